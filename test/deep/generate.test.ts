import { expect, test } from "vitest";
import { generateFiles } from "../../scripts/generated.js";
import { projectForEach } from "../support/project-copy.js";
import { runScript } from "../support/started.js";

const project = projectForEach();

test.each<[what: string, file: string, change: (text: string) => string, location: RegExp]>([
  [
    "a document that is not YAML",
    "openapi/openapi.yaml",
    (text) => text.replace("info:", "info: ["),
    /openapi\/openapi\.yaml:\d+:\d+\n/,
  ],
  [
    "a part that is not YAML",
    "openapi/paths/forms.yaml",
    (text) => text.replace("get:", "get: ["),
    /openapi\/openapi\.yaml:\d+:\d+\n.+forms\.yaml/,
  ],
  [
    "a rule that does not exist",
    "redocly.yaml",
    (text) => text.replace("no-unused-components", "no-unused-componentz"),
    /redocly\.yaml:\d+:\d+\n.+no-unused-componentz/,
  ],
])("%s is shown with its location", async (_, file, change, location) => {
  await project.edit(file, change);
  await expect(generateFiles(project.path(""))).rejects.toThrow(location);
});

test("the command shows a mistake, writes nothing and fails", async () => {
  await project.edit("openapi/openapi.yaml", (text) => text.replace("version: 2.0.0", "verzion: 2.0.0"));
  const before = await project.readAll("src/generated");
  const { code, output } = await runScript(project.path("scripts/generate.ts"), "--check");
  expect(output).toMatch(/openapi\/openapi\.yaml:6:3\n.+verzion.+src\/generated is not changed/s);
  expect(code).toBe(1);
  expect(await project.readAll("src/generated")).toEqual(before);
});
