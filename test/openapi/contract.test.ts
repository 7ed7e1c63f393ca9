import { describe, expect, test } from "vitest";
import { AuthenticationError, unwrap } from "../../src/desk/index.js";
import { clientOf, documentedCalls } from "../support/documented-calls.js";
import { asDocumented } from "../support/guard.js";
import { mockOfFile } from "../support/mock.js";

const mock = await mockOfFile();

describe.each(documentedCalls)("$name", ({ send, data }) => {
  test("succeeds as documented", async () => {
    const desk = clientOf(mock);
    desk.use(asDocumented);
    expect(await unwrap(send(desk))).toEqual(data);
    mock.assertContract();
  });

  test("fails with the documented 401 when the key is missing", async () => {
    const dropKey = (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      headers.delete("x-api-key");
      return fetch(url, { ...init, headers });
    };
    const { error } = await send(clientOf(mock, { fetch: dropKey }));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect(error).toMatchObject({
      status: 401,
      documented: true,
      body: { error: "Could not authenticate, invalid API Key" },
    });
  });
});

test("the mock refuses a mention on a reply", async () => {
  const desk = clientOf(mock);
  const body: object = {
    author_email: "a@acme.example",
    content: "Hello.",
    mentions: [{ email: "b@acme.example" }],
  };
  const { error } = await desk.POST("/tickets/{ticket_id}/comments", {
    params: { path: { ticket_id: "1042" } },
    // @ts-expect-error the compiler refuses it too
    body,
  });
  expect(error).toMatchObject({ kind: "api", status: 422, documented: false });
});
