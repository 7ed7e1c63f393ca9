// The sample of the guide for browsers: a page, and the server that adds the key.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BrowserContext } from "playwright-core";
import { rolldown } from "rolldown";
import ts from "typescript";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { testFolder } from "../support/folder.js";
import { mockOfFile } from "../support/mock.js";
import { test } from "../support/page.js";
import { readSamples } from "../support/readme.js";
import { pointAt } from "../support/samples.js";
import { serve, type TestServer } from "../support/server.js";

type Handle = (request: Request) => Promise<Response>;

const samples = await readSamples();
const folder = testFolder();
const mock = await mockOfFile();
let server: TestServer;
/** The handler of the server, with a service that is up, and with one that is down. */
const handlers: Record<"up" | "down", Handle | undefined> = { up: undefined, down: undefined };
let service: keyof typeof handlers = "up";

/** Bundles the sample of the guide that contains a text. */
async function bundleOf(text: string, platform: "browser" | "node", baseUrl: string): Promise<string> {
  const sample = samples.find(({ code }) => code.includes(text))?.code ?? "";
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const bundle = await rolldown({
    input: await folder.write("entry.mjs", ts.transpile(pointAt(sample, { baseUrl }), options)),
    platform,
    resolve: { alias: { "support-desk-client": join(process.cwd(), "src/desk/index.ts") } },
  });
  const { output } = await bundle.generate({ format: "esm" });
  return output[0].code;
}

async function handlerOf(name: string, baseUrl: string): Promise<Handle> {
  const file = await folder.write(`${name}.mjs`, await bundleOf("function handle(", "node", baseUrl));
  return ((await import(pathToFileURL(file).href)) as { handle: Handle }).handle;
}

beforeAll(async () => {
  process.env["SUPPORT_DESK_API_KEY"] ??= "the-secret-key";
  handlers.up = await handlerOf("up", mock.baseUrl);
  handlers.down = await handlerOf("down", "http://127.0.0.1:1/api/external/v2");
  const script = await bundleOf("function openDesk(", "browser", "");
  server = await serve(async ({ method, url, body }, response) => {
    if (url.startsWith("/desk/")) {
      const init = method === "GET" ? { method } : { method, body };
      const answer = await handlers[service]?.(new Request(`http://localhost${url}`, init));
      response.writeHead(answer?.status ?? 500, { "content-type": "application/json" });
      response.end(await answer?.text());
      return;
    }
    const isScript = url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? script : "<!doctype html><title>App</title>");
  });
});
afterAll(() => server?.[Symbol.asyncDispose]());
beforeEach(() => {
  service = "up";
});

/** Opens a page of the server, and evaluates an expression in it. */
async function evaluate(context: Pick<BrowserContext, "newPage">, expression: string): Promise<unknown> {
  const page = await context.newPage();
  await page.goto(server.baseUrl);
  return page.evaluate(expression);
}

test("the page reads a ticket through the server, and sends no key", async ({ browser }) => {
  const read = 'import("/page.js").then(({ subjectOf }) => subjectOf("1042"))';
  expect(await evaluate(browser, read)).toBe("Tent arrived without its poles");
  const keys = server.requests
    .filter(({ url }) => url.startsWith("/desk/"))
    .map(({ headers }) => headers["x-api-key"]);
  expect(keys).toEqual([undefined]);
});

test("the server passes on the calls that it allows, and no others", async ({ browser }) => {
  const statusOf = (path: string, init: object = {}) =>
    evaluate(browser, `fetch("/desk${path}", ${JSON.stringify(init)}).then(({ status }) => status)`);
  const body = '{"content":"On its way."}';
  expect(await statusOf("/tickets/1042/drafts", { method: "POST", body })).toBe(201);
  expect(await statusOf("/tickets/1042")).toBe(200);
  expect(await statusOf("/forms")).toBe(200);
  expect(await statusOf("/customers")).toBe(404);
  expect(await statusOf("/tickets/1042", { method: "DELETE" })).toBe(404);
  expect(await statusOf("/tickets", { method: "POST", body: "{}" })).toBe(404);
  mock.assertContract();
});

test("the server passes on the outcome of a failed call, and no text that could repeat the key", async ({
  browser,
}) => {
  mock.prefer("getTicket", { code: 401 });
  const read = "fetch('/desk/tickets/1042').then(async (answer) => [answer.status, await answer.text()])";
  expect(await evaluate(browser, read)).toEqual([401, '{"outcome":"refused"}']);
});

const save = 'import("/page.js").then(({ saveDraft }) => saveDraft("1042", "On its way."))';

test("the page tells its user the outcome of a write", async ({ browser }) => {
  expect(await evaluate(browser, save)).toBe("Saved.");
  mock.faults({ operation: "createDraft", kind: "status", status: 422 });
  expect(await evaluate(browser, save)).toMatch(/^It was not accepted/);
  mock.faults({ operation: "createDraft", kind: "cut-body" });
  expect(await evaluate(browser, save)).toMatch(/^We cannot tell/);
  service = "down";
  expect(await evaluate(browser, save)).toMatch(/^Nothing was saved/);
});

test("a page that cannot reach its server does not know the outcome of a write", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(server.baseUrl);
  await page.evaluate('import("/page.js")');
  await context.setOffline(true);
  expect(await page.evaluate(save)).toMatch(/^We cannot tell/);
  await context.close();
});
