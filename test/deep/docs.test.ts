import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { command, runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { copyProject } from "../support/project-copy.js";
import { endScripts, runScript, startScript } from "../support/started.js";

const folder = testFolder();
afterAll(endScripts);

test("docs serves the page, the files for coding agents and the licenses, and nothing else, until a signal", async () => {
  const { until, output, child, ended } = startScript(command, "docs", "--port", "0");
  await until("until Ctrl-C");
  const url = String(/http:\S+(?=\/openapi\.html)/.exec(output())?.[0]);
  const read = async (file: string) => (await fetch(`${url}/${file}`)).text();
  expect(await read("openapi.html")).toContain(`<title>${(await readBundle()).document.info.title}</title>`);
  for (const [, file = ""] of (await read("llms.txt")).matchAll(/\]\(([^)]+)\)/g)) {
    expect(await read(file)).toMatch(/^(#|---)/);
  }
  const licenses = await read("licenses.txt");
  for (const name of ["redoc@", "react-dom@", "styled-components@", "FlexSearch", "DOMPurify"]) {
    expect(licenses).toContain(name);
  }
  expect(licenses).toMatch(/Permission is hereby granted/);
  for (const path of ["/", "/../package.json", "/other.html", "/operations/..%2fllms.txt"]) {
    expect((await fetch(`${url}/${path}`)).status, path).toBe(404);
  }
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
});

test("docs writes nothing if it would replace another program's page", async () => {
  const page = folder.path("other", "operations/getTicket.md");
  const text = "# My notes\n\nOn support-desk-client.\n";
  await mkdir(dirname(page), { recursive: true });
  await writeFile(page, text);
  const { code, output } = await runCommand("docs", "--out", folder.path("other"));
  expect(output).toContain(`${page} was not written by this command, and is not replaced.`);
  expect(code).toBe(1);
  expect(await readFile(page, "utf8")).toBe(text);
  expect(await readdir(folder.path("other"))).toEqual(["operations"]);
});

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
