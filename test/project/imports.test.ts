import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, test } from "vitest";
import config from "../../.dependency-cruiser.mjs";

/** The rules that the imports of some modules break. */
async function broken(modules: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-imports-"));
  try {
    for (const [file, code] of Object.entries(modules)) {
      await mkdir(join(folder, dirname(file)), { recursive: true });
      await writeFile(join(folder, file), code);
    }
    const { tsConfig: _, ...options } = config.options ?? {};
    const { output } = await cruise(["."], {
      ...options,
      baseDir: folder,
      ruleSet: { forbidden: config.forbidden },
      validate: true,
    } as Parameters<typeof cruise>[1]);
    return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test("imports that lead down are right", async () => {
  expect(
    await broken({
      "src/index.ts": 'export { a } from "./client.js";',
      "src/client.ts": 'export { a } from "./transport/a.js";',
      "src/transport/a.ts": 'import type { B } from "../errors/b.js";\nexport const a: B = 1;',
      "src/errors/b.ts": "export type B = number;",
      "src/testing/c.ts": 'export { a } from "../index.js";',
      "scripts/d.ts": 'export { a } from "../../src/index.js";',
    }),
  ).toEqual([]);
});

test.each<[rule: string, modules: Record<string, string>]>([
  [
    "nothing-above-transport",
    { "src/transport/a.ts": 'export { b } from "../result/b.js";', "src/result/b.ts": "export const b = 1;" },
  ],
  [
    "nothing-above-generated-document-errors",
    {
      "src/errors/a.ts": 'import type { B } from "../client.js";\nexport type A = B;',
      "src/client.ts": "export type B = number;",
    },
  ],
  [
    "nothing-above-cli-isolate-kit-evidence",
    {
      "src/cli/kit/a.ts": 'export { b } from "../pages/b.js";',
      "src/cli/pages/b.ts": "export const b = 1;",
    },
  ],
  [
    "no-circle",
    {
      "src/result/a.ts": 'import type { B } from "./b.js";\nexport type A = B | 1;',
      "src/result/b.ts": 'import type { A } from "./a.js";\nexport type B = A | 2;',
    },
  ],
  ["src-alone", { "src/client.ts": 'export { a } from "../test/a.js";', "test/a.ts": "export const a = 1;" }],
  [
    "nothing-needs-the-command",
    { "src/testing/a.ts": 'export { b } from "../cli/b.js";', "src/cli/b.ts": "export const b = 1;" },
  ],
  [
    "scripts-are-not-imported",
    { "openapi/a.ts": 'export { b } from "../scripts/b.js";', "scripts/b.ts": "export const b = 1;" },
  ],
  [
    "a-room-for-each-module",
    { "src/client.ts": 'export { a } from "./odd.js";', "src/odd.ts": "export const a = 1;" },
  ],
  ["one-dependency", { "src/client.ts": 'export { readFile } from "node:fs/promises";' }],
])("the rule %s finds what breaks it", async (rule, modules) => {
  expect(await broken(modules)).toContain(rule);
});
