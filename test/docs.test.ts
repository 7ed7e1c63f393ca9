import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBundles } from "../src/cli/codegen/documents.js";
import { renderPages } from "../src/cli/pages/render.js";
import { copyProject } from "./support/project-copy.js";
import { runScript } from "./support/started.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "support-desk-docs-test-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("each page has its title, contains everything that it needs, and may request nothing more", async () => {
  const bundles = await readBundles();
  await renderPages(bundles, folder);
  expect((await readdir(folder)).sort()).toEqual(["openapi.html", "v1.html"]);
  for (const { name, document } of bundles) {
    const html = await readFile(join(folder, `${name}.html`), "utf8");
    expect(html).toContain(`<title>${document.info.title}</title>`);
    expect(html).toMatch(/Content-Security-Policy"\s+content="default-src 'none';/);
    expect(html).not.toMatch(/<(script|img|iframe|link)\b[^>]*\s(src|href)="?(https?:)?\/\//);
    expect(html).not.toContain("cdn.redoc.ly/redoc/");
    expect(html).not.toContain("EventSource");
  }
});

test("a document that is not generated is named, and the last good page stays", async () => {
  await using project = await copyProject();
  await rm(project.path("src/generated/openapi.json"));
  await mkdir(project.path("pages"));
  await writeFile(project.path("pages/openapi.html"), "the last good page");
  const { code, output } = await runScript(
    project.path("src/cli/main.ts"),
    "docs",
    "--out",
    project.path("pages"),
  );
  expect(output).toContain("src/generated/openapi.json is missing; run `npm run generate`.");
  expect(code).toBe(1);
  expect(await project.read("pages/openapi.html")).toBe("the last good page");
});
