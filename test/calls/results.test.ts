import { expect, test } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import type { ToolResult } from "../../src/desk/tools.js";
import { answer, fail, never, type Respond, testDesk } from "../support/test-desk.js";
import { testTool, toolOf } from "../support/tools.js";

const key = "sk-live-0123456789";

test("a failure has the response without the key, and the gaps that can be its cause", async () => {
  const body = { errors: { status: ["does not exist"], [key]: [`key ${key}`] } };
  const { tool } = testTool("getTicket", answer(body, 404), { apiKey: key });
  const named = gaps.filter((gap) => gap.operationIds.includes("getTicket") && gap.failures.includes("404"));
  const result = await tool.call({ ticket_id: "7" });
  expect(result).toMatchObject({
    ok: false,
    outcome: "refused",
    gaps: expect.arrayContaining(named.map(({ id }) => id)),
  });
  const { response, summary, gaps: causes } = Object(result);
  expect(response).toEqual({
    status: 404,
    body: { errors: { status: ["does not exist"], "[redacted]": ["key [redacted]"] } },
  });
  const open = causes.length > 0 ? ` Not shown, and perhaps the cause: ${causes.join(", ")}.` : "";
  expect(summary).toBe(
    `GET /tickets/{ticket_id}: the service responded with the status 404. A read changes nothing: check the request before you send it again.${open}`,
  );
});

test.each([
  ["one text", "x".repeat(50_000)],
  ["many texts", { errors: Array.from({ length: 5_000 }, (_, index) => `wrong ${index}`) }],
  ["many fields", Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field ${index}`, 1]))],
  ["a long name of a field", { ["k".repeat(50_000)]: 1 }],
  ["nested lists", JSON.parse(`${"[".repeat(900)}"${"'x".repeat(2_000)}"${"]".repeat(900)}`)],
])(
  "the response of a failure with %s has at most 2,000 characters, and says what was cut",
  async (_, body) => {
    const { tool } = testTool("getTicket", answer(body, 422));
    const { response } = Object(await tool.call({ ticket_id: "7" }));
    const text = JSON.stringify(response.body);
    expect(text.length).toBeLessThanOrEqual(2_000);
    expect(text.length).toBeGreaterThan(500);
    expect(text).toMatch(/\[cut: \d+ of \d+ (characters|items|fields)\]/);
  },
);

test("a response without a body has null, and a failure without a response has none", async () => {
  const call = async (respond: Respond) =>
    Object(await testTool("listForms", respond, { maxRetries: 0 }).tool.call({}));
  expect((await call(answer("", 500))).response).toEqual({ status: 500, body: null });
  expect(await call(fail())).not.toHaveProperty("response");
});

test("a success without a body has null as data", async () => {
  const { tool } = testTool("removeTeamMember", () => new Response(null, { status: 204 }));
  const args = { team_member_id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12" };
  expect(await tool.call(args, { confirm: true })).toEqual({ ok: true, data: null });
});

test("an abort, and an error of the key function, reject", async () => {
  const aborted = testTool("listForms").tool.call({}, { signal: AbortSignal.abort(new Error("cancelled")) });
  await expect(aborted).rejects.toThrow("cancelled");
  const apiKey = () => Promise.reject(new Error("vault"));
  await expect(testTool("listForms", undefined, { apiKey }).tool.call({})).rejects.toThrow("vault");
});

test("a tool rejects with the error of another call, which a hook or a signal throws", async () => {
  const { error } = await testDesk(fail("ECONNREFUSED")).desk.GET("/forms");
  const { desk } = testTool("listForms");
  desk.use({ onResponse: () => Promise.reject(error) });
  await expect(toolOf(desk, "listForms").call({})).rejects.toBe(error);
  const stalling = testTool("listForms", () => never);
  const controller = new AbortController();
  setTimeout(() => controller.abort(error), 5);
  await expect(stalling.tool.call({}, { signal: controller.signal })).rejects.toBe(error);
});

test("a key that is not set is a result, and nothing was sent", async () => {
  const { tool, requests } = testTool("listForms", undefined, { apiKey: () => "" });
  expect(await tool.call({})).toMatchObject({ ok: false, outcome: "not-sent" });
  expect(requests).toEqual([]);
});

/** Reads a list of comments with a limit. */
async function readCut(texts: readonly string[], maxCharacters: number): Promise<string[]> {
  const comments = texts.map((content) => ({ id: "1", content }));
  const pagination = { total_records: 2, total_pages: 1, current_page_number: 1, page_size: 30 };
  const { desk } = testTool("listComments", answer({ comments, pagination }));
  const tool = toolOf(desk, "listComments", { maxCharacters });
  const result: ToolResult = await tool.call({ ticket_id: "7" });
  if (!result.ok) throw new Error(result.summary);
  expect(result.data).toMatchObject({ pagination });
  expect(JSON.stringify(result.data).length).toBeLessThanOrEqual(maxCharacters);
  return (result.data as { comments: { content: string }[] }).comments.map(({ content }) => content);
}

test("long texts are cut until the result fits, and say so; short ones stay", async () => {
  const [short, long, other] = await readCut(["short", "x".repeat(50_000), "y".repeat(9_000)], 4_000);
  expect(short).toBe("short");
  expect(long).toMatch(/^x+ \[cut: \d+ of 50000 characters\]$/);
  expect(other).toMatch(/^y+ \[cut: \d+ of 9000 characters\]$/);
  expect(long?.length).toBeGreaterThan(1_000);
});

test("long lists are cut, too, and say how many items are missing", async () => {
  const texts = await readCut(
    Array.from({ length: 500 }, () => "short"),
    1_000,
  );
  expect(texts.slice(0, 3)).toEqual(["short", "short", "short"]);
});

test("one item of a list stays, if only one fits", async () => {
  const texts = await readCut(["x".repeat(90), "y".repeat(90)], 300);
  expect(texts[0]).toBe("x".repeat(90));
});

test("an object with very many fields is cut in time, and says how many are missing", async () => {
  const ticket = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`field ${index}`, 1]));
  const { desk } = testTool("getTicket", answer({ ticket: { id: "1", ...ticket } }));
  const result = await toolOf(desk, "getTicket", { maxCharacters: 4_000 }).call({ ticket_id: "7" });
  expect(Object.keys(Object(result).data.ticket).at(-1)).toMatch(/^\[cut: \d+ of 100001 fields\]$/);
});

test("fields whose long names begin alike both stay", async () => {
  const name = "k".repeat(200);
  const { desk } = testTool("getTicket", answer({ ticket: { id: "1", [`${name}a`]: 1, [`${name}b`]: 2 } }));
  const result = await toolOf(desk, "getTicket", { maxCharacters: 400 }).call({ ticket_id: "7" });
  const cut = `${"k".repeat(100)} [cut: 100 of 201 characters]`;
  expect(result).toMatchObject({ data: { ticket: { id: "1", [cut]: 1, [`${cut} (3)`]: 2 } } });
});

test("a result has at least some 100 characters, however small the limit is", async () => {
  const { desk } = testTool("getTicket", answer({ ticket: { id: "1", description: "x".repeat(5_000) } }));
  for (const maxCharacters of [1, 100, 101]) {
    const result = await toolOf(desk, "getTicket", { maxCharacters }).call({ ticket_id: "7" });
    expect(Object(result).data).toMatch(/^\{"ticket":\{"id":"1",.+ \[cut: 100 of \d+ characters\]$/);
  }
});

test("a cut leaves no half of a character, and a text that fits is not cut", async () => {
  expect(await readCut(["x".repeat(3_000)], 4_000)).toEqual(["x".repeat(3_000)]);
  const [text] = await readCut(["😀".repeat(10_000)], 3_001);
  expect(text).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});
