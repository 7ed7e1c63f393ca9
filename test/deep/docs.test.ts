import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { command, runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { copyProject } from "../support/project-copy.js";
import { endScripts, runScript, type Started, startScript } from "../support/started.js";

const folder = testFolder();

describe("docs on a port", () => {
  let started: Started;
  let url: string;
  beforeAll(async () => {
    started = startScript(command, "docs", "--port", "0");
    await started.until("until Ctrl-C");
    url = String(/http:\S+(?=\/openapi\.html)/.exec(started.output())?.[0]);
  });
  afterAll(endScripts);
  const read = async (file: string) => (await fetch(`${url}/${file}`)).text();

  test("serves the page of the document, with its title and its policy", async () => {
    const page = await read("openapi.html");
    expect(page).toContain(`<title>${(await readBundle()).document.info.title}</title>`);
    expect(page).toMatch(/Content-Security-Policy"\s+content="default-src 'none';/);
  });

  test("serves the files for coding agents and the licenses, and nothing else", async () => {
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

  test("ends at a signal", async () => {
    started.child.kill("SIGTERM");
    expect(await started.ended).toBe(0);
  });
});

test.each(["openapi.html", "licenses.txt", "gaps.md", "operations/getTicket.md"])(
  "docs writes nothing if it would replace another program's %s",
  async (name) => {
    const out = folder.path(name.replaceAll(/\W/g, " "));
    const text = "# My notes\n\nOn support-desk-client.\n";
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), text);
    const { code, output } = await runCommand("docs", "--out", out);
    expect(output).toContain(`${join(out, name)} was not written by this command, and is not replaced.`);
    expect(code).toBe(1);
    expect(await readFile(join(out, name), "utf8")).toBe(text);
    expect(await readdir(out)).toEqual([name.split("/")[0]]);
  },
);

test("two runs at once write the pages beside other files, into a folder of any name", async () => {
  const out = folder.path("Übersicht 日本", "100% #1");
  await mkdir(out, { recursive: true });
  await writeFile(join(out, "notes.md"), "mine");
  const run = () => runCommand("docs", "--out", out);
  for (const { code, output } of [...(await Promise.all([run(), run()])), await run()]) {
    expect(code, output).toBe(0);
  }
  const agentFiles = ["SKILL.md", "gaps.md", "guides", "llms.txt", "operations"];
  const pages = ["licenses.txt", "openapi.html"];
  expect(new Set(await readdir(out))).toEqual(new Set([...agentFiles, ...pages, "notes.md"]));
  expect(await readFile(join(out, "notes.md"), "utf8")).toBe("mine");
});

test("docs says that the document isn't generated, and leaves the last good page", async () => {
  await using project = await copyProject();
  await rm(project.path("src/generated/openapi.json"));
  const out = project.path("pages");
  await mkdir(out);
  await writeFile(join(out, "openapi.html"), "the last good page");
  const { code, output } = await runScript(project.path("src/desk/cli.ts"), "docs", "--out", out);
  expect(output).toContain("src/generated/openapi.json is missing; run `npm run generate`.");
  expect(code).toBe(1);
  expect(await project.read("pages/openapi.html")).toBe("the last good page");
});
