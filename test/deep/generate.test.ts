import { expect, test } from "vitest";
import { projectForEach } from "../support/project-copy.js";
import { runScript } from "../support/started.js";

const project = projectForEach();

test("the command shows a mistake, writes nothing and fails", async () => {
  await project.edit("openapi/openapi.yaml", (text) => text.replace("version: 2.0.0", "verzion: 2.0.0"));
  const before = await project.readAll("src/generated");
  const { code, output } = await runScript(project.path("scripts/generate.ts"), "--check");
  expect(output).toMatch(/openapi\/openapi\.yaml:6:3\n.+verzion.+src\/generated is not changed/s);
  expect(code).toBe(1);
  expect(await project.readAll("src/generated")).toEqual(before);
});
