// Compiles the sample of the README, and the one of docs/questions.md for CommonJS, with the options that `tsc --init` writes.
import { readFile } from "node:fs/promises";
import { describe, expect, inject, test } from "vitest";
import { emptyApp } from "../support/app.js";

/** Reads the first sample of a section, and the commands in its text that set a project up. */
async function readSection(file: string, title: string) {
  const sections = (await readFile(file, "utf8")).split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${title}\n`)) ?? "";
  const [, sample = ""] = /```ts\n(.+?)```/s.exec(section) ?? [];
  return { sample, commands: section.match(/(?<=`)(npm pkg set|npm install|npx tsc) [^`]+(?=`)/g) ?? [] };
}

describe.each(["5.9.3", "6.0.3", "7.0.2"])("in an empty folder with TypeScript %s", (version) => {
  const app = emptyApp();

  test("the sample of the README compiles after its commands", async () => {
    const { sample, commands } = await readSection("README.md", "With your workspace");
    expect(commands).toHaveLength(3);
    await app.run("npm", "init", "-y");
    for (const command of commands) {
      const [, names] = /^npm install (.+)/.exec(command) ?? [];
      if (names === undefined) await app.run("sh", "-c", command);
      else await app.install(...names.replace("typescript", `typescript@${version}`).split(" "));
    }
    await app.install(inject("packed").tarball);
    await app.write("app.ts", sample);
    await app.run("npx", "tsc", "--noEmit");
  });

  test("the sample for CommonJS compiles under the defaults, where an import does not", async () => {
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
