import { expect, test, vi } from "vitest";
import { never, testDesk } from "../support/test-desk.js";

test("thirty calls share a signal without a warning", async () => {
  const warned = vi.fn();
  process.on("warning", warned);
  const controller = new AbortController();
  const { desk } = testDesk(() => never);
  const calls = Array.from({ length: 30 }, () => desk.GET("/forms", { signal: controller.signal }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  controller.abort();
  await Promise.allSettled(calls);
  process.off("warning", warned);
  expect(warned).not.toHaveBeenCalled();
});
