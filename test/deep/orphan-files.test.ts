import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { bundleSources } from "../../scripts/sources.js";
import { projectForEach } from "../support/project-copy.js";

const project = projectForEach();
const add = (file: string, text: string) => writeFile(project.path(`openapi/${file}`), text);

test("each file that nothing refers to is named, and what to do", async () => {
  await add("components/schemas/Other.yaml", "type: string\n");
  await add("components/schemas/Unused.yaml", "type: array\nitems: { $ref: ./Other.yaml }\n");
  await add("paths/things.yaml", "get: {}\n");
  await expect(bundleSources(project.path(""))).rejects.toThrow(
    /schemas\/Other\.yaml:1:1\n {2}No document refers to this file: refer to it.*\n.*schemas\/Unused\.yaml:1:1\n.*\n.*paths\/things\.yaml:1:1\n/,
  );
});

test("another mistake is named first", async () => {
  await add("paths/things.yaml", "get: {}\n");
  await project.edit("openapi/paths/forms.yaml", (text) => text.replace("summary:", "sumary:"));
  await expect(bundleSources(project.path(""))).rejects.toThrow(
    /^.*forms\.yaml:\d+:\d+\n(?!.*refers to this file)/,
  );
});

test("a part that is referred to as JSON is used", async () => {
  await project.edit("openapi/paths/forms.yaml", (text) =>
    text.replace(/\$ref: (\S+)/, (_, target: string) => `"$ref": "${target}"`),
  );
  expect(await project.read("openapi/paths/forms.yaml")).toContain('"$ref": "');
  expect(await bundleSources(project.path(""))).toHaveLength(2);
});
