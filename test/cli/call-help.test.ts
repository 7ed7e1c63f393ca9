import { expect, test } from "vitest";
import { bodySchema } from "../../src/document/bodies.js";
import { readBundled } from "../../src/document/reading.js";
import { operations } from "../../src/generated/operations.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { fieldsOf, variantsOf } from "../../src/tools/kit/fields.js";
import { jsonArguments } from "../../src/tools/kit/samples.js";
import { wrapped } from "../../src/tools/markdown.js";
import { runHere } from "../support/run-here.js";

test("call alone lists the operations on one screen, and says which are writes", async () => {
  const { code, output } = await runHere("call");
  expect(code).toBe(0);
  const lines = output.trimEnd().split("\n");
  for (const [name, { id }] of Object.entries(operations)) {
    const line = lines.find((one) => one.startsWith(`  ${id} `));
    expect(line?.endsWith("(write)")).toBe(!name.startsWith("GET "));
  }
  expect(lines.length).toBeLessThanOrEqual(24);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test("the help of an operation has its fields with descriptions and values, and how to pass a list", async () => {
  const { code, output } = await runHere("call", "createComment", "--help");
  expect(code).toBe(0);
  for (const line of [
    "Usage: support-desk-client call createComment [<name>=<value>...]",
    "This is a write: without --send, it is only shown.",
    "- `ticket_id` (path, string (uuid) or string, required): The ticket's UUID or its sequential number.",
    '- `comment_type` ("reply"): A reply. Default: `"reply"`.',
    "- `mentions` (object[]): The users to mention.",
    "- `mentions[].email` (string, required): ",
    "Lists and objects take JSON. Repeat a name to make a list. An empty list is <name>=[].",
    '  mentions=\'[{"email":"tom.becker@acme.example"}]\'',
  ]) {
    expect(output).toContain(line);
  }
});

test("the help of an operation shows the gaps that do harm, and counts the others", async () => {
  const { document } = await readBundle();
  const { output } = await runHere("call", "createComment", "--help");
  const [operation] = readBundled(document).operations.filter(({ id }) => id === "createComment");
  const harmful = operation?.gaps.filter(({ gap }) => gap.harmful).map(({ gap }) => gap.id) ?? [];
  const fields = output.indexOf("## Body");
  const [, list = ""] = output.split("## Not shown in the specification");
  expect(output.indexOf("## Not shown")).toBeGreaterThan(fields);
  expect([...list.matchAll(/^- `([\w.-]+)`/gm)].map(([, id]) => id)).toEqual(harmful);
  expect(harmful.length).toBeGreaterThan(0);
  const others = (operation?.gaps.length ?? 0) - harmful.length;
  expect(list).toContain(`${others} more points are not shown: support-desk-client gaps createComment`);
});

test("every list and object of a body has an example for the help", async () => {
  for (const operation of readBundled((await readBundle()).document).operations) {
    const body = bodySchema(operation.located.child("requestBody"));
    const fields = body ? variantsOf(body).flatMap(({ variant }) => fieldsOf(variant)) : [];
    const structured = fields.filter(({ name, type }) => /^\w+$/.test(name) && /\[\]|object/.test(type));
    const examples = jsonArguments(operation).map((one) => one.split("=")[0]);
    expect(examples).toEqual(expect.arrayContaining(structured.map(({ name }) => name)));
  }
});

test("the help of an unknown operation suggests one, and call --help lists the options", async () => {
  expect(await runHere("call", "getTickt", "--help")).toMatchObject({
    code: 2,
    output: expect.stringContaining("Did you mean getTicket?"),
  });
  expect((await runHere("call", "--help")).output).toContain("--dry-run");
});

test("the help says how to write a list, where there is one, and has the fields of the forms of a union", async () => {
  const { output } = await runHere("call", "createCustomer", "--help");
  expect(output).toContain("An empty list is <name>=[].");
  for (const name of ["email", "phone", "url"]) expect(output).toContain(`.${name}`);
  expect((await runHere("call", "listForms", "--help")).output).not.toContain("empty list");
});

test.each<[columns: number, text: string]>([
  [0, "- one two three four five\n  a='one two three four five'"],
  [3, "- one two three\n  four five\n  a='one two three four five'"],
  [20, "- one two three\n  four five\n  a='one two three four five'"],
  [25, "- one two three four five\n  a='one two three four five'"],
])("a terminal with %i columns breaks sentences, and no command", (columns, text) => {
  expect(wrapped("- one two three four five\n  a='one two three four five'", columns)).toBe(text);
});
