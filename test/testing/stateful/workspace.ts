import { byOperationId, createClient, createV1Client, throwing } from "../../../src/index.js";
import { type Assumptions, type Seed, startMock } from "../../../src/testing/index.js";
import { openDocuments } from "../../support/open-documents.js";

export const unknownId = { status: 404, body: { error: "Not found" } } as const;

/** A mock that remembers, with the documents of the fixtures, and clients of it. */
export async function workspace(seed: Seed = {}, assume: Assumptions = {}) {
  const mock = await startMock({ stateful: true, documents: openDocuments, seed, assume });
  const options = { apiKey: "any-key", maxRetries: 0 };
  const desk = createClient({ ...options, baseUrl: mock.baseUrl });
  return {
    mock,
    desk,
    /** Calls by the ids of the operations: with a result, and such that return data or throw. */
    calls: byOperationId(desk),
    api: byOperationId(throwing(desk)),
    v1: createV1Client({ ...options, baseUrl: mock.v1BaseUrl }),
    [Symbol.asyncDispose]: () => mock.close(),
  };
}

/** The gap that the answer to a call would have to guess about. */
export async function gapOf(call: Promise<{ response?: Response | undefined }>) {
  return (await call).response?.headers.get("sl-not-shown");
}

export const newTicket = {
  email: "mara.lind@mail.example",
  subject: "Tent arrived without its poles",
  description: "The bag with the poles is missing.",
};
export const priya = {
  id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12",
  email: "priya.raman@acme.example",
  name: "Priya Raman",
};
export const tom = { email: "tom.becker@acme.example", name: "Tom Becker" };
