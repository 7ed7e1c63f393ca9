import { exec } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { parseYaml } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { testFolder } from "../support/folder.js";

const folder = testFolder();

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { run?: string }[] }>;
}

async function readWorkflow(name: string) {
  const workflow = parseYaml(await readFile(`.github/workflows/${name}.yml`, "utf8")) as Workflow;
  return {
    ...workflow,
    runs: Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? [])),
  };
}
const { version, scripts } = JSON.parse(await readFile("package.json", "utf8")) as {
  version: string;
  scripts: Record<string, string>;
};

test("every check runs on each pull request, with only the right to read", async () => {
  const check = await readWorkflow("check");
  expect(check.on).toHaveProperty("pull_request");
  expect(check.permissions).toEqual({ contents: "read" });
  expect(check.runs).toContain("bash .ci/run");
});

test("a version is published only from its tag, after every check", async () => {
  const { on, runs } = await readWorkflow("publish");
  expect(on).toEqual({ push: { tags: ["v*"] } });
  const check = runs.indexOf("bash .ci/run");
  expect(check).toBeGreaterThanOrEqual(0);
  expect(runs.findIndex((run) => run.includes("npm") && run.includes(" publish "))).toBeGreaterThan(check);
});

test("no workflow runs the code of a pull request with the rights of the repository", async () => {
  for (const file of await readdir(".github/workflows")) {
    expect(await readFile(join(".github/workflows", file), "utf8")).not.toContain("pull_request_target");
  }
});

test("the changelog has a section for the version of the package", async () => {
  expect(await readFile("CHANGELOG.md", "utf8")).toContain(`\n## ${version}\n`);
});

test("a package without the address of its repository is not published", async () => {
  const publish = async (repository: object) => {
    await folder.write("package.json", JSON.stringify(repository));
    return promisify(exec)(String(scripts["prepublishOnly"]), { cwd: folder.path() });
  };
  await expect(publish({})).rejects.toThrow("package.json has no repository, to which SECURITY.md refers.");
  await publish({ repository: "a-forge:an-owner/support-desk-client" });
});
