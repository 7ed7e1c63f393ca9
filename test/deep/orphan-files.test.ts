import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { bundleSources } from "../../scripts/sources.js";
import { projectForEach } from "../support/project-copy.js";

const project = projectForEach();
const add = (file: string, text: string) => writeFile(project.path(`openapi/${file}`), text);

test("the parts of both documents are all used", async () => {
  expect(await bundleSources(project.path(""))).toHaveLength(2);
});

test("the files that nothing refers to are named together, without what only they refer to", async () => {
  await add("components/schemas/Other.yaml", "type: string\n");
  await add("components/schemas/Unused.yaml", "type: array\nitems: { $ref: ./Other.yaml }\n");
  await add("paths/things.yaml", "get: {}\n");
  await expect(bundleSources(project.path(""))).rejects.toThrow(
    /openapi\.yaml:1:1\n.*No document refers to paths\/things\.yaml, components\/schemas\/Unused\.yaml: refer to it/,
  );
});

test("files that only refer to each other are named", async () => {
  await add("components/schemas/One.yaml", "type: array\nitems: { $ref: ./Other.yaml }\n");
  await add("components/schemas/Other.yaml", "type: array\nitems: { $ref: ./One.yaml }\n");
  await expect(bundleSources(project.path(""))).rejects.toThrow(
    "No document refers to components/schemas/One.yaml, components/schemas/Other.yaml: refer to it",
  );
});

test("a part that is referred to as JSON is used", async () => {
  await project.edit("openapi/paths/forms.yaml", (text) =>
    text.replace(/\$ref: (\S+)/, (_, target: string) => `"$ref": "${target}"`),
  );
  expect(await project.read("openapi/paths/forms.yaml")).toContain('"$ref": "');
  expect(await bundleSources(project.path(""))).toHaveLength(2);
});
