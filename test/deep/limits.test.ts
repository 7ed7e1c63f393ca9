import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, expect, test } from "vitest";
import { mockOfFile } from "../support/mock.js";
import { testTool } from "../support/tools.js";

const apiKey = 'a-long/and+"secret"=key';
const lines: string[] = [];
const mock = await mockOfFile({ stateful: true, log: (line) => lines.push(line) });
afterEach(() => lines.splice(0));

const headers = { "x-api-key": apiKey, "content-type": "application/json" };
const post = (body: string | Blob, path = "/tickets") =>
  fetch(`${mock.baseUrl}${path}`, { method: "POST", headers, body });
const ticket = (description: string) =>
  JSON.stringify({ email: "mara.lind@mail.example", subject: "Tent", description });
const mention = (field: string) => {
  const comment = { author_email: "a@mail.example", content: "C", comment_type: "note" };
  return JSON.stringify({ ...comment, mentions: [{ [field]: 1 }] });
};

test("a body of 1 MiB is accepted, and a larger one gets 413 with the limit", async () => {
  const body = ticket("");
  expect((await post(ticket("x".repeat(1_048_576 - body.length)))).status).toBe(201);
  const response = await post(ticket("x".repeat(1_048_576)));
  const error = "The body exceeds 1048576 bytes.";
  expect([response.status, await response.json()]).toEqual([413, { error }]);
  expect(mock.assertContract).toThrow(`POST /api/external/v2/tickets: ${error}`);
});

test("a body that is not in UTF-8 gets 400 with the location, and a byte order mark is fine", async () => {
  const text = ticket("Grüße");
  const response = await post(new Blob([Buffer.from(`\n${text}`, "latin1")]));
  const location = `byte ${text.indexOf("ü") + 2}, in line 2, is wrong`;
  const error = `The body is not in UTF-8: ${location}. Save it as UTF-8.`;
  expect([response.status, await response.json()]).toEqual([400, { error }]);
  expect(mock.state.tickets).toEqual([]);
  expect((await post(`\ufeff${text}`)).status).toBe(201);
  expect(mock.state.tickets[0]?.description).toBe("Grüße");
});

test.each([
  ["a body that is not JSON", "", "{", "The body is not valid JSON."],
  ["a body that is nested too deeply", "", "[".repeat(500_000), "The JSON of the body is nested too deeply."],
  ["a malformed path", "/%E0%A4%A", "", expect.stringMatching(/^The path is not valid percent-encoding/)],
])("%s gets 400, and breaks the contract", async (_, path, body, error) => {
  const response = await post(body, `/tickets${path}`);
  expect([response.status, await response.json()]).toEqual([400, { error }]);
  expect(mock.requests).toMatchObject([{ status: 400, violations: [error] }]);
});

test("the time to add members grows only with their number", async () => {
  const emails = Array.from({ length: 20_000 }, (_, index) => `a${index}@mail.example`);
  const start = performance.now();
  // All but one of the others repeat an address.
  const again = emails.map(() => "A0@mail.example");
  const response = await post(JSON.stringify({ emails: [...emails, ...again] }), "/team-members");
  expect([response.status, performance.now() - start < 5_000]).toEqual([501, true]);
});

test("the mock keeps a body up to 64 KiB, and the first 64 KiB of a larger one as text", async () => {
  const fits = ticket("x".repeat(65_536 - ticket("").length));
  await post(fits);
  await post(fits.replace('x"', 'xx"'));
  const [whole, cut] = mock.requests.map(({ body }) => body);
  expect(whole).toEqual(JSON.parse(fits));
  expect(cut).toBe(fits.replace('x"', 'xx"').slice(0, 65_536));
});

test("the mock shortens very many and very long violations", async () => {
  const mentions = Array.from({ length: 400 }, (_, index) => ({ ["m".repeat(1_000) + index]: 1 }));
  const body = { author_email: "tom.becker@acme.example", content: "C", comment_type: "note", mentions };
  const response = await post(JSON.stringify(body), "/tickets/1042/comments");
  const { error } = (await response.json()) as { error: string };
  expect(error).toMatch(/^The mock refuses .+; and more$/);
  expect(error.length).toBeLessThan(30_000);
  const violations = mock.requests[0]?.violations ?? [];
  expect(violations).toHaveLength(51);
  expect(violations.at(-1)).toBe("and more");
  expect(Math.max(...violations.map(({ length }) => length))).toBeLessThanOrEqual(500);
});

test("assertContract() remembers a violation for 1,000 more requests, until a reset", async () => {
  await post("{", "/forms/1");
  for (let count = 0; count < 1_000; count += 1) await fetch(`${mock.baseUrl}/forms`, { headers });
  expect(mock.requests).toHaveLength(1_000);
  expect(mock.requests[0]?.path).toBe("/api/external/v2/forms");
  expect(() => mock.assertContract()).toThrow(
    /^1 of 1001 requests broke the contract:\n.+\/forms\/1: .+not valid JSON/,
  );
  mock.reset();
  mock.assertContract();
});

/** Returns the size of the heap without garbage. */
function used(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  return process.memoryUsage().heapUsed;
}

test("assertContract() lists the first 100 of very many requests, with a count", async () => {
  for (let count = 0; count < 250; count += 1) await post("{", `/forms/${count}`);
  expect(mock.assertContract).toThrow(/^250 of 250 requests broke the contract:/);
  expect(mock.assertContract).toThrow(/^([^\n]+\n){100}.+\/forms\/99: .+\n {2}and 150 more\n/);
});

test("the mock removes the key from kept requests and the log, in every encoding", async () => {
  const inPath = encodeURIComponent(apiKey);
  const inJson = JSON.stringify(apiKey).slice(1, -1);
  const own = { [apiKey]: 1, subject: `A ${apiKey}`, tags: [apiKey] };
  await post(JSON.stringify({ ...JSON.parse(ticket("")), ...own }), `/tickets?${inPath}=${inPath}`);
  await post(`${apiKey} ${inJson} ${inPath}`, `/things/${inPath}`);
  await post(ticket(`${apiKey}${"x".repeat(65_536)}`));
  // The mock refuses to guess, because the seed has no such role.
  await post(JSON.stringify({ emails: [], organization_role: apiKey }), "/team-members");
  expect(mock.requests).toHaveLength(4);
  expect(JSON.stringify([mock.requests, lines])).not.toContain("secret");
  expect(mock.requests[0]?.body).toMatchObject({ subject: "A [redacted]", tags: ["[redacted]"] });
  // The workspace keeps the sent values.
  expect(mock.state.tickets[0]?.tags).toEqual([apiKey]);
});

test("a body and a violation that the mock cuts through a key keep no beginning of it", async () => {
  for (let kept = 0; kept <= 60; kept += 1) {
    await post(ticket("x".repeat(65_500 - kept) + apiKey));
    await post(mention("x".repeat(100 - kept) + apiKey), "/tickets/1042/comments");
  }
  const texts = mock.requests.map(({ body, violations }) => violations.at(-1) ?? String(body));
  expect(texts.filter((text) => /x\[reda($| is unknown)/.test(text))).toHaveLength(2);
  expect(JSON.stringify([texts, lines])).not.toContain(apiKey.slice(0, 8));
});

test("a body and a violation that the mock cuts end with a whole character", async () => {
  for (const shift of ["", "x", "xx", "xxx"]) {
    await post(ticket(shift + "\u{1F3D5}".repeat(40_000)));
    await post(mention(shift + "\u{1F3D5}".repeat(300)), "/tickets/1042/comments");
  }
  const refused = [201, 422, 201, 422, 201, 422, 201, 422];
  expect(mock.requests.map(({ status }) => status)).toEqual(refused);
  // JSON escapes half of a surrogate pair.
  expect(JSON.stringify([mock.requests, lines])).not.toMatch(/\\ud83c|\ufffd/);
});

test.each([
  ["a list without a page", "GET", "/team-members", 501],
  ["a page that is no number", "GET", "/team-members?page_number=x", 422],
  ["a report with a custom range", "GET", "/reports/tickets?range_type=custom&start_date=1&end_date=2", 422],
  ["the older update", "PATCH", "/../v1/team_members/x", 422],
])("the mock keeps nothing of %s after a reset", async (_, method, path, status) => {
  const send = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const response = await mock.fetch(mock.baseUrl + path, { method, headers: { "x-api-key": "key" } });
      expect(response.status).toBe(status);
    }
    mock.reset();
  };
  await send(100);
  const before = used();
  await send(500);
  expect((used() - before) / 500).toBeLessThan(1_000);
});

test("a signal that many refused writes share keeps nothing of them", async () => {
  const { tool } = testTool("createDraft");
  const { signal } = new AbortController();
  const refuse = async () => {
    for (let index = 0; index < 3_000; index += 1) {
      await tool.call({ ticket_id: "7", content: "C" }, { confirm: () => false, signal });
    }
  };
  await refuse();
  const before = used();
  await refuse();
  expect((used() - before) / 3_000).toBeLessThan(100);
});
