import { expect, test } from "vitest";
import { bundledSize } from "../../scripts/bench/bundle.js";
import { operationTable } from "../../src/generated/openapi-operations.js";

test("the core, bundled for a browser, stays small", async () => {
  const size = await bundledSize('export { createClient, unwrap, paginate } from "support-desk-client";');
  const operations = Object.keys(operationTable).length;
  // Bytes after brotli, of which each operation has its share. Raise them only for something that is worth more than its weight.
  expect(size).toBeLessThanOrEqual(11_660 + 45 * operations);
});

test("calls by name weigh nothing where they are not used", async () => {
  const code = 'export { createClient, unwrap, paginate } from "support-desk-client";';
  const withNames = `${code} export { byOperationId } from "support-desk-client";`;
  expect(await bundledSize(withNames)).toBeGreaterThan((await bundledSize(code)) + 200);
});
