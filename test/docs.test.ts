import { execFile } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "./support/project-copy.js";

let project: ProjectCopy;

beforeEach(async () => {
  project = await copyProject();
});
afterEach(() => project[Symbol.asyncDispose]());

/** Runs `npm run docs` of the copy, without npm between. */
function docs(...flags: string[]) {
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, [project.path("scripts/docs.mjs"), ...flags], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}
const page = (name: string) => readFile(project.path(`dist/docs/${name}.html`), "utf8");

test("each page has its title, carries all that it needs, and is forbidden to ask for more", async () => {
  expect(await docs()).toMatchObject({ code: 0 });
  expect((await readdir(project.path("dist/docs"))).sort()).toEqual(["openapi.html", "v1.html"]);
  for (const name of ["openapi", "v1"]) {
    const html = await page(name);
    const { info } = JSON.parse(await readFile(`src/generated/${name}.json`, "utf8")) as {
      info: { title: string };
    };
    expect(html).toContain(`<title>${info.title}</title>`);
    expect(html).toMatch(/Content-Security-Policy"\s+content="default-src 'none';/);
    expect(html).not.toMatch(/<(script|img|iframe|link)\b[^>]*\s(src|href)="?(https?:)?\/\//);
    expect(html).not.toContain("cdn.redoc.ly/redoc/");
    expect(html).not.toContain("/reload");
  }
});

test("a document that is not generated is named, and the last good page stays", async () => {
  await docs();
  const before = await page("openapi");
  await rm(project.path("src/generated/openapi.json"));
  const { code, output } = await docs();
  expect(code).toBe(1);
  expect(output).toContain("src/generated/openapi.json is missing; run `npm run generate`.");
  expect(await page("openapi")).toBe(before);
});

test("an option is refused with the usage", async () => {
  expect(await docs("--watch")).toMatchObject({
    code: 2,
    output: expect.stringContaining("Usage: npm run docs"),
  });
});
