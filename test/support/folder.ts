import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

/**
 * Makes an empty folder, and removes it after the tests.
 *
 * @param scope - whether all tests of the file share the folder, or each has one of its own
 */
export function testFolder(scope: "file" | "test" = "file") {
  const [before, after] = scope === "file" ? [beforeAll, afterAll] : [beforeEach, afterEach];
  let folder = "";
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "support-desk-test-"));
  });
  after(() => rm(folder, { recursive: true, force: true }));
  const path = (...names: string[]) => join(folder, ...names);
  return {
    path,
    /** Writes a file into the folder, and returns its path. */
    async write(name: string, content: string | Uint8Array) {
      await writeFile(path(name), content);
      return path(name);
    },
  };
}
