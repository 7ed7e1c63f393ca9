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
  jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
}

const workflow = async (name: string) =>
  parseYaml(await readFile(`.github/workflows/${name}.yml`, "utf8")) as Workflow;
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

test("every check runs on each pull request, with no right but to read", async () => {
  const check = await workflow("check");
  expect(Object.keys(check.on)).toContain("pull_request");
  expect(check.permissions).toEqual({ contents: "read" });
  expect(stepsOf(check).map(({ run }) => run)).toContain("bash .ci/run");
});

test("a version is published from its tag alone, after every check", async () => {
  const publish = await workflow("publish");
  expect(publish.on).toEqual({ push: { tags: ["v*"] } });
  const runs = stepsOf(publish).flatMap(({ run }) => run ?? []);
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
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  expect(await readFile("CHANGELOG.md", "utf8")).toContain(`\n## ${version}\n`);
});

test("a package without the address of its repository is not published", async () => {
  const { scripts } = JSON.parse(await readFile("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const publish = async (repository: object) => {
    await folder.write("package.json", JSON.stringify(repository));
    return promisify(exec)(String(scripts["prepublishOnly"]), { cwd: folder.path() });
  };
  await expect(publish({})).rejects.toThrow("package.json has no repository, to which SECURITY.md refers.");
  await publish({ repository: "a-forge:an-owner/support-desk-client" });
});
