// Runs what the README and the guides give a new user to paste, in an empty folder, with the packed package instead of the published one.
import { readFile } from "node:fs/promises";
import { describe, expect, inject, test } from "vitest";
import { emptyApp } from "../support/app.js";
import { pointAt } from "../support/samples.js";

/** Reads the blocks of commands of a section, its first sample, and the output that a comment of the sample promises. */
async function readSection(file: string, title: string) {
  const sections = (await readFile(file, "utf8")).split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${title}\n`)) ?? "";
  const [, sample = ""] = /```ts\n(.+?)```/s.exec(section) ?? [];
  return {
    blocks: [...section.matchAll(/```sh\n(.+?)```/gs)].map(([, block = ""]) => block.trim().split("\n")),
    /** The commands in the text of the section that run the sample. */
    runs: [...section.matchAll(/(?<=`)[^`\n]*node first\.\w+(?=`)/g)].map(String),
    sample,
    printed: `${sample.match(/(?<=console\.log.+\/\/ ).+/)?.[0]}\n`,
  };
}

const firstCall = await readSection("README.md", "The first call");
const [[installCommand = "", mockCommand = ""] = [], typescriptCommands = []] = firstCall.blocks;
const [runCommand = "", compileCommand = ""] = firstCall.runs;
const packed = (command: string) => command.replace("support-desk-client", inject("packed").tarball);

describe("in an empty folder", () => {
  const app = emptyApp();
  const run = (command: string) => app.run("sh", "-c", command);

  test("the first call prints the ticket of the mock", async () => {
    await run(packed(installCommand));
    await using mock = await app.serve("sh", "-c", mockCommand);
    // The mock uses another port if its usual one is taken.
    const sample = pointAt(firstCall.sample, { baseUrl: mock.url });
    await app.write("first.mjs", sample);
    expect(await run(runCommand)).toBe(firstCall.printed);
    for (const command of typescriptCommands) await run(command);
    await app.write("first.ts", sample);
    expect(await run(compileCommand)).toBe(firstCall.printed);
  });

  test("the pages open after the commands of their section", async () => {
    const { blocks } = await readSection("docs/testing.md", "The pages");
    const [[install = "", docs = ""] = []] = blocks;
    await run(install);
    await using pages = await app.serve("sh", "-c", docs);
    expect(await (await fetch(pages.url)).text()).toContain("Support Desk External API");
  });
});

describe.each(["5.9.3", "7.0.2"])("with the options that tsc --init of TypeScript %s writes", (version) => {
  const app = emptyApp();

  test("the samples of the README and of the guide on CommonJS compile, where an import does not", async () => {
    for (const command of typescriptCommands) {
      const [, names] = /^npm install --save-dev (.+)/.exec(command) ?? [];
      if (names === undefined) await app.run("sh", "-c", command);
      else await app.install(...names.replace("typescript", `typescript@${version}`).split(" "));
    }
    await app.install(inject("packed").tarball);
    await app.write("app.ts", firstCall.sample);
    await app.run("npx", "tsc", "--noEmit");
    const { sample } = await readSection("docs/questions.md", "CommonJS and Jest");
    await app.run("npm", "pkg", "set", "type=commonjs");
    await app.run("rm", "tsconfig.json");
    await app.run("npx", "tsc", "--init");
    await app.write("app.ts", sample);
    await app.run("npx", "tsc", "--noEmit");
    await app.write("app.ts", 'import { createClient } from "support-desk-client";\nvoid createClient;');
    await expect(app.run("npx", "tsc", "--noEmit")).rejects.toThrow("TS1295");
  });
});

const linted = emptyApp();

test("the rule for ESLint finds the calls whose error nobody reads", async () => {
  await linted.write("package.json", '{ "type": "module" }');
  await linted.install("eslint@10.2.0");
  const guide = await readFile("docs/questions.md", "utf8");
  await linted.write("eslint.config.js", /```js\n(\/\/ eslint\.config\.js.+?)```/s.exec(guide)?.[1] ?? "");
  const lines = [
    ['await desk.GET("/forms");', true],
    ['desk.POST("/tickets", { body });', true],
    ['void desk.POST("/tickets", { body });', true],
    ['const { data } = await desk.GET("/forms");', true],
    ['const { data: read, error } = await desk.GET("/forms");', false],
    ['const forms = await unwrap(desk.GET("/forms"));', false],
  ] as const;
  await linted.write("calls.js", lines.map(([line]) => line).join("\n"));
  const output = await linted.run("npx", "eslint", "calls.js").catch(String);
  const found = [...output.matchAll(/^ +(\d+):/gm)].map(([, line]) => Number(line));
  expect(found).toEqual(lines.flatMap(([, isFound], index) => (isFound ? index + 1 : [])));
});
