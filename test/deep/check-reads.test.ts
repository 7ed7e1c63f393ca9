// Each read of a check, with each fault that the response to one read can have.
import { expect, test } from "vitest";
import { checkWorkspace, isFine, reportText } from "../../src/desk/check/check.js";
import { apiKey, exampleOf, planted, reads, ticketReads } from "../support/checked-workspace.js";
import { answer, baseUrl, fail } from "../support/test-desk.js";

/** Checks a workspace that responds with the examples of the document, but for one read. */
async function check(name: string, respond: () => Response | Promise<Response>) {
  const methods = new Set<unknown>();
  const fetch = async (url: string, init: RequestInit) => {
    methods.add(init.method);
    const path = new URL(url).pathname.replace("/api/external/v2", "").replace("/1042", "/{ticket_id}");
    return `GET ${path}` === name ? respond() : Response.json(exampleOf(url));
  };
  const report = await checkWorkspace({ baseUrl, apiKey, maxRetries: 0, fetch }, "1042");
  const text = reportText(report);
  expect([...methods]).toEqual(["GET"]);
  expect(text).not.toContain(planted);
  const lines = text.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`  ${name}: `));
  const after = lines.slice(start + 1);
  const end = after.findIndex((line) => !line.startsWith("    "));
  return {
    reached: report.reached,
    isFine: isFine(report),
    own: [lines[start], ...after.slice(0, end < 0 ? after.length : end)].join("\n"),
    count: report.reads.length,
  };
}

const all = [...reads, ...ticketReads];
const failure = (status: number) => answer({ error: planted }, status);
const faults: [what: string, respond: () => Response | Promise<Response>, isFine: boolean, own: RegExp][] = [
  [
    "a 403",
    failure(403),
    true,
    /: refused \(403\)\. .*perhaps the cause: auth\.permissions, limits\.rate\.$/,
  ],
  ["a 404", failure(404), false, /: failed \(404\)\./],
  ["a 429", failure(429), false, /: failed \(429\)\. .*limits\.rate/],
  ["a 500", failure(500), false, /: failed \(500\)\./],
  ["a redirect", answer("", 302, { location: "/" }), false, /: failed \(302\)\./],
  ["a page", answer(`<p>${planted}</p>`), false, /: 200\n {4}not json/],
  ["another envelope", answer({ ok: planted }), false, /: 200\n {4}/],
  ["an empty body", answer(""), false, /: 200\n {4}not json/],
];

test.each(all.flatMap((name) => faults.map((fault) => [name, ...fault] as const)))(
  "%s responds with %s",
  async (name, _, respond, isFine, own) => {
    const report = await check(name, respond);
    expect(report).toMatchObject({ reached: "accepted", isFine, own: expect.stringMatching(own) });
    expect(report.count).toBe(all.length);
  },
);

test.each(all)("%s responds with a 401 or not at all: only the first read ends the check", async (name) => {
  const isFirst = name === all[0];
  const refused = await check(name, answer({ error: "Could not authenticate, invalid API Key" }, 401));
  expect(refused).toMatchObject({
    reached: isFirst ? "refused" : "accepted",
    count: isFirst ? 1 : all.length,
  });
  expect(refused.own).toMatch(/: refused \(401\)\. /);
  const lost = await check(name, fail());
  expect(lost).toMatchObject({ reached: isFirst ? "no answer" : "accepted", isFine: false });
  expect(lost.own).toMatch(/: no response \(ECONNREFUSED\)$/);
});
