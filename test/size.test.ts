import { expect, test } from "vitest";
import { bundledSize } from "../scripts/bench/size.mjs";

test("the core, bundled for a browser, stays small", async () => {
  const size = await bundledSize('export { createClient, unwrap } from "support-desk-client";');
  // Bytes after brotli. Raise it only for something that is worth more than its weight.
  expect(size).toBeLessThanOrEqual(6_800);
});
