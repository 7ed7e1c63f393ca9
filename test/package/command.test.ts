import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type App, installApp } from "../support/app.js";

let app: App;
const command = (...args: string[]) =>
  app.run(process.execPath, "node_modules/.bin/support-desk-client", ...args);
const generate = () => command("generate", "--overlay", "overlay.yaml", "--out", "desk");

beforeAll(async () => {
  app = await installApp();
  await cp(resolve("openapi/overlays/page-size.yaml"), join(app.folder, "overlay.yaml"));
});
afterAll(() => app?.remove());

test("the command tells what it can do", async () => {
  expect(await command("--help")).toMatch(/generate +make the types/);
  await expect(command("generat")).rejects.toThrow("There is no command generat. Did you mean generate?");
});

test.each<[string, () => Promise<string>, string]>([
  ["generate", generate, "npm install --save-dev yaml@"],
  ["docs", () => command("docs", "--port", "0"), "npm install --save-dev @redocly/cli@"],
  ["mock", () => command("mock", "--port", "0"), "npm install --save-dev @stoplight/prism-core@"],
])("%s says which packages it misses", async (_, act, advice) => {
  await expect(act()).rejects.toThrow(advice);
});

test("a package in a version that is too old is told with the one to install", async () => {
  await app.install("yaml@1.10.2");
  await expect(generate()).rejects.toThrow(/This needs yaml 2\.[\d.]+, and 1\.10\.2 is installed/);
});

describe("with the packages that it asks for", () => {
  beforeAll(async () => {
    const { peerDependencies, devDependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
      peerDependencies: Record<string, string>;
      devDependencies: Record<string, string>;
    };
    await app.install(
      ...Object.keys(peerDependencies).map((name) => `${name}@${devDependencies[name]}`),
      "typescript@5",
    );
  }, 120_000);

  test("generate closes a gap for an app", async () => {
    expect(await generate()).toContain("Closed: pagination.page-size-parameter.");
  });

  test.each([
    ["docs", 200],
    ["mock", 401],
  ])("%s serves until a signal", async (name, status) => {
    const cli = ["node_modules/.bin/support-desk-client", name, "--port", "0"];
    const child = spawn(process.execPath, cli, { cwd: app.folder });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += text;
      });
    }
    const address = /(?:current +|at )(http:\S+)/;
    await vi.waitFor(() => expect(output).toMatch(address), { timeout: 30_000 });
    const [, url = ""] = address.exec(output) ?? [];
    const response = await fetch(name === "mock" ? `${url}/forms` : url);
    expect(response.status).toBe(status);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });
});
