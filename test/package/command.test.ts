import { cp } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import { prism, testApp } from "../support/app.js";

// This TypeScript is newer than the one that the type generator needs.
const app = testApp("typescript@7.0.2");
beforeAll(async () => {
  await cp(resolve("openapi/overlays/page-size.yaml"), join(app.folder, "overlay.yaml"));
  // Some tools publish a package without the fields that only its clone needs.
  for (const field of ["devDependencies", "scripts"])
    await app.run("npm", "pkg", "delete", field, "--prefix", "node_modules/support-desk-client");
});

const bin = [process.execPath, "node_modules/.bin/support-desk-client"] as const;
const command = (...args: string[]) => app.run(...bin, ...args);
const commands = {
  docs: ["docs", "--port", "0", "--overlay", "overlay.yaml"],
  mock: ["mock", "--port", "0"],
  generate: ["generate", "--overlay", "overlay.yaml", "--out", "desk"],
};

test("the command lists its subcommands and prints its version", async () => {
  expect(await command("--help")).toMatch(/generate +Generate the types/);
  expect(await command("--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await command("gaps", "--json")).toContain(`"id": "${gaps[0]?.id}"`);
});

test("`call` shows a request and its help without other packages", async () => {
  const connection = ["--workspace", "acme", "--service-host", "desk.example"];
  const shown = JSON.parse(await command("call", "listForms", "--dry-run", ...connection));
  expect(shown).toEqual({ method: "GET", url: "https://acme.desk.example/api/external/v2/forms" });
  expect(await command("call", "createDraft", "--help")).toContain("content=<string, required>");
});

test.each([
  ["docs", ["@redocly/cli@2.77.0", "marked@18.2.1", "@redocly/openapi-core@2.64.0"]],
  ["mock", prism],
  ["generate", ["@redocly/openapi-core@2.64.0", "openapi-typescript@7.13.0", "typescript@5.9.3"]],
] as const)("%s names one command that installs all its packages", async (name, packages) => {
  expect(await app.missingFor(...bin, ...commands[name])).toEqual(packages);
});

test("generate names the installed and the needed version of a package", async () => {
  await expect(command(...commands.generate)).rejects.toThrow("typescript 5.9.3 (7.0.2 is installed)");
});

// first-screen.test.ts runs `docs` and `mock` after their install commands.
test("generate closes a gap for an app after the install command that it names", async () => {
  await app.install("--save-dev", ...(await app.missingFor(...bin, ...commands.generate)));
  expect(await command(...commands.generate)).toContain("Closed: pagination.page-size-parameter.");
});
