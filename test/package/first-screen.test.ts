// Runs the commands that README.md gives a new user, in an empty folder, with the packed package instead of the published one.
import { readFile } from "node:fs/promises";
import { expect, inject, test } from "vitest";
import { emptyApp } from "../support/app.js";
import { pointAt } from "../support/samples.js";

const readme = await readFile("README.md", "utf8");

/** Reads the commands of a section, its first sample, and the output that a comment of the sample promises. */
function readSection(title: string) {
  const section = readme.split(/^## /m).find((one) => one.startsWith(`${title}\n`)) ?? "";
  const [, sample = ""] = /```ts\n(.+?)```/s.exec(section) ?? [];
  return {
    commands: [...section.matchAll(/```sh\n(.+?)```/gs)].flatMap(([, block = ""]) =>
      block.trim().split("\n"),
    ),
    sample,
    printed: sample.match(/(?<=console\.log.+\/\/ ).+/)?.[0],
  };
}

const app = emptyApp();
const run = (command: string) => app.run("sh", "-c", command);

test("the first call prints the ticket of the mock after the three commands of its section", async () => {
  const { commands, sample, printed } = readSection("The first call");
  const [installCommand = "", mockCommand = "", runCommand = "", ...others] = commands;
  expect(others).toEqual([]);
  await run(installCommand.replace("support-desk-client", inject("packed").tarball));
  await using mock = await app.serve("sh", "-c", mockCommand);
  // The mock uses another port if its usual one is taken.
  await app.write(runCommand.replace("node ", ""), pointAt(sample, { baseUrl: mock.url }));
  expect(await run(runCommand)).toBe(`${printed}\n`);
});

test("the pages open after the two commands of the section on the docs", async () => {
  const [installCommand = "", docsCommand = "", ...others] = readSection("The docs").commands;
  expect(others).toEqual([]);
  await run(installCommand);
  await using docs = await app.serve("sh", "-c", docsCommand);
  expect(await (await fetch(docs.url)).text()).toContain("Support Desk External API");
});
