import { expect, test } from "vitest";
import { createClient, unwrap } from "../../src/desk/index.js";
import { startMock } from "../../src/desk/testing.js";
import { packagedDocuments } from "../../src/desk/workspace/mocked-service.js";

test("an operation responds with a given body", async () => {
  const form = { id: "7d2f1c64-3b0a-4e58-9c17-5a86d0e4f2b3", title: "Returns", slug: "returns" };
  await using mock = await startMock({
    examples: { listForms: { forms: [form], kb_details: { knowledge_base_name: "Help" } } },
  });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  expect((await unwrap(desk.GET("/forms"))).forms).toEqual([form]);
});

test("an operation responds with a named example, also after the documents are replaced", async () => {
  await using mock = await startMock({ examples: { createComment: "note" } });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
  const params = { path: { ticket_id: "42" } };
  const body = { author_email: "priya.raman@acme.example", content: "Hello" };
  const create = () => unwrap(desk.POST("/tickets/{ticket_id}/comments", { params, body }));
  expect((await create()).comment.comment_type).toBe("note");
  await mock.replace(structuredClone(await packagedDocuments()));
  expect((await create()).comment.comment_type).toBe("note");
});

test.each([[{ document: {}, prefix: "/v2" }], null])("%j among the documents is refused", async (one) => {
  await expect(startMock({ documents: [one] as never })).rejects.toThrow("documents must list OpenAPI");
});

test("an undocumented body is refused", async () => {
  const wrong = { forms: [], kb_details: { knowledge_base_name: "Help" }, more: 1 };
  await expect(startMock({ examples: { listForms: wrong } })).rejects.toThrow(
    "examples.listForms does not fit the document: listForms: 200 is not as documented: unknown field at /more",
  );
});

test.each([
  [{ listForm: "one" }, 'examples.listForm is wrong: the documents have no operation "listForm".'],
  [
    { createComment: "notte" },
    'examples.createComment is wrong: "createComment" has no example "notte". It has reply, note.',
  ],
  [
    { removeTeamMember: "one" },
    'examples.removeTeamMember is wrong: the response of "removeTeamMember" has no body.',
  ],
])("%j is refused", async (examples, message) => {
  await expect(startMock({ examples: examples as object })).rejects.toThrow(message);
});

test("the compiler knows the operations and their bodies", () => {
  // @ts-expect-error -- no such operation
  const misspelt: Parameters<typeof startMock>[0] = { examples: { listForm: "one" } };
  // @ts-expect-error -- no list
  const wrong: Parameters<typeof startMock>[0] = { examples: { listForms: { forms: 1 } } };
  expect([misspelt, wrong]).toHaveLength(2);
});
