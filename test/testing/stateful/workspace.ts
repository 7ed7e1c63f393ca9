import { type Api, ApiError, byOperationId, type ResponseBody, unwrap } from "../../../src/desk/index.js";
import { type Assumptions, type Seed, startMock } from "../../../src/desk/testing.js";
import { clientOf } from "../../support/documented-calls.js";
import { openDocuments, openTables } from "../../support/open-documents.js";

type Unwrapped = {
  [Id in keyof Api]: (...init: Parameters<Api[Id]>) => Promise<ResponseBody<Id>>;
};

/** Returns calls that return data or throw. */
function unwrapped(calls: Api): Unwrapped {
  const entries = Object.entries(calls).map(([id, call]) => [
    id,
    (init: never) => unwrap<unknown>(call(init)),
  ]);
  // The compiler cannot follow an id to the types of its call.
  return Object.fromEntries(entries) as Unwrapped;
}

export const unknownId = { status: 404, body: { error: "Not found" } } as const;

/** Starts a mock with memory and the document of the fixtures, and creates a client for it. */
export async function workspace(seed: Seed = {}, assume: Assumptions = {}) {
  const mock = await startMock({ port: null, stateful: true, documents: openDocuments, seed });
  mock.assume(assume);
  const desk = clientOf(mock, { fetch: mock.fetch }, openTables);
  const calls = byOperationId(desk);
  return {
    mock,
    desk,
    /** Calls by the ids of the operations: `calls` return a result; `api` returns data or throws. */
    calls,
    api: unwrapped(calls),
    [Symbol.asyncDispose]: () => mock.close(),
  };
}

/** Returns the first gap that a refusal to guess names. */
export async function gapOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw error;
  // `error.gaps` leaves out a mark of another operation, such as one about the member that this call finds.
  return error.headers.get("sl-not-shown")?.split(", ")[0];
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

/** The failure that the tests assume. */
export const refused = { status: 409, body: "refused" } as const;
/** Answers to the gaps that a test is not about. */
export const resolved: Assumptions = {
  "customers.create.required-fields": [],
  "customers.create.success-status": 201,
  "errors.validation": refused,
  "pagination.order": "oldest-first",
  "team-members.list.members": true,
  "team-members.remove.last-admin-status": { status: 409, adminRoles: ["Boss"] },
  "v1.team-members.update.response": "wrapped",
};
