import nodePath from "node:path";

/**
 * Whether a file is in a folder, or in a folder of it. Both are absolute and without links.
 *
 * @param path - the rules for paths, of this system by default
 */
export function isWithin(folder: string, file: string, path: nodePath.PlatformPath = nodePath): boolean {
  const way = path.relative(folder, file);
  // On Windows, the way to another drive is an absolute path.
  return way !== "" && !path.isAbsolute(way) && way.split(path.sep)[0] !== "..";
}
