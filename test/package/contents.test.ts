import { access, readFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { expect, inject, test } from "vitest";
import { testApp } from "../support/app.js";

const app = testApp();
const { tarball, files } = inject("packed");

test("the package has the build, guides, document and rules, and nothing else", () => {
  const built = [
    "dist/desk/index.js",
    "dist/desk/index.d.ts",
    "dist/desk/gaps.js",
    "dist/desk/testing.js",
    "dist/desk/cli.js",
    "dist/desk/openapi-json.d.cts",
    "dist/rules/plugin.js",
  ];
  const read = ["dist/generated/openapi.json", "dist/mock/try/page.css"];
  for (const file of [...built, ...read, "LICENSE", "README.md"]) {
    expect(files).toContain(file);
  }
  const other = files.filter(
    (file) =>
      !/^dist\/.+\.(css|js|d\.c?ts)$/.test(file) &&
      !/^dist\/kit\/(llms\.txt|(SKILL|gaps|operations\/[\w-]+)\.md)$/.test(file) &&
      file !== "skills/support-desk-client/SKILL.md" &&
      !/^docs\/((decisions\/)?[\w-]+\.md|import\.mjs)$/.test(file) &&
      !read.includes(file) &&
      !/^dist\/rules\/[\w-]+\.yaml$/.test(file) &&
      !/^(package\.json|LICENSE|(README|CHANGELOG|CONTRIBUTING|openapi\/README|\.github\/SECURITY)\.md)$/.test(
        file,
      ),
  );
  expect(other).toEqual([]);
  expect(files.length).toBeLessThanOrEqual(185);
});

test("every declaration has a source, and the client is one file beside the shared one", async () => {
  for (const file of files.filter((one) => one.endsWith(".d.ts"))) {
    await expect(
      access(file.replace("dist/", "src/").replace(/d\.ts$/, "ts")),
      file,
    ).resolves.toBeUndefined();
  }
  const importsOf = async (file: string) =>
    [...(await readFile(file, "utf8")).matchAll(/^import .* from "(.+)";$/gm)].map(([, name]) => name);
  expect(await importsOf("dist/desk/index.js")).toEqual(["../shared/client.js"]);
  expect(await importsOf("dist/shared/client.js")).toEqual(["openapi-fetch"]);
});

test("no built file refers to a source map, which the package would lack", async () => {
  for (const file of files.filter((one) => one.startsWith("dist/"))) {
    expect(await readFile(file, "utf8"), file).not.toContain("sourceMappingURL");
  }
});

test("an app installs only openapi-fetch and its helpers with the package", async () => {
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

test("publint accepts the package", async () => {
  await app.run(resolve("node_modules/.bin/publint"), "run", "--strict", tarball);
});

test("an app can install the package beside other versions of the peers of its command", () =>
  app.install("@redocly/cli@1.34.5", "marked@15.0.0", "@stoplight/prism-http@5.6.0"));

test("the packed README and skill are unchanged, and every link between pages of the package leads to one of its files", async () => {
  const read = (file: string) => readFile(join(app.folder, "node_modules/support-desk-client", file), "utf8");
  expect(await read("README.md")).toBe(await readFile("README.md", "utf8"));
  expect(await read("skills/support-desk-client/SKILL.md")).toBe(await readFile("docs/SKILL.md", "utf8"));
  for (const page of files.filter((file) => /\.(md|txt)$/.test(file))) {
    const text = (await read(page)).replaceAll(/^```.*?^```/gms, "");
    for (const [, link = ""] of text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)) {
      const target = join(dirname(page), link);
      expect(
        files.some((file) => file === target || file.startsWith(`${target}/`)),
        `${page}: ${link}`,
      ).toBe(true);
    }
  }
});
