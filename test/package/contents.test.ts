import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type App, installApp, tool } from "../support/app.js";

let app: App;
const { tarball, files } = inject("packed");
beforeAll(async () => {
  app = await installApp();
});
afterAll(() => app?.remove());

/** The files that are reached from a script by its imports. */
async function importedFrom(file: string, reached = new Set<string>()): Promise<Set<string>> {
  if (reached.has(file)) return reached;
  reached.add(file);
  const code = await readFile(file, "utf8");
  for (const [, path = ""] of code.matchAll(/(?:from |import\()"(\.{1,2}\/[^"]+\.mjs)"/g)) {
    await importedFrom(join(dirname(file), path), reached);
  }
  return reached;
}

test("the package holds the built client, its sources and documents, and nothing else", () => {
  const entries = ["dist/index.js", "dist/index.d.ts", "dist/document/gaps.js", "dist/testing/index.js"];
  for (const file of [...entries, "LICENSE", "README.md", "src/generated/openapi.json"]) {
    expect(files).toContain(file);
  }
  const other = files.filter(
    (file) =>
      !/^(dist\/(?!docs)|src\/|openapi\/(rules|overlays)\/|scripts\/)/.test(file) &&
      !/^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(file),
  );
  expect(other).toEqual([]);
});

test("of the scripts, it holds the command and what that imports, and nothing else", async () => {
  const scripts = files.filter((file) => file.startsWith("scripts/"));
  const needed = [...(await importedFrom("scripts/cli.mjs"))];
  expect(scripts.sort()).toEqual([...needed, "scripts/docs.yaml", "scripts/docs-template.hbs"].sort());
});

test("openapi-fetch, and what it brings, is all that an app gets with it", async () => {
  const { packages } = JSON.parse(await readFile(join(app.folder, "package-lock.json"), "utf8")) as {
    packages: Record<string, unknown>;
  };
  expect(Object.keys(packages).sort()).toEqual([
    "",
    "node_modules/openapi-fetch",
    "node_modules/openapi-typescript-helpers",
    "node_modules/support-desk-client",
  ]);
});

test("publint and attw have nothing to say of it", async () => {
  await app.run(tool("publint"), "run", "--strict", tarball);
  const documents = ["openapi.json", "openapi-v1.json"];
  await app.run(tool("attw"), "--profile", "esm-only", "--exclude-entrypoints", ...documents, "--", tarball);
});

test("the bundled documents can be imported as JSON", async () => {
  await app.write(
    "documents.mjs",
    `
      import current from "support-desk-client/openapi.json" with { type: "json" };
      import v1 from "support-desk-client/openapi-v1.json" with { type: "json" };
      console.log(current.info.version, v1.info.version);
    `,
  );
  expect(await app.run(process.execPath, "--no-warnings", "documents.mjs")).toBe("2.0.0 v1\n");
});

test("the mock says which packages it misses", async () => {
  await app.write("mock.mjs", 'import { startMock } from "support-desk-client/testing"; await startMock();');
  await expect(app.run(process.execPath, "mock.mjs")).rejects.toThrow(
    "npm install --save-dev @stoplight/prism-core",
  );
});

test("it goes beside any version of the packages that its command can use", async () => {
  const others = ["ajv@6.12.6", "yaml@1.10.2", "openapi-typescript@6.7.6", "@stoplight/prism-http@4.10.5"];
  const beside = await installApp(...others);
  await beside.remove();
});
