// The work on files of somebody else, as it runs in a process of its own: see run.ts.
import { gapIdsOf } from "../codegen/gaps.js";
import { generateCommand, generatedMark } from "../codegen/generated-mark.js";
import { outputs } from "../codegen/outputs.js";
import { patchedBundle } from "../codegen/patch.js";

type Begin = (part: string) => Promise<void>;

/** Makes the files of `generate`, by name, and lists the gaps that the overlay closes. */
async function generate(file: string, begin: Begin) {
  const { original, patched } = await patchedBundle(file, begin);
  await begin("generating the types");
  const files = await outputs([patched], generateCommand, "support-desk-client/validate");
  // The client has its own table.
  files.delete(`${patched.name}-operations.ts`);
  const marked = { "x-generated": generatedMark, ...patched.document };
  files.set(`${patched.name}.json`, `${JSON.stringify(marked, null, 2)}\n`);
  const open = gapIdsOf(patched.document);
  return { files: [...files], closed: [...gapIdsOf(original.document)].filter((id) => !open.has(id)) };
}

export const tasks = { generate, patch: patchedBundle } satisfies Record<
  string,
  (file: string, begin: Begin) => Promise<unknown>
>;
