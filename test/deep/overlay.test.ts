import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { patchedBundle } from "../../src/cli/codegen/patch.js";
import { runScript } from "../support/started.js";
import { head, wrongOverlays } from "../support/wrong-overlays.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-overlay-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(wrongOverlays)("an overlay %s is refused with its location", async (_, overlay, message) => {
  const file = join(folder, "overlay.yaml");
  await writeFile(file, overlay);
  await expect(patchedBundle(file)).rejects.toThrow(message);
});

test("nothing is written for a wrong overlay", async () => {
  const file = join(folder, "wrong.yaml");
  await writeFile(file, head);
  const out = join(folder, "never");
  const { code, output } = await runScript(
    resolve("dist/cli/main.js"),
    "generate",
    "--overlay",
    file,
    "--out",
    out,
  );
  expect([code, output]).toEqual([1, expect.stringContaining("Nothing was written.")]);
  expect(await readdir(folder)).not.toContain("never");
});
