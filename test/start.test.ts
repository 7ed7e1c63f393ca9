import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { copyProject, type ProjectCopy } from "./support/project-copy.js";
import { endScripts, startScript } from "./support/started.js";

let project: ProjectCopy;

const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeEach(async () => {
  project = await copyProject();
});
afterEach(async () => {
  endScripts();
  await project[Symbol.asyncDispose]();
});

/** Starts `npm start` of the copy, without npm between, on free ports. */
const start = (...flags: string[]) =>
  startScript(project.path("scripts/start.mjs"), "--port", "0", "--docs-port", "0", ...flags);

describe("start --once, on a port that another program has", () => {
  const taken = createServer();
  let code: number;
  let output: string;

  beforeAll(async () => {
    await using copy = await copyProject();
    taken.listen(0, "127.0.0.1");
    await once(taken, "listening");
    const flags = ["--once", "--port", `${portOf(taken)}`, "--docs-port", "0"];
    const started = startScript(copy.path("scripts/start.mjs"), ...flags);
    code = await started.ended;
    output = started.output();
  });
  afterAll(() => taken.close());

  test("makes everything and ends with 0", () => expect(code).toBe(0));

  test.each([
    /create a ticket +number 1042, https:/,
    /comment on it +a reply by Priya Raman/,
    /a note that mentions someone +a note for Tom Becker/,
    /list the comments +3 of 3/,
    /add a team member +One team member was added/,
    /read a report.+Priya Raman 9, Tom Becker 6; 15 in all/,
  ])("shows the tour: %s", (line) => expect(output).toMatch(line));

  test("tells where docs and mock are, and how many operations and gaps there are", () => {
    expect(output).toMatch(/docs +http:\/\/127\.0\.0\.1:\d+\/openapi\.html/);
    expect(output).toMatch(/mock +http:\/\/127\.0\.0\.1:\d+\/api\/external\/v2/);
    expect(output).toMatch(/operations +17 and 1\n +gaps +\d+,/);
  });

  test("says that the port is taken, and takes the next one", () => {
    const told = new RegExp(`Port ${portOf(taken)} is taken by another program; taking (\\d+)\\.`);
    const [, next] = told.exec(output) ?? [];
    expect(output).toContain(`http://127.0.0.1:${next}/api/external/v2`);
  });

  test("colours nothing where there is no terminal", () => expect(output).not.toContain("\u001b["));
});

test("start --once ends with 1 and the place of a mistake", async () => {
  await project.edit("openapi/openapi.yaml", (text) => text.replace("version: 2.0.0", "verzion: 2.0.0"));
  const { ended, output } = start("--once");
  expect(await ended).toBe(1);
  expect(output()).toContain("openapi/openapi.yaml:6:3");
});

test("an edit reaches mock and docs, a mistake does not, and Ctrl-C ends all", async () => {
  const { child, ended, output, until } = start();
  await until("Waiting for edits");
  const docs = String(/http:\S+(?=\/openapi\.html)/.exec(output())?.[0]);
  const mock = String(/http:\S+v2/.exec(output())?.[0]);
  const subject = async () => {
    const response = await fetch(`${mock}/tickets/1042`, { headers: { "X-Api-Key": "key" } });
    return ((await response.json()) as { ticket: { subject: string } }).ticket.subject;
  };
  for (const path of ["//", "/../package.json", "/%2e%2e/package.json", "/other.html"]) {
    expect((await fetch(docs + path)).status, path).toBe(404);
  }
  const reader = (await fetch(`${docs}/events`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  const file = "openapi/paths/tickets_{ticket_id}.yaml";

  await project.edit(file, (text) => text.replaceAll("Tent arrived", "Boots arrived"));
  await until("up to date");
  expect(await subject()).toBe("Boots arrived without its poles");
  expect(await (await fetch(`${docs}/openapi.html`)).text()).toContain("Boots arrived without its poles");
  let events = "";
  while (!events.includes("event: reload")) events += (await reader?.read())?.value;

  await project.edit(file, (text) => text.replace("summary: Read a ticket", "summarry: Read a ticket"));
  await until("stay as they were");
  expect(output()).toContain(`${file}:18:3`);
  expect(await subject()).toBe("Boots arrived without its poles");
  while (!events.includes(`${file}:18:3`)) events += (await reader?.read())?.value;

  // An edit during the work ends that work, and shows at once.
  const before = output().length;
  await project.edit(file, (text) => text.replace("summarry:", "summary:"));
  await until("show  ");
  await project.edit(file, (text) => text.replaceAll("Boots arrived", "Shoes arrived"));
  await until("up to date");
  expect(await subject()).toBe("Shoes arrived without its poles");
  expect(
    output()
      .slice(before)
      .match(/The document changed|up to date/g),
  ).toEqual(["The document changed", "The document changed", "up to date"]);

  // What Redocly says beside its results belongs to nobody here.
  expect(output()).not.toContain("plugin");

  // A browser opens connections in advance; one that is never used must not keep the end waiting.
  const unused = connect(Number(new URL(mock).port), "127.0.0.1");
  await once(unused, "connect");
  child.kill("SIGINT");
  expect(await ended).toBe(0);
  unused.destroy();
  await expect(fetch(docs)).rejects.toThrow();
  await expect(fetch(mock)).rejects.toThrow();
});

test("a signal during start-up ends it cleanly, with all that it started", async () => {
  // The page is made by a child of a child; both name a file of the copy in their commands.
  const processes = () =>
    execFileSync("ps", ["-eo", "args"], { encoding: "utf8" })
      .split("\n")
      .filter((line) => line.includes(project.path("")));
  const { child, ended } = start();
  await vi.waitFor(() => expect(processes().join()).toContain("docs-template.hbs"), 25_000);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(processes()).toEqual([]);
});

test("an unknown flag is refused with the usage", async () => {
  const { ended, output } = start("--onec");
  expect(await ended).toBe(2);
  expect(output()).toContain("Usage: npm start");
});
