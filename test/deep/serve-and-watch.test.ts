import { readFile, rename, writeFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { command, serveMock } from "../support/command.js";
import { openExamples } from "../support/example-overlays.js";
import { testFolder } from "../support/folder.js";
import { endScripts, startScript } from "../support/started.js";

afterEach(endScripts);

const folder = testFolder();

const isOpen = (name: string) => openExamples.some(([one]) => one === name);

test.runIf(isOpen("create-customer-status"))(
  "mock serves both documents, with what an overlay states, until a signal",
  async () => {
    const overlay = ["--overlay", "openapi/overlays/create-customer-status.yaml"];
    const { url, output, stop } = await serveMock(...overlay);
    const headers = { "x-api-key": "key", "content-type": "application/json" };
    const body = JSON.stringify({ customer: {} });
    expect((await fetch(`${url}/customers`, { method: "POST", headers, body })).status).toBe(201);
    const member = String(/v1 +(\S+)/.exec(output())?.[1]);
    expect(
      (await fetch(`${member}/team_members/1`, { method: "PATCH", headers, body: "{}" })).status,
    ).not.toBe(404);
    expect(await stop()).toBe(0);
  },
);

test.each<[option: string, line: RegExp, count: number]>([
  [
    "",
    /GET \/api\/external\/v2\/forms 401 Invalid security scheme used; query\.a is not in the document\n/,
    1,
  ],
  ["--quiet", /GET/, 0],
  ["--verbose", /forms 401 .+\n {2}\{"operationId":"listForms","query":\{"a":"1"\},"body":null\}\n/, 1],
])("mock %s prints what it should for each request", async (option, line, count) => {
  const args = [option, "--cors", "http://127.0.0.1:3000"].filter(Boolean);
  const { url, output, stop } = await serveMock(...args);
  const response = await fetch(`${url}/forms?a=1`, { headers: { origin: "http://127.0.0.1:3000" } });
  expect(response.headers.get("access-control-allow-origin")).toBe("http://127.0.0.1:3000");
  await stop();
  expect(output().match(new RegExp(line, "g")) ?? []).toHaveLength(count);
});

test("mock --verbose prints no character that a terminal takes for a command", async () => {
  const { url, output, stop } = await serveMock("--verbose");
  const text = "\u001b[2J\u007f\u009b2J\u0085\u2028";
  await fetch(`${url}/tickets?${encodeURIComponent(text)}=1`, { method: "POST", body: text });
  await stop();
  expect(output()).toContain("[2J");
  expect(output().replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028]/u);
});

test("mock --stateful remembers, and starts with the workspace of the examples", async () => {
  const { url, stop } = await serveMock("--stateful");
  const headers = { "x-api-key": "key", "content-type": "application/json" };
  const body = JSON.stringify({ email: "mara@mail.example", subject: "S", description: "D" });
  await fetch(`${url}/tickets`, { method: "POST", headers, body });
  for (const number of [1042, 1043]) {
    expect((await fetch(`${url}/tickets/${number}`, { headers })).status).toBe(200);
  }
  expect((await fetch(`${url}/tickets/1044`, { headers })).headers.get("sl-not-shown")).toBe(
    "errors.unknown-id",
  );
  await stop();
});

test.runIf(isOpen("page-size"))(
  "generate --watch generates again after each edit, and shows a mistake, until a signal",
  async () => {
    const text = await readFile("openapi/overlays/page-size.yaml", "utf8");
    const overlay = await folder.write("overlay.yaml", text);
    const args = ["--overlay", overlay, "--out", folder.path("out"), "--watch"];
    const { child, ended, output, until } = startScript(command, "generate", ...args);
    const next = async (edit: string) => {
      const waiting = until("Waiting for edits");
      // Editors replace a file, rather than write into it.
      await writeFile(`${overlay}.new`, edit);
      await rename(`${overlay}.new`, overlay);
      await waiting;
      return readFile(folder.path("out/openapi.ts"), "utf8");
    };
    await until("Waiting for edits");
    expect(output()).toContain("Closed: pagination.page-size-parameter.");
    expect(await next(text.replaceAll("per_page", "page_length"))).toContain("page_length");
    expect(await next(`${text}\nmore: [`)).toContain("page_length");
    expect(output()).toMatch(/overlay\.yaml:\d+:\d+\n.+\n\nNothing was written\./);
    expect(await next(text)).toContain("per_page");
    child.kill("SIGINT");
    expect(await ended).toBe(0);
  },
);
