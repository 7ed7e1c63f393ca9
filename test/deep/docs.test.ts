import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { readBundles } from "../../src/tools/codegen/bundles.js";
import { command, runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { copyProject } from "../support/project-copy.js";
import { endScripts, runScript, type Started, startScript } from "../support/started.js";

describe("docs", () => {
  let started: Started;
  const pages: Record<string, string> = {};
  beforeAll(async () => {
    const overlay = ["--overlay", "openapi/overlays/page-size.yaml"];
    started = startScript(command, "docs", "--port", "0", ...overlay);
    await started.until("until Ctrl-C");
    const urls = started.output().match(/http:\S+\.html/g) ?? [];
    for (const url of urls) pages[String(url.split("/").at(-1))] = await (await fetch(url)).text();
  });
  afterAll(endScripts);

  test("serves a page of each document, with its title and its policy", async () => {
    expect(Object.keys(pages)).toEqual(["openapi.html", "v1.html"]);
    for (const { name, document } of await readBundles(documents)) {
      expect(pages[`${name}.html`]).toContain(`<title>${document.info.title}</title>`);
      expect(pages[`${name}.html`]).toMatch(/Content-Security-Policy"\s+content="default-src 'none';/);
    }
  });

  test("serves the files for coding agents, and the licenses of what the pages contain", async () => {
    const url = /http:\S+(?=\/openapi\.html)/.exec(started.output())?.[0];
    const read = async (file: string) => (await fetch(`${url}/${file}`)).text();
    const list = await read("llms.txt");
    for (const [, file = ""] of list.matchAll(/\]\(([^)]+)\)/g)) expect(await read(file)).toMatch(/^(#|---)/);
    for (const path of ["/", "/../package.json", "/other.html", "/operations/..%2fllms.txt"]) {
      expect((await fetch(`${url}/${path}`)).status, path).toBe(404);
    }
    const licenses = await read("licenses.txt");
    for (const name of ["redoc@", "react-dom@", "styled-components@", "FlexSearch", "DOMPurify"]) {
      expect(licenses).toContain(name);
    }
    expect(licenses).toMatch(/Permission is hereby granted/);
  });

  test("shows what an overlay states, and not the gap that it closes", () => {
    expect(pages["openapi.html"]).toContain("per_page");
    expect(pages["openapi.html"]).not.toContain("pagination.page-size-parameter");
  });

  test("ends at a signal", async () => {
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
  });
});

const temporary = testFolder();
test.each(["openapi.html", "licenses.txt", "gaps.md", "operations/getTicket.md"])(
  "a %s of somebody else stays, and then nothing is written",
  async (name) => {
    const folder = temporary.path(name.replaceAll(/\W/g, " "));
    const text = "# My notes\n\nOn support-desk-client.\n";
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
    const { code, output } = await runCommand("docs", "--out", folder);
    expect(output).toContain(`${join(folder, name)} was not written by this command, and is not replaced.`);
    expect(code).toBe(1);
    expect(await readFile(join(folder, name), "utf8")).toBe(text);
    expect(await readdir(folder)).toEqual([name.split("/")[0]]);
  },
);

test("pages are written beside other files, twice at once, into a folder with a name of any kind", async () => {
  const out = temporary.path("Übersicht 日本", "100% #1");
  await mkdir(out, { recursive: true });
  await writeFile(join(out, "notes.md"), "mine");
  const run = () => runCommand("docs", "--out", out);
  for (const { code, output } of [...(await Promise.all([run(), run()])), await run()]) {
    expect(code, output).toBe(0);
  }
  const files = [
    "SKILL.md",
    "gaps.md",
    "guides",
    "licenses.txt",
    "llms.txt",
    "notes.md",
    "openapi.html",
    "operations",
  ];
  expect((await readdir(out)).sort()).toEqual([...files, "v1.html"]);
  expect(await readFile(join(out, "notes.md"), "utf8")).toBe("mine");
});

test("a document that is not generated is named, and the last good page stays", async () => {
  await using project = await copyProject();
  await rm(project.path("src/generated/openapi.json"));
  await mkdir(project.path("pages"));
  await writeFile(project.path("pages/openapi.html"), "the last good page");
  const out = project.path("pages");
  const { code, output } = await runScript(project.path("src/desk/cli.ts"), "docs", "--out", out);
  expect(output).toContain("src/generated/openapi.json is missing; run `npm run generate`.");
  expect(code).toBe(1);
  expect(await project.read("pages/openapi.html")).toBe("the last good page");
});
