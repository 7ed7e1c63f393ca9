import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationTable } from "../src/generated/openapi-operations.js";
import { operationTable as v1OperationTable } from "../src/generated/v1-operations.js";
import { AuthenticationError, createClient, createV1Client, type Middleware, unwrap } from "../src/index.js";
import { type Mock, startMock } from "../src/testing/index.js";
import { asDocumented, violationGuard } from "./support/guard.js";
import { type Desk, operations, type V1Desk } from "./support/operations.js";

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

describe.each(operations)("%s", (_, call, data) => {
  test("succeeds as documented", async () => {
    const guarded = clients();
    for (const desk of guarded) desk.use(violationGuard, asDocumented);
    expect(await unwrap(call(...guarded))).toEqual(data);
  });

  test("fails with the documented 401 when the key is missing", async () => {
    const dropKey = (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.delete("x-api-key");
      return fetch(url, { ...init, headers });
    };
    const { error } = await call(...clients(dropKey));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({
      status: 401,
      documented: true,
      body: { error: "Could not authenticate, invalid API Key" },
    });
  });
});

test("the calls above are all operations of both documents", async () => {
  const called = new Set<string>();
  for (const [, call] of operations) {
    const pair = clients();
    const note: Middleware = {
      onRequest: ({ request, schemaPath }) => void called.add(`${request.method} ${schemaPath}`),
    };
    for (const desk of pair) desk.use(note);
    await call(...pair);
  }
  expect(called).toEqual(new Set([...Object.keys(operationTable), ...Object.keys(v1OperationTable)]));
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
