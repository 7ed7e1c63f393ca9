// Writes the kit for coding agents into the package: npm run kit, before it is packed.
import { join } from "node:path";
import { readBundles } from "../src/cli/codegen/bundles.js";
import { writeFiles } from "../src/cli/codegen/files.js";
import { agentKit } from "../src/cli/kit/kit.js";
import { root } from "../src/cli/root.js";

await writeFiles(join(root, "dist/kit"), await agentKit(await readBundles()));
