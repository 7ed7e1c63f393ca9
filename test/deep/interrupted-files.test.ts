import { spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { testFolder } from "../support/folder.js";

const folder = testFolder("test");
const count = 2_000;
const module = pathToFileURL(resolve("dist/cli/codegen/files.js")).href;
const write = (out: string, text: string) => `
  import { writeFiles } from ${JSON.stringify(module)};
  const names = Array.from({ length: ${count} }, (_, index) => ["file-" + index, ${JSON.stringify(text)}]);
  await writeFiles(${JSON.stringify(out)}, new Map(names));
`;

test.each(["SIGINT", "SIGTERM"] as const)(
  "a %s while files are written leaves all of them or none",
  async (signal) => {
    const out = folder.path("out");
    for (const text of ["old", "new"]) {
      const script = await folder.write(`${text}.mjs`, write(out, text));
      const child = spawn(process.execPath, [script]);
      const ended = new Promise<NodeJS.Signals | null>((done) => child.on("exit", (_, by) => done(by)));
      if (text === "new") {
        // The first file is in its place, and hundreds are not.
        while ((await readFile(`${out}/file-0`, "utf8")) === "old") await new Promise(setImmediate);
        child.kill(signal);
        expect(await ended).toBe(signal);
      } else await ended;
    }
    const names = await readdir(out);
    expect(names.filter((name) => name.startsWith(".writing-"))).toEqual([]);
    const texts = new Set(await Promise.all(names.map((name) => readFile(`${out}/${name}`, "utf8"))));
    expect([names.length, texts.size]).toEqual([count, 1]);
  },
);
