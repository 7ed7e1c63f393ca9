import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, installApp } from "../support/app.js";

const bin = "node_modules/.bin/support-desk-client";

let app: App;
const command = (...args: string[]) => app.run(process.execPath, bin, ...args);
const commands = {
  docs: () => command("docs", "--port", "0", "--overlay", "overlay.yaml"),
  mock: () => command("mock", "--port", "0"),
  generate: () => command("generate", "--overlay", "overlay.yaml", "--out", "desk"),
};

beforeAll(async () => {
  // A newer TypeScript than the one that the generator of types needs.
  app = await installApp("typescript@7.0.2");
  await cp(resolve("openapi/overlays/page-size.yaml"), join(app.folder, "overlay.yaml"));
});
afterAll(() => app?.remove());

/** The packages in the one install command that a failed command names. */
async function packagesOf(run: () => Promise<string>): Promise<string[]> {
  const { message } = await run().then(
    () => ({ message: "" }),
    (error: Error) => error,
  );
  const found = [...message.matchAll(/npm install --save-dev (.+)/g)];
  expect(found, message).toHaveLength(1);
  return String(found[0]?.[1]).split(" ");
}

test("the command lists what it can do, and its version", async () => {
  expect(await command("--help")).toMatch(/generate +Generate the types/);
  expect(await command("--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await command("gaps", "--json")).toContain("customers.create.success-status");
});

test("a wrong command names the nearest one", async () => {
  await expect(command("generat")).rejects.toThrow("There is no command generat. Did you mean generate?");
});

test.each([
  ["docs", ["@redocly/cli@2.77.0", "@redocly/openapi-core@2.64.0"]],
  [
    "mock",
    [
      "@stoplight/prism-cli@5.14.2",
      "@stoplight/prism-core@5.8.0",
      "@stoplight/prism-http@5.12.0",
      "@stoplight/prism-http-server@5.12.2",
    ],
  ],
  ["generate", ["@redocly/openapi-core@2.64.0", "openapi-typescript@7.13.0", "typescript@5.9.3"]],
] as const)("%s names everything that it needs in one command", async (name, packages) => {
  expect(await packagesOf(commands[name])).toEqual(packages);
});

test("generate names a package in another version with the one that it needs", async () => {
  await expect(commands.generate()).rejects.toThrow("typescript 5.9.3 (7.0.2 is installed)");
});

describe.each(["docs", "mock", "generate"] as const)("%s, after the command that it names", (name) => {
  beforeAll(async () => app.install("--save-dev", ...(await packagesOf(commands[name]))));

  if (name === "generate") {
    test("closes a gap for an app", async () => {
      expect(await commands.generate()).toContain("Closed: pagination.page-size-parameter.");
    });
  } else {
    test("serves until a signal", async () => {
      const args = name === "docs" ? ["--overlay", "overlay.yaml"] : [];
      const served = await app.serve(process.execPath, bin, name, "--port", "0", ...args);
      const response = await fetch(name === "mock" ? `${served.url}/forms` : served.url);
      expect(response.status).toBe(name === "mock" ? 401 : 200);
      expect(await served.stop()).toEqual([0, null]);
    });
  }
});
