import { execFileSync } from "node:child_process";
import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { patchedBundle } from "../../src/cli/codegen/patch.js";
import { CommandError } from "../../src/cli/errors.js";
import { runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { serve, type TestServer } from "../support/server.js";
import { action, head } from "../support/wrong-overlays.js";

// An overlay that a colleague or a pull request brings: whatever is in it, the command ends, reads nothing else, and writes
// nothing.
const folder = testFolder();
let server: TestServer;
beforeAll(async () => {
  await mkdir(folder.path("overlays"));
  await folder.write("secret.yaml", `${head}secret: [swordfish`);
  server = await serve((_, response) => response.end("{}"));
});
afterAll(() => server[Symbol.asyncDispose]());

const file = (name = "overlay.yaml") => folder.path("overlays", name);

/** Runs the command on an overlay, which must fail, and returns what it prints. */
async function generate(name?: string): Promise<string> {
  const args = ["--overlay", file(name), "--out", folder.path("out")];
  const { code, output } = await runCommand("generate", ...args);
  expect(code, output).toBe(1);
  expect(output).toContain("Nothing was written.");
  expect(output).not.toMatch(/swordfish|\n {4}at /);
  expect(await readdir(folder.path())).not.toContain("out");
  return output;
}

/** What the command prints for an overlay that it refuses, made in this process. */
async function refusal(text: string): Promise<string> {
  await writeFile(file(), text);
  const error: unknown = await patchedBundle(file()).catch((reason: unknown) => reason);
  if (!(error instanceof CommandError)) throw error;
  expect(error.message).not.toContain("swordfish");
  return error.message;
}

const schema = "$.components.schemas.Form";
test.each<[what: string, update: string]>([
  ["a reference to an absolute path", '{ properties: { a: { $ref: "FOLDER/secret.yaml" } } }'],
  ["a reference to a file beside it", '{ properties: { a: { $ref: "other.yaml" } } }'],
  ["a reference to an address", '{ properties: { a: { $ref: "ADDRESS" } } }'],
  ["a mapping", '{ discriminator: { propertyName: a, mapping: { b: "../secret.yaml" } } }'],
  ["a default mapping", '{ discriminator: { propertyName: a, defaultMapping: "../secret.yaml" } }'],
  ["an example that is elsewhere", '{ examples: [{ externalValue: "../secret.yaml" }] }'],
])("%s is refused with its location", async (_, update) => {
  const text = update.replace("FOLDER", folder.path()).replace("ADDRESS", `${server.baseUrl}/schema.json`);
  const output = await refusal(action(`  - target: ${schema}\n    update: ${text}`));
  expect(output).toMatch(/overlay\.yaml:5:\d+\n.+ must stay in the document/);
  expect(server.requests).toEqual([]);
});

test("a mapping that an action puts into a discriminator is refused with its location", async () => {
  const first = `  - target: ${schema}\n    update: { discriminator: { propertyName: a, mapping: {} } }\n`;
  const second = `  - target: ${schema}.discriminator.mapping\n    update: { b: "../secret.yaml" }`;
  const output = await refusal(action(first + second));
  expect(output).toMatch(/overlay\.yaml:7:18\n.+b must stay in the document.+: \.\.\/secret\.yaml/);
});

test("a link that leads out of the overlay's folder is refused, and shows nothing of the file", async () => {
  await symlink(folder.path("secret.yaml"), file("link.yaml"));
  expect(await generate("link.yaml")).toContain(
    "link.yaml: The overlay is a link that leads out of its folder.",
  );
});

test.each<[what: string, create: (path: string) => unknown]>([
  ["folder", (path) => mkdir(path)],
  ["pipe", (path) => execFileSync("mkfifo", [path])],
])("a %s is refused", async (name, create) => {
  await create(file(name));
  await expect(patchedBundle(file(name))).rejects.toThrow(`${name} is not a file.`);
});

test("of very many mistakes, the first 50 are shown, without what a terminal takes for a command", async () => {
  const mistakes = Array.from({ length: 60 }, () => '  - { target: "$.\\e[2J\\x9b", remove: true }');
  await writeFile(file(), action(mistakes.join("\n")));
  const output = await generate();
  expect(output.match(/Invalid JSONPath/g)).toHaveLength(50);
  expect(output).toContain("and 10 more");
  expect(output.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
});

test.each<[what: string, text: () => string, message: RegExp]>([
  ["of more than 4 MiB", () => `${head}# ${"x".repeat(4 * 1_024 * 1_024)}`, /larger than 4194304 bytes/],
  [
    "with lists in 100,000 lists",
    () => `${head}actions: ${"[".repeat(100_000)}`,
    /overlay\.yaml:3:\d+\n.+maxDepth/,
  ],
  ["with an alias of itself", () => `${head}x-a: &a [*a]\n`, /not an Overlay 1 document/],
])("an overlay %s is refused", async (_, text, message) => {
  expect(await refusal(text())).toMatch(message);
});

/** A schema with two forms, of which each is the schema itself, and an example that fits none. */
function union(depth: number): object {
  const forms = ["a", "b"].map((title) => ({ title, $ref: "#/components/schemas/Union" }));
  const example = Array.from({ length: depth }).reduce((inside) => ({ inside }), 1);
  const properties = { inside: { description: "D.", anyOf: forms } };
  return { Union: { description: "D.", type: "object", properties, examples: [example] } };
}

const doubled = Array.from(
  { length: 30 },
  (_, level) => `a${level + 1}: &a${level + 1} [*a${level}, *a${level}]`,
);

test.each<[what: string, actions: string, part: string]>([
  [
    "an alias of aliases, which doubles 30 times",
    `  - target: $.info\n    update: { x-a: 1 }\na0: &a0 x\n${doubled.join("\n")}`,
    "reading the overlay",
  ],
  [
    "a JSONPath whose regular expression runs away",
    "  - target: \"$.paths.*.*[?search(@, '^(([a-zA-Z ]+)+)+[0-9]$')]\"\n    remove: true",
    "applying the overlay",
  ],
  [
    "a JSONPath that selects each value again and again",
    `  - target: "$${"[*,*,*,*,*,*]".repeat(8)}"\n    remove: true`,
    "applying the overlay",
  ],
  [
    "a union of a schema with itself, with a nested example",
    `  - target: $.components.schemas\n    update: ${JSON.stringify(union(25))}`,
    "checking the patched document",
  ],
  [
    "actions that double the document",
    Array.from(
      { length: 40 },
      (_, index) =>
        `  - target: $.info\n    update: { x-${index}: {} }\n  - target: $.info['x-${index}']\n    copy: $`,
    ).join("\n"),
    "applying the overlay",
  ],
])("%s is ended", async (_, actions, part) => {
  await writeFile(file(), action(actions).replace("1.0.0", "1.1.0"));
  expect(await generate()).toContain(`${part} took too much time or memory, and was ended.`);
});
