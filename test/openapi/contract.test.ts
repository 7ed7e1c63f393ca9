import { describe, expect, test } from "vitest";
import { AuthenticationError, unwrap } from "../../src/desk/index.js";
import { type MismatchReport, validateResponses } from "../../src/desk/validate.js";
import { clientOf, documentedCalls } from "../support/documented-calls.js";
import { mockOfFile } from "../support/mock.js";

const mock = await mockOfFile();

describe.each(documentedCalls)("$name", ({ send, data }) => {
  test("succeeds as documented", async () => {
    const desk = clientOf(mock);
    const onMismatch = ({ message }: MismatchReport) => expect.unreachable(message);
    desk.use(validateResponses({ onMismatch }));
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
