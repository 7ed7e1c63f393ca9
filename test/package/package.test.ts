import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";

let folder: string;
let tarball: string;
let files: string[];
const bin = (name: string) => resolve("node_modules/.bin", name);

/** Runs a command in the app, and gives what it printed; fails with that when the command fails. */
function run(command: string, args: string[], cwd = folder): Promise<string> {
  return new Promise((done, fail) => {
    execFile(command, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) =>
      error ? fail(new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`)) : done(stdout),
    );
  });
}

const app = `
  import { type Ticket, createClient, unwrap } from "support-desk-client";
  import { findGap } from "support-desk-client/gaps";
  const fetch = async (url: string) => Response.json({ ticket: { subject: url } });
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key", fetch });
  const { ticket }: { ticket: Ticket } = await unwrap(
    desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } }),
  );
  console.log(ticket.subject, findGap("limits.rate").kind);
`;

// An app that installed the packed package, not the folder of this project.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-package-"));
  const [packed] = JSON.parse(
    await run("npm", ["pack", "--json", "--pack-destination", folder], resolve(".")),
  ) as {
    filename: string;
    files: { path: string }[];
  }[];
  tarball = join(folder, String(packed?.filename));
  files = packed?.files.map(({ path }) => path) ?? [];
  await writeFile(join(folder, "package.json"), '{ "name": "app", "private": true, "type": "module" }');
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", tarball]);
  await writeFile(join(folder, "app.ts"), app);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the package holds the built client, its sources and documents, and nothing else", () => {
  for (const file of [
    "dist/index.js",
    "dist/index.d.ts",
    "dist/gaps.js",
    "dist/testing/index.js",
    "LICENSE",
    "README.md",
  ]) {
    expect(files).toContain(file);
  }
  expect(files).toContain("src/generated/openapi.json");
  const other = files.filter(
    (file) =>
      !/^(dist\/(?!docs)|src\/|scripts\/[\w-]+\.mjs$|openapi\/(rules|overlays)\/)/.test(file) &&
      !/^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/.test(file),
  );
  expect(other).toEqual([]);
});

test("openapi-fetch, and what it brings, is all that an app gets with it", async () => {
  const { packages } = JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8")) as {
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
  await run(bin("publint"), ["run", "--strict", tarball]);
  await run(bin("attw"), [
    "--profile",
    "esm-only",
    "--exclude-entrypoints",
    "openapi.json",
    "openapi-v1.json",
    "--",
    tarball,
  ]);
});

const strict = ["--noEmit", "--strict", "--skipLibCheck", "false", "--target", "ES2022"];
const withDom = [...strict, "--lib", "ES2022,DOM,DOM.Iterable"];

test.each(["NodeNext", "Bundler"])(
  "an app with module resolution %s compiles, types checked to the ground",
  async (mode) => {
    const module = mode === "Bundler" ? "ESNext" : mode;
    await run(bin("tsc"), [...withDom, "--module", module, "--moduleResolution", mode, "app.ts"]);
  },
);

test("a library that exports parts of a client gets declarations", async () => {
  const source = `
    import { createClient } from "support-desk-client";
    const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
    export const read = desk.GET;
    export const { POST } = desk;
    export const readForms = () => desk.GET("/forms");
  `;
  await writeFile(join(folder, "library.ts"), source);
  const flags = withDom.filter((flag) => flag !== "--noEmit");
  const emit = ["--declaration", "--emitDeclarationOnly", "--outDir", "types"];
  await run(bin("tsc"), [...flags, ...emit, "--module", "NodeNext", "library.ts"]);
});

test("an app without the DOM's types compiles with those of Node", async () => {
  await cp(resolve("node_modules/@types/node"), join(folder, "node_modules/@types/node"), {
    recursive: true,
  });
  await symlink(resolve("node_modules/undici-types"), join(folder, "node_modules/undici-types"));
  await run(bin("tsc"), [...strict, "--lib", "ES2022", "--types", "node", "--module", "NodeNext", "app.ts"]);
});

test("an app runs in Node", async () => {
  await run(bin("tsc"), ["--target", "ES2022", "--module", "NodeNext", "--skipLibCheck", "app.ts"]);
  expect(await run(process.execPath, ["app.js"])).toBe(
    "https://acme.desk.example/api/external/v2/tickets/42 not-shown\n",
  );
});

/** Bundles a module for browsers. */
async function bundle(source: string): Promise<string> {
  const input = join(folder, "entry.ts");
  await writeFile(input, source);
  const bundled = await rolldown({ input, cwd: folder, platform: "browser" });
  const { output } = await bundled.generate({ format: "esm", minify: true });
  expect(output).toHaveLength(1);
  return output[0].code;
}

test("a bundler makes an app for the browser of it, without anything of Node", async () => {
  const code = await bundle(app);
  expect(code).not.toMatch(/from ?"node:|require\(/);
  await writeFile(join(folder, "bundle.mjs"), code);
  expect(await run(process.execPath, ["bundle.mjs"])).toContain("/tickets/42 not-shown");
});

test("an app that only calls gets no gap register and no second document", async () => {
  const code = await bundle('import { createClient } from "support-desk-client"; console.log(createClient);');
  expect(code).not.toContain("Keep concurrency low");
  expect(code).not.toContain("team_members/{");
  expect(code.length).toBeLessThan(40_000);
});

test("the command tells what it can do, and what it lacks", async () => {
  const cli = join(folder, "node_modules/.bin/support-desk-client");
  expect(await run(process.execPath, [cli, "--help"])).toMatch(/generate +make the types/);
  await expect(run(process.execPath, [cli, "generat"])).rejects.toThrow("There is no command generat.");
  await cp(resolve("openapi/overlays/page-size.yaml"), join(folder, "overlay.yaml"));
  const generate = [cli, "generate", "--overlay", "overlay.yaml", "--out", "desk"];
  await expect(run(process.execPath, generate)).rejects.toThrow("npm install --save-dev yaml@");
});

test("the bundled documents can be imported as JSON", async () => {
  const script = `
    import current from "support-desk-client/openapi.json" with { type: "json" };
    import v1 from "support-desk-client/openapi-v1.json" with { type: "json" };
    console.log(current.info.version, v1.info.version);
  `;
  await writeFile(join(folder, "documents.mjs"), script);
  expect(await run(process.execPath, ["--no-warnings", "documents.mjs"])).toBe("2.0.0 v1\n");
});

test("the mock says which packages it misses", async () => {
  const script = 'import { startMock } from "support-desk-client/testing"; await startMock();';
  await writeFile(join(folder, "mock.mjs"), script);
  await expect(run(process.execPath, ["mock.mjs"])).rejects.toThrow(
    "npm install --save-dev @stoplight/prism-core",
  );
});
