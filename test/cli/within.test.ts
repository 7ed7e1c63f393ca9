import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { isWithin } from "../../src/cli/within.js";

test.each<[isIn: boolean, folder: string, file: string, path: typeof posix]>([
  [true, "/a/b", "/a/b/overlay.yaml", posix],
  [true, "/", "/overlay.yaml", posix],
  [true, "/a/b", "/a/b/..overlay.yaml", posix],
  [false, "/a/b", "/a/bc/overlay.yaml", posix],
  [false, "/a/b", "/a/overlay.yaml", posix],
  [false, "/a/b", "/a/b", posix],
  [true, "C:\\a b", "c:\\a b\\overlay.yaml", win32],
  [true, "C:\\", "C:\\overlay.yaml", win32],
  [true, "\\\\server\\share\\a", "\\\\server\\share\\a\\overlay.yaml", win32],
  [false, "C:\\a", "D:\\a\\overlay.yaml", win32],
  [false, "C:\\a", "C:\\ab\\overlay.yaml", win32],
  [false, "C:\\a", "C:\\overlay.yaml", win32],
])("it is %s that %s has the file %s", (isIn, folder, file, path) => {
  expect(isWithin(folder, file, path)).toBe(isIn);
});
