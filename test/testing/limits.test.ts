import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { mockOfFile } from "../support/mock.js";
import { connectTo } from "../support/raw-client.js";

const apiKey = 'a-long/and+"secret"=key';
const lines: string[] = [];
const mock = await mockOfFile({ stateful: true, log: (line) => lines.push(line) });
afterEach(() => lines.splice(0));

const headers = { "x-api-key": apiKey, "content-type": "application/json" };
const post = (body: string | Blob, path = "/tickets") =>
  fetch(`${mock.baseUrl}${path}`, { method: "POST", headers, body });
const ticket = (description: string) =>
  JSON.stringify({ email: "mara.lind@mail.example", subject: "Tent", description });

function messageOf(act: () => void): string {
  try {
    act();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

test("a body of 1 MiB is accepted", async () => {
  const body = ticket("");
  expect((await post(ticket("x".repeat(1_048_576 - body.length)))).status).toBe(201);
});

test("a larger body gets 413 with the limit, and is a violation", async () => {
  const response = await post(ticket("x".repeat(1_048_576)));
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ error: "The body exceeds 1048576 bytes." });
  expect(() => mock.assertContract()).toThrow(
    "POST /api/external/v2/tickets: The body exceeds 1048576 bytes.",
  );
});

test("a body that never ends gets 413, and then no more of it is read", async () => {
  const { port } = new URL(mock.url);
  const head = `POST /api/external/v2/tickets HTTP/1.1\r\nHost: localhost:${port}\r\nX-Api-Key: ${apiKey}\r\n`;
  const { socket, ended, received } = await connectTo(
    mock.url,
    `${head}Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n`,
  );
  const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
  const sending = setInterval(() => socket.writable && socket.write(chunk), 5);
  await ended;
  clearInterval(sending);
  expect(received()).toMatch(/^HTTP\/1\.1 413 /);
});

test("a refusal leaves the connection open for the next request", async () => {
  const { port } = new URL(mock.url);
  const head = `POST /api/external/v2/tickets HTTP/1.1\r\nHost: localhost:${port}\r\nX-Api-Key: ${apiKey}\r\n`;
  const request = `${head}Content-Type: application/json\r\nContent-Length: 1\r\n\r\n{`;
  const { socket, received } = await connectTo(mock.url, request);
  await vi.waitFor(() => expect(received()).toContain("not valid JSON"), { timeout: 30_000 });
  // The rest of a body that does not end is waited for so long.
  await wait(1_200);
  socket.write(request);
  await vi.waitFor(() => expect(received().split("not valid JSON")).toHaveLength(3), { timeout: 30_000 });
  socket.destroy();
});

test.each([
  ["that is not JSON", "{", "The body is not valid JSON."],
  ["that is nested too deeply", `${"[".repeat(500_000)}`, "The JSON of the body is nested too deeply."],
])("a body %s gets 400 with the reason, and is a violation", async (_, body, reason) => {
  const response = await post(body);
  expect([response.status, await response.json()]).toEqual([400, { error: reason }]);
  expect(() => mock.assertContract()).toThrow(reason);
});

test("a body is kept whole up to 64 KiB, and of a larger one the first 64 KiB as text", async () => {
  const fits = ticket("x".repeat(65_536 - ticket("").length));
  await post(fits);
  await post(fits.replace('x"', 'xx"'));
  const [whole, cut] = mock.requests.map(({ body }) => body);
  expect(whole).toEqual(JSON.parse(fits));
  expect(cut).toBe(fits.replace('x"', 'xx"').slice(0, 65_536));
});

test("the mock answers with a part of very many or very long violations, and a count", async () => {
  const mentions = Array.from({ length: 1_000 }, (_, index) => ({ ["m".repeat(1_000) + index]: 1 }));
  const body = { author_email: "tom.becker@acme.example", content: "C", comment_type: "note", mentions };
  const response = await post(JSON.stringify(body), "/tickets/1042/comments");
  const { error } = (await response.json()) as { error: string };
  expect(error).toMatch(/^The mock refuses .+; and \d{4} more$/);
  expect(error.length).toBeLessThan(30_000);
  const violations = mock.requests[0]?.violations ?? [];
  expect(violations).toHaveLength(51);
  expect(violations.at(-1)).toMatch(/^and \d+ more$/);
  expect(Math.max(...violations.map(({ length }) => length))).toBeLessThanOrEqual(500);
});

test("a request that broke the contract is named after 1,000 others, until a reset", async () => {
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

test("assertContract names the first 100 of very many requests, with a count", async () => {
  for (let count = 0; count < 250; count += 1) await post("{", `/forms/${count}`);
  const message = messageOf(mock.assertContract);
  expect(message).toMatch(/^250 of 250 requests broke the contract:/);
  expect(message.match(/\/forms\/\d+/g)).toHaveLength(100);
  expect(message).toContain("/forms/99: ");
  expect(message).toContain("  and 150 more\n");
});

test("the key is removed from what is kept and logged, wherever it was sent, as encoders write it", async () => {
  const inPath = encodeURIComponent(apiKey);
  const inJson = JSON.stringify(apiKey).slice(1, -1);
  const own = { [apiKey]: 1, subject: `A ${apiKey}`, tags: [apiKey] };
  await post(JSON.stringify({ ...JSON.parse(ticket("")), ...own }), `/tickets?${inPath}=${inPath}`);
  await post(`${apiKey} ${inJson} ${inPath}`, `/things/${inPath}`);
  await post(ticket(`${apiKey}${"x".repeat(65_536)}`));
  expect(mock.requests).toHaveLength(3);
  expect(JSON.stringify([mock.requests, lines])).not.toContain("secret");
  expect(mock.requests[0]?.body).toMatchObject({ subject: "A [redacted]", tags: ["[redacted]"] });
  // The workspace has what was sent.
  expect(mock.state.tickets[0]?.tags).toEqual([apiKey]);
});

test("a short key, which is a word, leaves the bodies as they were", async () => {
  await fetch(`${mock.baseUrl}/tickets`, {
    method: "POST",
    headers: { ...headers, "x-api-key": "tent" },
    body: ticket("A tent"),
  });
  expect(mock.requests[0]?.body).toMatchObject({ description: "A tent" });
});

test("a violation with letters outside of ASCII is answered, too", async () => {
  const response = await post(JSON.stringify({ customer: { "näme\u{1F3D5}": 1 } }), "/customers");
  const comment = { author_email: "a@mail.example", content: "C", mentions: [{ "näme\u{1F3D5}": 1 }] };
  const other = await post(JSON.stringify({ ...comment, comment_type: "note" }), "/tickets/1042/comments");
  expect([response.status, other.status]).not.toContain(500);
});
