import { readFile, rename, writeFile } from "node:fs/promises";
import { afterEach, expect, test } from "vitest";
import { command, serveMock } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { headers } from "../support/mock.js";
import { endScripts, startScript } from "../support/started.js";
import { action } from "../support/wrong-overlays.js";

afterEach(endScripts);

const folder = testFolder();

/** Writes an overlay that closes no gap: it gives the knowledge base of the example another name. */
async function overlayOf(name: string): Promise<string> {
  const example =
    "$.paths['/forms'].get.responses['200'].content['application/json'].examples.forms.value.kb_details";
  const text = action(`  - target: ${example}\n    update: { knowledge_base_name: ${name} }`);
  // Editors replace a file instead of writing into it.
  await rename(await folder.write("draft.yaml", text), folder.path("overlay.yaml"));
  return folder.path("overlay.yaml");
}

test("mock serves both documents with the facts of an overlay until a signal", async () => {
  const { url, output, stop } = await serveMock("--overlay", await overlayOf("Ours"));
  expect(await (await fetch(`${url}/forms`, { headers })).text()).toContain("Ours");
  const v1 = String(/v1 +(\S+)/.exec(output())?.[1]);
  const member = await fetch(`${v1}/team_members/1`, { method: "PATCH", headers, body: "{}" });
  expect(member.status).not.toBe(404);
  expect(await stop()).toBe(0);
});

const origin = "http://127.0.0.1:3000";

test.each([
  ["--port=0", /v2\/forms 401 Invalid security .+; query\.a is not in the document\n/, 1],
  ["--quiet", /GET/, 0],
  ["--verbose", /forms 401 .+\n {2}\{"operationId":"listForms","query":\{"a":"1"\},"body":null\}\n/, 1],
])("mock %s prints what it should for each request", async (option, line, count) => {
  const { url, output, stop } = await serveMock(option, "--cors", origin);
  const response = await fetch(`${url}/forms?a=1`, { headers: { origin } });
  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
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

test("mock --stateful starts with the workspace of the examples", async () => {
  const { url, stop } = await serveMock("--stateful");
  expect((await fetch(`${url}/tickets/1042`, { headers })).status).toBe(200);
  expect((await fetch(`${url}/tickets/1043`, { headers })).status).toBe(501);
  await stop();
});

test("generate --watch generates again after each edit, and shows a mistake, until a signal", async () => {
  const overlay = await overlayOf("First");
  const args = ["--overlay", overlay, "--out", folder.path("out"), "--watch"];
  const { child, ended, output, until } = startScript(command, "generate", ...args);
  const after = async (edit: Promise<unknown>) => {
    const waiting = until("Waiting for edits");
    await edit;
    await waiting;
    return readFile(folder.path("out/openapi.json"), "utf8");
  };
  await until("Waiting for edits");
  expect(await after(overlayOf("Second"))).toContain("Second");
  expect(await after(writeFile(overlay, "more: ["))).toContain("Second");
  expect(output()).toMatch(/overlay\.yaml:\d+:\d+\n.+\n\nNothing was written\./);
  expect(await after(overlayOf("Third"))).toContain("Third");
  child.kill("SIGINT");
  expect(await ended).toBe(0);
});
