import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AuthenticationError, createClient, createV1Client, unwrap } from "../../src/index.js";
import { type Mock, startMock } from "../../src/testing/index.js";
import { type Desk, documentedCalls, type V1Desk } from "../support/documented-calls.js";
import { asDocumented, violationGuard } from "../support/guard.js";

const ticket_id = "1042";

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

/** Both clients; with a fetch that drops the key, they are a caller whose key is missing. */
function clients(fetch?: (url: string, init: RequestInit) => Promise<Response>): [Desk, V1Desk] {
  const options = { apiKey: "any-key", ...(fetch && { fetch }) };
  return [
    createClient({ ...options, baseUrl: mock.baseUrl }),
    createV1Client({ ...options, baseUrl: mock.v1BaseUrl }),
  ];
}

describe.each(documentedCalls)("$name", ({ send, data }) => {
  test("succeeds as documented", async () => {
    const guarded = clients();
    for (const desk of guarded) desk.use(violationGuard, asDocumented);
    expect(await unwrap(send(...guarded))).toEqual(data);
  });

  test("fails with the documented 401 when the key is missing", async () => {
    const dropKey = (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.delete("x-api-key");
      return fetch(url, { ...init, headers });
    };
    const { error } = await send(...clients(dropKey));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({
      status: 401,
      documented: true,
      body: { error: "Could not authenticate, invalid API Key" },
    });
  });
});

test("the guard fails a call that breaks the contract", async () => {
  const [desk] = clients();
  desk.use(violationGuard);
  // An address without an @ is a string to the compiler, and not an address to the mock.
  const call = desk.POST("/team-members", { body: { emails: ["nobody"] } });
  await expect(call).rejects.toThrow(/broke the contract.*format/);
});

test("the mock refuses a mention on a reply", async () => {
  const [desk] = clients();
  const body: object = {
    author_email: "a@acme.example",
    content: "Hello.",
    mentions: [{ email: "b@acme.example" }],
  };
  const { error } = await desk.POST("/tickets/{ticket_id}/comments", {
    params: { path: { ticket_id } },
    // @ts-expect-error the compiler refuses it too
    body,
  });
  expect(error).toMatchObject({ kind: "api", status: 422, documented: false });
});
