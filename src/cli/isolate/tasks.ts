// The work on files of somebody else, as it runs in a process of its own: see run.ts.
import { closedGaps } from "../codegen/gaps.js";
import { generateCommand, generatedMark } from "../codegen/generated-mark.js";
import { outputs } from "../codegen/outputs.js";
import { patchedBundle } from "../codegen/patch.js";

type Begin = (part: string) => Promise<void>;

/** Makes the files of `generate`, by name, and lists the gaps that the overlay closes. */
async function generate(file: string, begin: Begin) {
  const { original, patched } = await patchedBundle(file, begin);
  await begin("generating the types");
  const types = { operations: "support-desk-client", checks: "support-desk-client/validate" };
  const files = await outputs([patched], generateCommand, types);
  const marked = { "x-generated": generatedMark, ...patched.document };
  files.set(`${patched.name}.json`, `${JSON.stringify(marked, null, 2)}\n`);
  return { files: [...files], closed: closedGaps(original.document, patched.document) };
}

export const tasks = { generate, patch: patchedBundle } satisfies Record<
  string,
  (file: string, begin: Begin) => Promise<unknown>
>;
