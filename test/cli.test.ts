import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { endScripts, startScript } from "./support/started.js";

afterEach(endScripts);

const start = (...args: string[]) => startScript(resolve("scripts/cli.mjs"), ...args);

test("mock serves both documents until a signal", async () => {
  const { child, ended, output, until } = start("mock", "--port", "0");
  await until("v1       http");
  const url = String(/current +(\S+)/.exec(output())?.[1]);
  expect((await fetch(`${url}/forms`, { headers: { "x-api-key": "key" } })).status).toBe(200);
  child.kill("SIGINT");
  expect(await ended).toBe(0);
});

test("docs serves the pages until a signal", async () => {
  const { child, ended, output, until } = start("docs", "--port", "0");
  await until("until Ctrl-C");
  const url = String(/http:\S+openapi\.html/.exec(output())?.[0]);
  expect(await (await fetch(url)).text()).toContain("Support Desk External API");
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("a port that is taken is told, and the next one is taken", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { until } = start("mock", "--port", String(port));
  await until(`Port ${port} is taken by another program; taking`);
  taken.close();
});

test.each<[args: string[], code: number, text: string]>([
  [["--help"], 0, "generate   make the types"],
  [["mock", "--help"], 0, "Usage: support-desk-client mock [--port"],
  [[], 2, "Usage: support-desk-client <command>"],
  [["moc"], 2, "There is no command moc. Did you mean mock?"],
  [["mock", "--prot", "1"], 2, "Usage: support-desk-client mock"],
  [["docs", "--port", "x"], 2, '--port must be a number from 0 to 65535, not "x".'],
])("%j is answered with %i and a word of help", async (args, code, text) => {
  const { ended, output } = start(...args);
  expect(await ended).toBe(code);
  expect(output()).toContain(text);
});
