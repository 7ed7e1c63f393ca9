import { expect, test } from "vitest";
import { createClient, unwrap } from "../../src/desk/index.js";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import { packagedDocuments } from "../../src/desk/workspace/support-desk.js";

test("an operation answers with a body of the app's own", async () => {
  const form = { id: "7d2f1c64-3b0a-4e58-9c17-5a86d0e4f2b3", title: "Returns", slug: "returns" };
  await using mock = await startMock({
    examples: { listForms: { forms: [form], kb_details: { knowledge_base_name: "Help" } } },
  });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  expect((await unwrap(desk.GET("/forms"))).forms).toEqual([form]);
});

test("an operation answers with an example that the document names, and so does that of documents which replace others", async () => {
  await using mock = await startMock({ examples: { createComment: "note" } });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  const params = { path: { ticket_id: "42" } };
  const body = { author_email: "priya.raman@acme.example", content: "Hello" };
  const create = () => unwrap(desk.POST("/tickets/{ticket_id}/comments", { params, body }));
  expect((await create()).comment.comment_type).toBe("note");
  await mock.replace(structuredClone(await packagedDocuments()));
  expect((await create()).comment.comment_type).toBe("note");
});

test("a body that is not as documented is refused", async () => {
  const wrong = { forms: [], kb_details: { knowledge_base_name: "Help" }, more: 1 };
  await expect(startMock({ examples: { listForms: wrong } })).rejects.toThrow(
    "What the mock is to answer is not as documented: GET /forms: 200 is not as documented: unknown field at /more",
  );
});

test.each([
  [{ listForm: "one" }, 'The mock has no operation "listForm"'],
  [{ createComment: "notte" }, 'The operation "createComment" has no example "notte"; it has reply, note.'],
  [{ removeTeamMember: "one" }, 'The operation "removeTeamMember" answers without a body.'],
])("%j is refused", async (examples, message) => {
  await expect(startMock({ examples: examples as object })).rejects.toThrow(message);
});

test.each([
  [{ document: {}, prefix: "/v2" }],
  ["openapi.json"],
  [{ servers: "http://localhost", paths: {} }],
])("documents that list %j are refused by a sentence that names the option", async (one) => {
  const documents = [one] as unknown as MockDocument[];
  await expect(startMock({ documents })).rejects.toThrow(
    "documents must list OpenAPI documents, each with servers and paths, as support-desk-client/openapi.json is.",
  );
});

test("the compiler knows the operations and their bodies", () => {
  // @ts-expect-error -- no such operation
  const misspelt: Parameters<typeof startMock>[0] = { examples: { listForm: "one" } };
  // @ts-expect-error -- no list
  const wrong: Parameters<typeof startMock>[0] = { examples: { listForms: { forms: 1 } } };
  expect([misspelt, wrong]).toHaveLength(2);
});
