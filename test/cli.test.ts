import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readRegister } from "../src/cli/older-register.js";
import { endScripts, runScript, startScript } from "./support/started.js";

afterEach(endScripts);

const command = resolve("dist/cli/main.js");

test("mock serves both documents, with what an overlay states, until a signal", async () => {
  const overlay = ["--overlay", "openapi/overlays/create-customer-status.yaml"];
  const { child, ended, output, until } = startScript(command, "mock", "--port", "0", ...overlay);
  await until("v1       http");
  const url = String(/current +(\S+)/.exec(output())?.[1]);
  const headers = { "x-api-key": "key", "content-type": "application/json" };
  const body = JSON.stringify({ customer: {} });
  expect((await fetch(`${url}/customers`, { method: "POST", headers, body })).status).toBe(201);
  const member = String(/v1 +(\S+)/.exec(output())?.[1]);
  expect((await fetch(`${member}/team_members/1`, { method: "PATCH", headers, body: "{}" })).status).not.toBe(
    404,
  );
  child.kill("SIGINT");
  expect(await ended).toBe(0);
});

test("a port that another program uses is named, and the next one is used", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { until } = startScript(command, "mock", "--port", String(port));
  await until(`Port ${port} is used by another program; using`);
  taken.close();
});

test.each<[option: string, line: RegExp, count: number]>([
  [
    "",
    /GET \/api\/external\/v2\/forms 401 Invalid security scheme used; query\.a is not in the document\n/,
    1,
  ],
])("mock %s prints what it should for each request", async (option, line, count) => {
  const args = ["--port", "0", option, "--cors", "http://127.0.0.1:3000"].filter(Boolean);
  const { child, ended, output, until } = startScript(command, "mock", ...args);
  await until("v1       http");
  const url = String(/current +(\S+)/.exec(output())?.[1]);
  const response = await fetch(`${url}/forms?a=1`, { headers: { origin: "http://127.0.0.1:3000" } });
  expect(response.headers.get("access-control-allow-origin")).toBe("http://127.0.0.1:3000");
  child.kill("SIGINT");
  await ended;
  expect(output().match(new RegExp(line, "g")) ?? []).toHaveLength(count);
});

test("mock --stateful remembers, and has the workspace that the examples tell of", async () => {
  const { child, ended, output, until } = startScript(command, "mock", "--port", "0", "--stateful");
  await until("v1       http");
  const url = String(/current +(\S+)/.exec(output())?.[1]);
  const headers = { "x-api-key": "key", "content-type": "application/json" };
  const body = JSON.stringify({ email: "mara@mail.example", subject: "S", description: "D" });
  await fetch(`${url}/tickets`, { method: "POST", headers, body });
  for (const number of [1042, 1043]) {
    expect((await fetch(`${url}/tickets/${number}`, { headers })).status).toBe(200);
  }
  expect((await fetch(`${url}/tickets/1044`, { headers })).headers.get("sl-not-shown")).toBe(
    "errors.unknown-id",
  );
  child.kill("SIGINT");
  await ended;
});

test("gaps lists every gap with its locations, for people and as JSON", async () => {
  const text = await runScript(command, "gaps");
  expect(text).toMatchObject({ code: 0, output: expect.stringContaining("customers.create.success-status") });
  expect(text.output).toMatch(/\d+ gaps, each marked/);
  const json = JSON.parse((await runScript(command, "gaps", "--json")).output) as { locations: string[] }[];
  for (const { locations } of json) expect(locations[0]).toMatch(/^openapi(-v1)?\.json#\//);
});

test("gaps groups gaps by operation, and writes a table in Markdown", async () => {
  const { output } = await runScript(command, "gaps");
  expect(output).toMatch(/^All operations\n {2}auth\.permissions +Which permissions/m);
  expect(output).toMatch(/^GET \/forms\n {2}forms\.unset-values/m);
  expect(output).toMatch(/^No operation\n {2}v1-public\.tickets\.item-type/m);
  const markdown = (await runScript(command, "gaps", "--markdown")).output;
  expect(markdown).toMatch(/^\| operation \| gap \|/);
  expect(markdown).toMatch(/^\| GET \/forms \| `forms\.unset-values` \| Whether .+\. \| .+\. \|$/m);
  expect(markdown).toContain("`pagination.page-out-of-range` (a contradiction)");
});

test("gaps prints what was closed and opened since an older register", async () => {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-gaps-"));
  const file = join(folder, "older.json");
  const now = JSON.parse((await runScript(command, "gaps", "--json")).output) as { id: string }[];
  const closed = { id: "things.colour", what: "The colour of a thing." };
  await writeFile(file, JSON.stringify([closed, ...now.slice(1)]));
  const text = await runScript(command, "gaps", "--since", file);
  expect(text.code).toBe(0);
  expect(text.output).toMatch(
    /^Closed:\n {2}things\.colour: The colour of a thing\.\n\nOpened:\n {2}auth\.permissions: /,
  );
  const json = JSON.parse((await runScript(command, "gaps", "--since", file, "--json")).output) as unknown;
  expect(json).toMatchObject({
    closed: [closed],
    opened: [{ id: "auth.permissions", source: "Authentication" }],
  });
  const markdown = (await runScript(command, "gaps", "--since", file, "--markdown")).output;
  expect(markdown).toContain("## Closed\n\n- `things.colour`: The colour of a thing.");
  await rm(folder, { recursive: true });
});

test.each<[what: string, content: string | undefined, message: string]>([
  ["that does not exist", undefined, "cannot be read: there is no such file."],
  ["that is no JSON", "gaps", "is not JSON: "],
  ["without a list", "{}", "it contains no list. Write one with support-desk-client gaps --json."],
  ["with an entry without an id", '[{"what":"A."}]', "entry 1 has no id"],
  ["with an entry that is null", "[null]", "entry 1 has no id"],
  ["with an entry that says nothing", '[{"id":"a.b"}]', 'entry 1, "a.b", does not say what is open'],
  ["with an id twice", '[{"id":"a.b","what":"A."},{"id":"a.b","what":"A."}]', '"a.b" is listed twice'],
])("an older register %s is refused", async (_, content, message) => {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-gaps-"));
  const file = join(folder, "older.json");
  if (content !== undefined) await writeFile(file, content);
  await expect(readRegister(file)).rejects.toThrow(message);
  await expect(readRegister(file)).rejects.toThrow(file);
  await rm(folder, { recursive: true });
});

const usage = "Usage: support-desk-client <command>";
test.each<[args: string, code: number, text: string]>([
  ["--help", 0, "generate   Generate the types"],
  ["--version", 0, "0.1.0"],
  ["mock --help", 0, "--port <number>"],
  ["gaps --version", 0, "0.1.0"],
  ["gaps --json --markdown", 2, "--json and --markdown exclude each other."],
  ["gaps --since", 2, "Usage: support-desk-client gaps"],
  ["", 2, usage],
  ["mokc", 2, "There is no command mokc. Did you mean mock?"],
  ["--hlep", 2, "There is no option --hlep. Did you mean --help?"],
  ["constructor", 2, "There is no command constructor."],
  ["mock --prot 1", 2, "There is no option --prot. Did you mean --port?\nUsage: support-desk-client mock"],
  ["mock 4010", 2, "Usage: support-desk-client mock"],
  ["mock --quiet --verbose", 2, "--quiet and --verbose exclude each other."],
  ["mock --port 0 --cors all", 1, 'cors must list origins, such as http://127.0.0.1:4011, and not "all".'],
  ["docs --port x", 2, '--port must be a number from 0 to 65535, not "x".'],
  ["generate --overlay x.yaml", 2, "--out is missing.\nUsage: support-desk-client generate"],
])("support-desk-client %s exits with %i and a helpful text", async (args, code, text) => {
  const result = await runScript(command, ...args.split(" ").filter(Boolean));
  expect(result.output).toContain(text);
  expect(result.code).toBe(code);
});
