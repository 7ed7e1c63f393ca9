import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
}

const readYaml = async (file: string) => parseYaml(await readFile(join(".github", file), "utf8"));
const workflow = async (name: string) => (await readYaml(`workflows/${name}.yml`)) as Workflow;
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

describe.each(await readdir(".github/ISSUE_TEMPLATE"))("the template %s", (file) => {
  test("has what a form of GitHub needs", async () => {
    const form = (await readYaml(`ISSUE_TEMPLATE/${file}`)) as Record<string, unknown> & {
      body: { type: string; id?: string; attributes: Record<string, unknown> }[];
    };
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const fields = form.body.filter(({ type }) => type !== "markdown");
    expect(fields.length).toBeGreaterThan(0);
    for (const { id, attributes } of fields) {
      expect(id).toMatch(/^[a-z]+$/);
      expect(attributes).toHaveProperty("label");
    }
  });
});

test("the changelog has a section for the version of the package", async () => {
  const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
  expect(await readFile("CHANGELOG.md", "utf8")).toContain(`\n## ${version}\n`);
});
