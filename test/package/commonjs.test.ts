// Follows the advice of docs/questions.md on apps in CommonJS, with the oldest and the newest compiler and with Jest.
import { readFile } from "node:fs/promises";
import { beforeAll, expect, inject, test } from "vitest";
import { emptyApp, prism } from "../support/app.js";

const guide = await readFile("docs/questions.md", "utf8");
const [, section = ""] = guide.split("## CommonJS and Jest");
const [, form = ""] = /```ts\n(.+?)```/s.exec(section) ?? [];
const [, config = ""] = /```js\n(.+?)```/s.exec(section) ?? [];
const [, names = ""] = /npm install --save-dev (jest .+)/.exec(section) ?? [];
const rows = [...section.matchAll(/^\| (?:5\.9 to )?(\d\.\d) +\| `(\w+)` +\| `(.+)` +\|$/gm)];

const versions: Record<string, string> = { jest: "30.5.2", "@swc/core": "1.16.22", "@swc/jest": "0.2.39" };
const compilers: Record<string, string> = { "5.4": "5.4.5", "7.0": "7.0.2" };
const app = emptyApp();
beforeAll(async () => {
  await app.write("package.json", '{ "name": "app", "private": true }');
  await app.write("form.ts", form);
  await app.write("import.ts", 'import { startMock } from "support-desk-client/testing";\nvoid startMock();');
  await app.install(
    inject("packed").tarball,
    ...prism,
    "@types/node@20",
    ...names.split(" ").map((name) => `${name}@${versions[name]}`),
    ...Object.entries(compilers).map(([name, version]) => `typescript-${name}@npm:typescript@${version}`),
  );
});

test("the guide has a row for each compiler", () => {
  expect(new Set(rows.map(([, compiler]) => compiler))).toEqual(new Set(Object.keys(compilers)));
});

test.each(rows.map(([, compiler = "", module = "", works]) => ({ compiler, module, works })))(
  "TypeScript $compiler with module $module compiles $works",
  async ({ compiler, module, works }) => {
    const options = ["--noEmit", "--strict", "--target", "es2022", "--types", "node", "--module", module];
    const compile = (file: string) =>
      app.run(process.execPath, `node_modules/typescript-${compiler}/bin/tsc`, ...options, file);
    await compile("form.ts");
    if (works === "import") await compile("import.ts");
    else await expect(compile("import.ts")).rejects.toThrow("TS1479");
  },
);

test("Jest in CommonJS runs the client and the mock with the transform of the guide", async () => {
  await app.write("jest.config.js", config);
  await app.write(
    "app.test.js",
    `
      const { createClient, unwrap } = require("support-desk-client");
      const { startMock } = require("support-desk-client/testing");
      test("the forms are read", async () => {
        const mock = await startMock({ stateful: true, seed: "examples" });
        const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "any-key" });
        const { forms } = await unwrap(desk.GET("/forms"));
        await mock.close();
        expect(forms).not.toEqual([]);
      }, 300_000);
    `,
  );
  await app.run(process.execPath, "node_modules/jest/bin/jest.js", "--ci");
});
