import { expect, test, vi } from "vitest";
import { findPort } from "../../src/tools/port.js";
import { serve } from "../support/server.js";

test("a port of --port that is in use is refused", async () => {
  await using taken = await serve(() => {});
  const { port } = new URL(taken.baseUrl);
  await expect(findPort("port", port, 4010)).rejects.toThrow(`Port ${port} is in use; choose another.`);
  await expect(findPort("port", "65535", 4010, [65_535])).rejects.toThrow("Port 65535 is in use");
});

test("if the usual port is taken, the next free one is used and printed", async () => {
  await using taken = await serve(() => {});
  const port = Number(new URL(taken.baseUrl).port);
  const print = vi.spyOn(console, "log").mockReturnValue();
  const found = await findPort("port", undefined, port);
  expect(found).toBeGreaterThan(port);
  expect(print.mock.calls).toEqual([[`Port ${port} is in use; using ${found} instead.`]]);
  print.mockRestore();
});
