import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

async function modulesIn(...folders: string[]): Promise<[file: string, code: string][]> {
  const lists = folders.map(async (folder) => {
    const names = await readdir(folder, { recursive: true });
    return names.map((name) => join(folder, name)).filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
  });
  const files = (await Promise.all(lists)).flat().filter((file) => !file.startsWith("src/generated/"));
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => [file, await readFile(file, "utf8")]),
  );
}

test("no module that people write has more than 250 lines", async () => {
  const modules = await modulesIn("src", "scripts", "openapi/rules", "test");
  expect(modules.length).toBeGreaterThan(150);
  expect(modules.filter(([, code]) => code.split("\n").length > 251).map(([file]) => file)).toEqual([]);
});

test("what apps import needs neither the command nor what is beside src", async () => {
  const library = (await modulesIn("src")).filter(([file]) => !file.startsWith("src/cli/"));
  const imports = library.flatMap(([file, code]) =>
    [...code.matchAll(/(?:from |import\()"(\.[^"]+)"/g)].map(([, path = ""]) => join(file, "..", path)),
  );
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((path) => path.startsWith("src/cli/") || !path.startsWith("src/"))).toEqual([]);
});

test("the command needs nothing of the scripts, the documents' sources or the tests, but the index of gaps", async () => {
  for (const [file, text] of await modulesIn("src/cli")) {
    const code = text.replaceAll('"../../../openapi/rules/gap-index.js"', "");
    expect(code, file).not.toMatch(/(?:from |import\()"[^"]*\/(scripts|openapi|test)\//);
  }
});
