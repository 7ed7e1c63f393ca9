import { expect, test } from "vitest";
import { projectForEach } from "../support/project-copy.js";
import { runScript } from "../support/started.js";

const project = projectForEach();

/** Runs a script that fails, expects that it changes no generated file, and returns its output. */
async function failureOf(name: string, ...args: string[]): Promise<string> {
  const before = await project.readAll("src/generated");
  const { code, output } = await runScript(project.path(`scripts/${name}.ts`), ...args);
  expect(output).not.toMatch(/\n {4}at /);
  expect(code).toBe(1);
  expect(await project.readAll("src/generated")).toEqual(before);
  return output.trim();
}

test.each<[name: string, text: RegExp, ...args: string[]]>([
  ["generate", /verzion.+src\/generated is not changed/s, "--check"],
  ["start", /verzion/, "--once", "--port", "0", "--docs-port", "0"],
])("%s fails and shows a mistake with its location", async (name, text, ...args) => {
  await project.edit("openapi/openapi.yaml", (yaml) => yaml.replace("version: 2.0.0", "verzion: 2.0.0"));
  const output = await failureOf(name, ...args);
  expect(output).toContain("openapi/openapi.yaml:6:3 at #/info/verzion\n");
  expect(output).toMatch(text);
});
