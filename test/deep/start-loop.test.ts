import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { copyProject, type ProjectCopy } from "../support/project-copy.js";
import { endScripts, type Started, startScript } from "../support/started.js";

// The tests follow one run of `npm start` on a copy of the project, from the start to Ctrl-C, in this order.
const file = "openapi/paths/tickets_{ticket_id}.yaml";
let project: ProjectCopy;
let started: Started;
let mock: string;
let docs: string;
let readEvents: () => Promise<string>;

beforeAll(async () => {
  project = await copyProject();
  const ports = ["--port", "0", "--docs-port", "0"];
  started = startScript(project.path("scripts/start.ts"), ...ports);
  await started.until("Waiting for edits");
  docs = String(/http:\S+(?=\/openapi\.html)/.exec(started.output())?.[0]);
  mock = String(/http:\S+v2/.exec(started.output())?.[0]);
  const reader = (await fetch(`${docs}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  readEvents = async () => String((await reader?.read())?.value);
  await event('event: mistake\ndata: ""');
});
afterAll(async () => {
  endScripts();
  await project[Symbol.asyncDispose]();
});

async function event(text: string): Promise<void> {
  for (let events = ""; !events.includes(text); ) events += await readEvents();
}

async function subject(): Promise<string> {
  const response = await fetch(`${mock}/tickets/1042`, { headers: { "X-Api-Key": "key" } });
  return ((await response.json()) as { ticket: { subject: string } }).ticket.subject;
}

test("prints the addresses of docs and mock, and counts operations and gaps, without colours", () => {
  expect(started.output()).toMatch(/docs +http:\/\/127\.0\.0\.1:\d+\/openapi\.html/);
  expect(started.output()).toMatch(/mock +http:\/\/127\.0\.0\.1:\d+\/api\/external\/v2/);
  expect(started.output()).toMatch(/operations +\d+\n +gaps +\d+,/);
  expect(started.output()).not.toContain("\u001b[");
});

test("shows an edit in the mock and in the docs, and reloads the open pages", async () => {
  const upToDate = started.until("up to date");
  await project.edit(file, (text) => text.replaceAll("Tent arrived", "Boots arrived"));
  await event("event: version");
  const page = await (await fetch(`${docs}/openapi.html`)).text();
  expect(page).toContain("Boots arrived without its poles");
  expect(page).toContain(`[Try it](${new URL("/__try/v2/getTicket", mock)})`);
  expect(await subject()).toBe("Boots arrived without its poles");
  await upToDate;
  expect(await project.read("src/generated/openapi.json")).toContain("Boots arrived without its poles");
});

test("shows a mistake with its location in the terminal and on the open pages, and changes nothing", async () => {
  const unchanged = started.until("will follow once you correct this");
  await project.edit(file, (text) => text.replace("summary: Read a ticket", "summarry: Read a ticket"));
  await event(`${file}:22:3`);
  await unchanged;
  expect(started.output()).toContain(`${file}:22:3`);
  expect(await subject()).toBe("Boots arrived without its poles");
});

test("shows an edit that comes during the work on an older one", async () => {
  const changed = started.until("The document changed.");
  await project.edit(file, (text) =>
    text.replace("summarry:", "summary:").replaceAll("Boots arrived", "Coats arrived"),
  );
  await changed;
  await project.edit(file, (text) => text.replaceAll("Coats arrived", "Shoes arrived"));
  await vi.waitFor(async () => expect(await subject()).toBe("Shoes arrived without its poles"), {
    timeout: 120_000,
  });
});

test("ends everything that it started at Ctrl-C, even during work and with an open connection", async () => {
  // Browsers open connections that they may never use.
  const unused = connect(Number(new URL(mock).port), "127.0.0.1");
  await once(unused, "connect");
  started.child.kill("SIGINT");
  expect(await started.ended).toBe(0);
  unused.destroy();
  await expect(fetch(docs)).rejects.toThrow();
  await expect(fetch(mock)).rejects.toThrow();
});
