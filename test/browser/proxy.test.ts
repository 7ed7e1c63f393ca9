import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { rolldown } from "rolldown";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../src/testing/index.js";
import { startBrowser } from "../support/browser.js";
import { testFolder } from "../support/folder.js";
import { readSamples } from "../support/readme.js";
import { pointAt } from "../support/samples.js";

const samples = await readSamples();
const folder = testFolder();
let browser: Browser;
let mock: Mock;
const server = createServer();
const keys: unknown[] = [];

/** A module of the guide, by a text that only its sample has. */
async function moduleOf(text: string, name: string): Promise<string> {
  const code = samples.find((sample) => sample.code.includes(text))?.code ?? "";
  const { ESNext: module } = ts.ModuleKind;
  return folder.write(name, ts.transpile(pointAt(code, mock), { module, target: ts.ScriptTarget.ES2022 }));
}

beforeAll(async () => {
  process.env["SUPPORT_DESK_API_KEY"] ??= "the-secret-key";
  mock = await startMock();
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
  server.on("request", async (request, response) => {
    if (request.url?.startsWith("/desk/")) {
      keys.push(request.headers["x-api-key"]);
      const answer = await handle(
        new Request(`http://localhost${request.url}`, { method: request.method ?? "" }),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
      return;
    }
    const isScript = request.url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? output[0].code : "<!doctype html><title>App</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser = await startBrowser();
});
afterAll(async () => {
  await browser?.close();
  await mock?.close();
  server.closeAllConnections();
  server.close();
});

test("a page of the guide reads a ticket through the server of the guide, and has no key", async () => {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const subject = await page.evaluate('import("/page.js").then(({ subjectOf }) => subjectOf("1042"))');
  expect(subject).toBe("Tent arrived without its poles");
  const refused = await page.evaluate('fetch("/desk/team-members").then(({ status }) => status)');
  expect(refused).toBe(404);
  expect(keys).toEqual([undefined, undefined]);
});

test("the server of the guide passes on the status of a failure, and nothing that could repeat the key", async () => {
  mock.prefer("getTicket", { code: 401 });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const read = "fetch('/desk/tickets/1042').then(async (answer) => [answer.status, await answer.text()])";
  expect(await page.evaluate(read)).toEqual([401, ""]);
});
