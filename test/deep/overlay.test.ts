import { expect, test } from "vitest";
import { patchedBundle } from "../../src/cli/codegen/patch.js";
import { testFolder } from "../support/folder.js";
import { wrongOverlays } from "../support/wrong-overlays.js";

const folder = testFolder();

test.each(wrongOverlays)("an overlay %s is refused with its location", async (_, overlay, message) => {
  const file = await folder.write("overlay.yaml", overlay);
  await expect(patchedBundle(file)).rejects.toThrow(message);
});
