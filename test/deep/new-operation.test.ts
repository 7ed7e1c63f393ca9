import { readFile, writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { projectForEach } from "../support/project-copy.js";
import { runScript } from "../support/started.js";

const project = projectForEach();
const script = (name: string) => runScript(project.path(`scripts/${name}.ts`));

/** Reads the code blocks of the worked example, each with the file that the sentence above it names. */
async function steps() {
  const [, example = ""] = (await readFile("openapi/README.md", "utf8")).split("## Add an operation");
  const blocks = [...example.matchAll(/`(openapi\/[\w./]+)`(?:(?!```)[\s\S])*?```\w+\n([\s\S]*?)```/g)];
  return blocks.map(([, file = "", code = ""]) => ({ file, code }));
}

test("the worked example of openapi/README.md adds an operation that passes lint", async () => {
  const [path, schema, line, words] = await steps();
  if (!path || !schema || !line || !words) throw new Error("The example has other steps.");
  await writeFile(project.path(path.file), path.code);
  await writeFile(project.path(schema.file), schema.code);
  const indented = line.code.trimEnd().replaceAll(/^/gm, "  ");
  await project.edit(line.file, (text) => text.replace("\npaths:\n", `\npaths:\n${indented}\n`));

  const generated = await script("generate");
  const tables = words.code
    .trim()
    .split(/(?=^### )/m)
    .map((table) => table.trimEnd());
  const count = words.code.match(/^Source: |^\| (?!place|---)/gm)?.length;
  expect(generated).toEqual({
    code: 0,
    output: expect.stringContaining(`openapi/facts.md waits for ${count} words:`),
  });
  const unworded = await script("lint");
  expect(unworded).toEqual({
    code: 1,
    output: expect.stringContaining('operation "GET /tags" has no word.'),
  });

  for (const table of tables) {
    const waiting = table
      .replaceAll(/^Source: .*$/gm, "Source: ?")
      .replaceAll(/\| (?!word|---)[^|]+ \|$/gm, "| ? |");
    await project.edit(words.file, (text) => text.replace(waiting, table));
  }
  expect(await script("lint")).toEqual({ code: 0, output: "" });
  expect(await script("generate")).toEqual({ code: 0, output: "" });
  expect(await project.read("src/generated/openapi.ts")).toContain("listTags");
});
