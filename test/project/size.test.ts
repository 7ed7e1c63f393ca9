import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { bundle, bundledSize, clients, program } from "../support/bundled.js";
import { linesOfCode } from "../support/lines-of-code.js";

const core = 'export { createClient, unwrap, paginate } from "support-desk-client";';

test("the core, bundled for a browser, stays small", async () => {
  // Bytes after brotli, with room for some edits of the document. Raise them only for something that is worth its weight.
  expect(await bundledSize(core)).toBeLessThanOrEqual(15_700);
});

test("the code below src stays small", async () => {
  // Raise it only for something that is worth its weight, as for bytes.
  expect(await linesOfCode("src")).toBeLessThanOrEqual(10_300);
});

/** Expects that a figure of the guide is right, within 10 % or 60 bytes: an edit of the document moves small ones by some 30. */
const expectNear = (size: number, written: number) =>
  expect(Math.abs(size - written), `it is ${size}`).toBeLessThanOrEqual(Math.max(60, written / 10));

const guide = await readFile("docs/runtimes.md", "utf8");
const rows = guide.matchAll(/^\| `(\{ .+? \})`(?: from `(\S+)`)? +\|.*\| +([\d,]+) \|$/gm);
const table = [...rows].map(([, names, module = "support-desk-client", bytes = ""]) => ({
  code: `export ${names} from "${module}";`,
  bytes: Number(bytes.replace(",", "")),
}));

test.each(table)("the guide has the size of $code", async ({ code, bytes }) => {
  const size =
    code === core ? await bundledSize(core) : (await bundledSize(core + code)) - (await bundledSize(core));
  expectNear(size, bytes);
});

test("the guide has a size for each import of an app", () => expect(table).toHaveLength(7));

test("the guide has the size of a GET and a POST with this client, with openapi-fetch and with fetch", async () => {
  const sizes = await Promise.all(Object.values(clients).map((client) => bundledSize(program(client))));
  const [, ...figures] = /a page gets ([\d,]+),[^;.]+?([\d,]+), with `fetch` ([\d,]+)\./.exec(guide) ?? [];
  const written = figures.map((figure) => Number(figure.replace(",", "")));
  expect(written, sizes.join()).toHaveLength(sizes.length);
  for (const [index, size] of sizes.entries()) expectNear(size, Number(written[index]));
});

test("a bundle has a pace only if the app imports createPace", async () => {
  const message = "must be a number above 0";
  expect(await bundle(`${core} export { createPace } from "support-desk-client";`)).toContain(message);
  expect(await bundle(core)).not.toContain(message);
});

test("a bundle has the values of an enum only if the app imports them", async () => {
  const lists = ["commentTypes", "rangeTypes", "ticketChannels", "ticketPriorities"];
  const values = ['["reply","note"]', '"last_7_days"', '"whatsapp"', '"urgent"'].map((one) =>
    one.replaceAll('"', "`"),
  );
  const found = async (code: string) => {
    const bundled = (await bundle(code)).replaceAll(/["']/g, "`");
    return lists.filter((_, index) => bundled.includes(values[index] ?? ""));
  };
  expect(await found(core)).toEqual([]);
  for (const list of lists) {
    expect(await found(`${core} export { ${list} } from "support-desk-client";`)).toEqual([list]);
  }
});
