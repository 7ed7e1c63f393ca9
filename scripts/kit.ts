// Writes the kit for coding agents into the package: npm run kit, before it is packed.
import { join } from "node:path";
import { readBundles } from "../src/cli/codegen/documents.js";
import { writeKit } from "../src/cli/kit/kit.js";
import { root } from "../src/cli/root.js";

await writeKit(await readBundles(), join(root, "dist/kit"));
