// What a new user does, in the order in which README.md says it, with the packed package in an empty app.
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, installApp } from "../support/app.js";
import { pointAt } from "../support/samples.js";

let app: App;
let firstCall: string;

/** Runs the install command that a command names when something that it needs is missing. */
async function installWhatIsNamed(...command: string[]) {
  const { message } = await app.run("npx", ...command).then(
    () => ({ message: "" }),
    (error: Error) => error,
  );
  const [install = ""] = /npm install --save-dev .+/.exec(message) ?? [];
  expect(install, message).not.toBe("");
  const [npm = "", ...args] = install.split(" ");
  await app.run(npm, ...args, "--ignore-scripts", "--no-audit", "--no-fund");
}

beforeAll(async () => {
  app = await installApp("typescript@5.9.3", "@types/node@20");
  const readme = await readFile("README.md", "utf8");
  firstCall = /## The first call.+?```ts\n(.+?)```/s.exec(readme)?.[1] ?? "";
});
afterAll(() => app?.remove());

test("the first call compiles in strict mode", async () => {
  await app.write("first-call.ts", firstCall);
  await app.run("npx", "tsc", "--strict", "--noEmit", "--module", "nodenext", "first-call.ts");
});

test("the first call prints a ticket of the mock, started as README says", async () => {
  await installWhatIsNamed("support-desk-client", "mock", "--port", "0");
  const mock = await app.serve("npx", "support-desk-client", "mock", "--port", "0");
  const sample = pointAt(firstCall, { baseUrl: mock.url }).replace('?? ""', '?? "any-key"');
  await app.write("try.ts", sample);
  await app.run("npx", "tsc", "--strict", "--module", "nodenext", "--target", "es2022", "try.ts");
  expect(await app.run(process.execPath, "try.js")).toBe("Tent arrived without its poles Priya Raman\n");
  await mock.stop();
});

test("the docs open, started as README says", async () => {
  await installWhatIsNamed("support-desk-client", "docs", "--port", "0");
  const docs = await app.serve("npx", "support-desk-client", "docs", "--port", "0");
  expect(await (await fetch(docs.url)).text()).toContain("Support Desk External API");
  await docs.stop();
});
