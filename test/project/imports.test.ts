import { mkdir } from "node:fs/promises";
import { dirname, posix } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, test } from "vitest";
import config from "../../.dependency-cruiser.mjs";
import { testFolder } from "../support/folder.js";

const folder = testFolder("test");

/** Returns the rules that the imports of some modules break. */
async function findBroken(modules: Record<string, string>): Promise<string[]> {
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

// `npm run lint:imports` shows that right imports pass.
test.each([
  ["nothing-above-paginate", "src/paginate/a.ts", "src/mock/b.ts"],
  ["nothing-above-client-server", "src/client/a.ts", "src/generated/b.ts"],
  ["nothing-above-tools", "src/tools/a.ts", "src/desk/b.ts"],
  ["src-alone", "src/client/a.ts", "test/b.ts"],
  ["nothing-needs-the-command", "src/desk/testing.ts", "src/tools/b.ts"],
  ["scripts-are-not-imported", "openapi/a.ts", "scripts/b.ts"],
  ["a-room-for-each-module", "src/desk/a.ts", "src/odd.ts"],
])("the rule %s finds that %s imports %s, types included", async (rule, from, to) => {
  const specifier = posix
    .relative(dirname(from), to)
    .replace(/^(?!\.)/, "./")
    .replace(/ts$/, "js");
  for (const kind of ["", "type "]) {
    const code = `export ${kind}{ B } from "${specifier}";`;
    expect(await findBroken({ [from]: code, [to]: "export class B {}" })).toContain(rule);
  }
});

test("the rules find a circle, and a second dependency", async () => {
  const broken = await findBroken({
    "src/client/a.ts": 'import type { B } from "./b.js";\nexport type A = B | 1;',
    "src/client/b.ts": 'import type { A } from "./a.js";\nexport type B = A | 2;',
    "src/client/c.ts": 'export { readFile } from "node:fs/promises";',
    "src/client/d.ts": 'export { default } from "openapi-fetch";',
  });
  const rules = ["no-circle", "one-dependency", "one-module-runs-openapi-fetch"];
  expect(new Set(broken)).toEqual(new Set(rules));
});
