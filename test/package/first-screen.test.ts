// What a new user does, in the order in which README.md says it, with the packed package in an empty app.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { testApp, typescript } from "../support/app.js";
import { pointAt } from "../support/samples.js";

const app = testApp(...typescript);
const readme = await readFile("README.md", "utf8");
const firstCall = /## The first call.+?```ts\n(.+?)```/s.exec(readme)?.[1] ?? "";

/** Starts a command of the package, after the install command that it names. */
async function start(name: string) {
  const command = ["npx", "support-desk-client", name, "--port", "0"] as const;
  await app.install("--save-dev", ...(await app.missingFor(...command)));
  return app.serve(...command);
}

test("the first call compiles in strict mode", async () => {
  await app.write("first-call.ts", firstCall);
  await app.compile(["first-call.ts"]);
});

test("the first call prints a ticket of the mock, started as README says", async () => {
  const mock = await start("mock");
  const sample = pointAt(firstCall, { baseUrl: mock.url });
  expect(await app.runModule(sample)).toBe("Tent arrived without its poles Priya Raman\n");
  await mock.stop();
});

test("the docs open, started as README says", async () => {
  const docs = await start("docs");
  expect(await (await fetch(docs.url)).text()).toContain("Support Desk External API");
  await docs.stop();
});
