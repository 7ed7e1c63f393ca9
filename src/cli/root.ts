import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json. It is two folders above this file, both in src and in dist. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The parts of package.json that the command reads. */
export const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
  engines: { node: string };
  devDependencies: Record<string, string>;
};
