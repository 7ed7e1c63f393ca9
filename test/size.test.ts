import { expect, test } from "vitest";
import { bundledSize } from "../scripts/bench/size.js";

test("the core, bundled for a browser, stays small", async () => {
  const size = await bundledSize('export { createClient, unwrap, paginate } from "support-desk-client";');
  // Bytes after brotli. Raise it only for something that is worth more than its weight.
  expect(size).toBeLessThanOrEqual(12_000);
});

test("calls by name weigh nothing where they are not used", async () => {
  const code = 'export { createClient, unwrap, paginate } from "support-desk-client";';
  const withNames = `${code} export { byOperationId } from "support-desk-client";`;
  expect(await bundledSize(withNames)).toBeGreaterThan((await bundledSize(code)) + 200);
});
