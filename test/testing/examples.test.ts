// The response that a test or a call prefers.
import { expect, test } from "vitest";
import { AuthenticationError, createClient, unwrap } from "../../src/desk/index.js";
import { startMock } from "../../src/desk/testing.js";
import { packagedDocuments } from "../../src/desk/workspace/mocked-service.js";
import { mockOfFile, send } from "../support/mock.js";

const mock = await mockOfFile();

const desk = ({ baseUrl } = mock) => createClient({ baseUrl, apiKey: "key", maxRetries: 0 });

test("an operation responds with the preferred status, until the preference is taken back", async () => {
  mock.prefer("listForms", { code: 401 });
  expect((await desk().GET("/forms")).error).toBeInstanceOf(AuthenticationError);
  mock.prefer("listForms", { code: 503 });
  expect((await desk().GET("/forms")).error).toMatchObject({ kind: "api", status: 503 });
  const query = { page_number: 1 };
  expect((await desk().GET("/team-members", { params: { query } })).error).toBeUndefined();
  mock.prefer("listForms");
  expect((await desk().GET("/forms")).error).toBeUndefined();
});

test.each([
  [{ code: 600 }, "code must be a status from 200 to 599."],
  [{ code: 401.5 }, "code must be a status from 200 to 599."],
  [{ cod: 401 }, "cod is unknown. Did you mean code?"],
  [{ dynamic: "no" }, "dynamic must be true or false."],
  [{ example: "formz" }, 'example is wrong: "listForms" has no example "formz". It has '],
])("mock.prefer() refuses %j", (preference: object, problem) => {
  expect(() => mock.prefer("listForms", preference)).toThrow(`preference.${problem}`);
});

test("a preferred 204 has no body", async () => {
  mock.prefer("listForms", { code: 204 });
  const response = await send(mock, "GET", "/forms");
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(response.headers.get("content-type")).toBeNull();
});

test("an operation responds with a named example, also after the documents are replaced", async () => {
  await using own = await startMock({ examples: { createComment: "note" } });
  const params = { path: { ticket_id: "42" } };
  const body = { author_email: "priya.raman@acme.example", content: "Hello" };
  const create = () => unwrap(desk(own).POST("/tickets/{ticket_id}/comments", { params, body }));
  expect((await create()).comment.comment_type).toBe("note");
  await own.replace(structuredClone(await packagedDocuments()));
  expect((await create()).comment.comment_type).toBe("note");
});
