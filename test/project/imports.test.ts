import { mkdir } from "node:fs/promises";
import { dirname, posix } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, test } from "vitest";
import config from "../../.dependency-cruiser.mjs";
import { testFolder } from "../support/folder.js";

const folder = testFolder("test");

/** The rules that the imports of some modules break. */
async function broken(modules: Record<string, string>): Promise<string[]> {
  for (const [file, code] of Object.entries(modules)) {
    await mkdir(folder.path(dirname(file)), { recursive: true });
    await folder.write(file, code);
  }
  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(["."], {
    ...options,
    baseDir: folder.path(),
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  } as Parameters<typeof cruise>[1]);
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

test("imports that lead down are right", async () => {
  expect(
    await broken({
      "src/client/client.ts": "export const a = 1;",
      "src/paginate/list.ts": 'export { a } from "../client/client.js";',
      "src/generated/table.ts": "export const b = 1;",
      "src/desk/index.ts":
        'export { a } from "../paginate/list.js";\nexport { b } from "../generated/table.js";',
      "src/desk/cli.ts": 'export { c } from "../tools/run.js";',
      "src/tools/run.ts": 'export { readFile as c } from "node:fs/promises";',
      "scripts/d.ts": 'export { a } from "../src/desk/index.js";',
    }),
  ).toEqual([]);
});

test.each([
  ["nothing-above-paginate", "src/paginate/a.ts", "src/mock/b.ts"],
  ["nothing-above-client-server", "src/client/a.ts", "src/generated/b.ts"],
  ["nothing-above-tools", "src/tools/a.ts", "src/desk/b.ts"],
  ["src-alone", "src/client/a.ts", "test/b.ts"],
  ["nothing-needs-the-command", "src/desk/testing.ts", "src/tools/b.ts"],
  ["scripts-are-not-imported", "openapi/a.ts", "scripts/b.ts"],
  ["a-room-for-each-module", "src/desk/a.ts", "src/odd.ts"],
])("the rule %s finds that %s imports %s, its types included", async (rule, from, to) => {
  const specifier = posix.relative(dirname(from), to).replace(/ts$/, "js");
  for (const kind of ["", "type "]) {
    const code = `export ${kind}{ B } from "${specifier}";`;
    expect(await broken({ [from]: code, [to]: "export class B {}" })).toContain(rule);
  }
});

test.each<[rule: string, modules: Record<string, string>]>([
  [
    "no-circle",
    {
      "src/client/a.ts": 'import type { B } from "./b.js";\nexport type A = B | 1;',
      "src/client/b.ts": 'import type { A } from "./a.js";\nexport type B = A | 2;',
    },
  ],
  ["one-dependency", { "src/client/a.ts": 'export { readFile } from "node:fs/promises";' }],
])("the rule %s finds what breaks it", async (rule, modules) => {
  expect(await broken(modules)).toContain(rule);
});
