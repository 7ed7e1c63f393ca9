import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import ts from "typescript";
import { afterAll, beforeAll, expect } from "vitest";
import { testFolder } from "../support/folder.js";
import { mockOfFile } from "../support/mock.js";
import { test } from "../support/page.js";
import { readSamples } from "../support/readme.js";
import { pointAt } from "../support/samples.js";
import { serve, type TestServer } from "../support/server.js";

const samples = await readSamples();
const folder = testFolder();
const mock = await mockOfFile();
let server: TestServer;

/** A module of the guide, by a text that only its sample has. */
async function moduleOf(text: string, name: string): Promise<string> {
  const code = samples.find((sample) => sample.code.includes(text))?.code ?? "";
  const { ESNext: module } = ts.ModuleKind;
  return folder.write(name, ts.transpile(pointAt(code, mock), { module, target: ts.ScriptTarget.ES2022 }));
}

beforeAll(async () => {
  process.env["SUPPORT_DESK_API_KEY"] ??= "the-secret-key";
  const handler = await moduleOf("function handle(", "proxy.mjs");
  const { handle } = (await import(pathToFileURL(handler).href)) as {
    handle: (request: Request) => Promise<Response>;
  };
  const bundle = await rolldown({
    input: await moduleOf("function openDesk(", "page.mjs"),
    platform: "browser",
    resolve: { alias: { "support-desk-client": join(process.cwd(), "src/index.ts") } },
  });
  const { output } = await bundle.generate({ format: "esm" });
  server = await serve(async ({ method, url, body }, response) => {
    if (url.startsWith("/desk/")) {
      const init = method === "GET" ? { method } : { method, body };
      const answer = await handle(new Request(`http://localhost${url}`, init));
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
      return;
    }
    const isScript = url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? output[0].code : "<!doctype html><title>App</title>");
  });
});
afterAll(() => server?.[Symbol.asyncDispose]());

test("a page of the guide reads a ticket through the server of the guide, and has no key", async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(server.baseUrl);
  const subject = await page.evaluate('import("/page.js").then(({ subjectOf }) => subjectOf("1042"))');
  expect(subject).toBe("Tent arrived without its poles");
  const keys = server.requests
    .filter(({ url }) => url.startsWith("/desk/"))
    .map(({ headers }) => headers["x-api-key"]);
  expect(keys).toEqual([undefined]);
});

test("the server of the guide passes on what it allows, reads and writes, and nothing else", async ({
  browser,
}) => {
  const page = await browser.newPage();
  await page.goto(server.baseUrl);
  const statusOf = (path: string, init: object = {}) =>
    page.evaluate(`fetch("/desk${path}", ${JSON.stringify(init)}).then(({ status }) => status)`);
  expect(await statusOf("/tickets/1042/drafts", { method: "POST", body: '{"content":"On its way."}' })).toBe(
    201,
  );
  expect(await statusOf("/tickets/1042")).toBe(200);
  expect(await statusOf("/customers")).toBe(404);
  expect(await statusOf("/tickets/1042", { method: "DELETE" })).toBe(404);
  expect(await statusOf("/tickets", { method: "POST", body: "{}" })).toBe(404);
});

test("the server of the guide passes on the status of a failure, and nothing that could repeat the key", async ({
  browser,
}) => {
  mock.prefer("getTicket", { code: 401 });
  const page = await browser.newPage();
  await page.goto(server.baseUrl);
  const read = "fetch('/desk/tickets/1042').then(async (answer) => [answer.status, await answer.text()])";
  expect(await page.evaluate(read)).toEqual([401, ""]);
});
