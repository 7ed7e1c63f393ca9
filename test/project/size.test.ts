import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { bundle, bundledSize } from "../../scripts/bench/clients.js";
import { operationTable } from "../../src/generated/openapi-operations.js";

const core = 'export { createClient, unwrap, paginate } from "support-desk-client";';

test("the core, bundled for a browser, stays small", async () => {
  const operations = Object.keys(operationTable).length;
  // Bytes after brotli, of which each operation has its share. Raise them only for something that is worth more than its weight.
  expect(await bundledSize(core)).toBeLessThanOrEqual(12_945 + 45 * operations);
});

const rows = (await readFile("README.md", "utf8")).matchAll(
  /^\| `(\{ .+? \})`(?: from `(\S+)`)? +\|.*\| +([\d,]+) \|$/gm,
);
const table = [...rows].map(([, names, module = "support-desk-client", bytes = ""]) => ({
  code: `export ${names} from "${module}";`,
  bytes: Number(bytes.replace(",", "")),
}));

test.each(table)("README has the size of $code", async ({ code, bytes }) => {
  const size =
    code === core ? await bundledSize(core) : (await bundledSize(core + code)) - (await bundledSize(core));
  expect(Math.abs(size - bytes), `it is ${size}`).toBeLessThanOrEqual(Math.max(30, bytes / 10));
});

test("README has a size for each import of an app", () => expect(table).toHaveLength(9));

test("a bundle has a pace only if the app imports createPace", async () => {
  // The core alone has no text of it, so the margin of the learned interval tells them apart.
  expect(await bundle(`${core} export { createPace } from "support-desk-client";`)).toContain("1.15");
  expect(await bundle(core)).not.toContain("1.15");
});
