import { beforeAll, expect, test } from "vitest";
import { gaps } from "../../src/desk/gaps.js";
import { prism, testApp } from "../support/app.js";

const app = testApp();
beforeAll(async () => {
  // Some tools publish a package without the fields that only its clone needs.
  for (const field of ["devDependencies", "scripts"])
    await app.run("npm", "pkg", "delete", field, "--prefix", "node_modules/support-desk-client");
});

const bin = [process.execPath, "node_modules/.bin/support-desk-client"] as const;
const command = (...args: string[]) => app.run(...bin, ...args);

test("the command lists its subcommands and prints its version", async () => {
  expect(await command("--help")).toMatch(/docs +Serve the rendered documentation/);
  expect(await command("--version")).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await command("gaps", "--json")).toContain(`"id": "${gaps[0]?.id}"`);
});

test("`call` shows a request and its help without other packages", async () => {
  const connection = ["--workspace", "acme", "--service-host", "desk.example"];
  const shown = JSON.parse(await command("call", "listForms", "--dry-run", ...connection));
  const url = "https://acme.desk.example/api/external/v2/forms";
  expect(shown).toEqual({ sent: false, method: "GET", url });
  expect(await command("call", "createDraft", "--help")).toMatch(/`content` \(.*required/);
});

test.each([
  // It needs them before it looks at the port.
  ["docs", "none", ["@redocly/cli@2.77.0", "marked@18.2.1"]],
  ["mock", "0", prism],
])("%s --port %s names one command that installs all its packages", async (name, port, packages) => {
  // first-minutes.test.ts runs both after their install commands.
  expect(await app.missingFor(...bin, name, "--port", port)).toEqual(packages);
});
