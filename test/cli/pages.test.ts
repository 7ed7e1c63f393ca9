import { posix } from "node:path";
import { expect, test } from "vitest";
import { pageParameter } from "../../src/desk/page-parameter.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { pageDocument } from "../../src/tools/pages/content.js";
import { gapLink } from "../../src/tools/pages/gap-section.js";
import { pageHtml } from "../../src/tools/pages/page.js";
import { redocScript } from "../../src/tools/pages/redoc.js";
import { printHtml, renderPages } from "../../src/tools/pages/render.js";
import { servePages } from "../../src/tools/pages/server.js";

const bundle = await readBundle(pageParameter);
const { document } = bundle;

test("the pages are rendered by Redoc 3.0.1: check them by eye after an update", async () => {
  const script = await redocScript();
  expect(script).toContain("\n* Version: 3.0.1\n");
  expect(script).not.toContain("https://cdn.redoc.ly/");
});

test("HTML in a description is escaped in print", async () => {
  const edited = structuredClone(document);
  edited.info.description = "See <img src=x onerror=alert(1)> and `<b>`.";
  const html = await printHtml({ ...bundle, document: edited });
  expect(html).toContain("See &#60;img src=x onerror=alert(1)&#62;");
  expect(html).toContain("<code>&lt;b&gt;</code>");
});

test("the policy allows the scripts of a page, and no script in its title or in print", () => {
  const page = (title: string, print: string) =>
    pageHtml({
      document: { ...document, info: { ...document.info, title } },
      ...{ print, redoc: "run()", live: "follow()" },
    });
  const allowed = (html: string) => html.match(/script-src ('[^;]*);/)?.[1]?.split(" ");
  expect(allowed(page("Tickets", ""))).toHaveLength(2);
  expect(allowed(page("Tickets", "<script>evil()</script>"))).toEqual(allowed(page("Tickets", "")));
  expect(page("About <script>evil()", "")).toContain("<title>About &#60;script&#62;evil()</title>");
});

test("the policy of a page forbids every request but those to its own server", () => {
  const page = pageHtml({ document, print: "", redoc: "run()" });
  const [, policy = ""] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(policy.replace(/script-src 'sha256-[^']+'/, "script-src (its own)").split("; ")).toEqual([
    "default-src 'none'",
    "script-src (its own)",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "worker-src blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test("the menu has entries for the introductory sections and for each gap", () => {
  const { tags = [], info } = pageDocument(bundle);
  expect(tags.map((tag) => tag.name).slice(0, 4)).toEqual([
    "Start here",
    "Authentication",
    "Pages",
    "Failures",
  ]);
  expect(info.description).not.toContain("# ");
  const list = tags.find((tag) => tag.name === "What is not shown")?.description ?? "";
  const { gaps } = readBundled(document);
  expect(gaps.size).toBeGreaterThan(20);
  for (const { gap } of gaps.values()) expect(list).toContain(`### ${gap.id} {% id="${gap.id}" %}`);
});

test("every link of the introduction and the guides leads to the web, or to a file beside the page and its heading", async () => {
  const files = await renderPages(bundle);
  const guides = [...files].filter(([file]) => file.startsWith("guides/"));
  const links = [["introduction", document.info.description] as const, ...guides].flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?!http|#)([^)#\s]+)(?:#([\w-]+))?/g)].map((link) => [file, ...link]),
  );
  expect(links.length).toBeGreaterThan(20);
  for (const [file = "", , target = "", anchor = ""] of links) {
    const heading = new RegExp(`^#+ ${anchor.replaceAll("-", "[^a-z]+")}`, "im");
    expect(files.get(posix.join(posix.dirname(file), target)), `${file}: ${target}`).toMatch(heading);
  }
});

test("every gap that the introduction links to is open", () => {
  const links = [...document.info.description.matchAll(/\]\((#\/what-is-not-shown\/[\w.-]+)\)/g)];
  const open = [...readBundled(document).gaps.keys()].map(gapLink);
  expect(links.length).toBeGreaterThan(0);
  for (const [, link] of links) expect(open).toContain(link);
});

test("a comment in a sample does not begin a section", () => {
  const edited = structuredClone(document);
  edited.info.description = "Intro.\n\n# Part\n\n```sh\n# a comment\n```\n";
  const [part] = pageDocument({ ...bundle, document: edited }).tags ?? [];
  expect(part).toEqual({ name: "Part", description: "```sh\n# a comment\n```" });
});

test("an operation counts its gaps, with a link to all of them, and shows those that do harm", () => {
  const register = pageDocument(bundle).tags?.find((tag) => tag.name === "What is not shown")?.description;
  for (const operation of readBundled(pageDocument(bundle)).operations) {
    const { description = "" } = operation.located.node;
    const shown = [...description.matchAll(/^- \[.+?\]\((.+?)\)/gm)].map(([, link]) => link);
    const harmful = operation.gaps.filter(({ gap }) => gap.harmful).map(({ gap }) => gap);
    expect(shown).toEqual(harmful.map(({ id }) => gapLink(id)));
    for (const { what, advice } of harmful) expect(description).toContain(`${what} *${advice}*`);
    const [, count, group] =
      /\[(\d+) points are not shown\]\(#\/what-is-not-shown\/(\w+)\)/.exec(description) ?? [];
    expect([count, group]).toEqual([`${operation.gaps.length}`, operation.id.toLowerCase()]);
    const [, list = ""] = register?.split(`{% id="${group}" %}`) ?? [];
    const [own = ""] = list.split("\n## ");
    for (const { gap, isShared } of operation.gaps) if (!isShared) expect(own).toContain(gap.id);
  }
});

test("the register begins with the gaps of all operations, the harmful ones first", () => {
  const edited = structuredClone(document);
  const general = [...readBundled(edited).gaps.values()].filter(({ isShared }) => isShared);
  for (const { gap } of general) gap.harmful = gap === general.at(-1)?.gap;
  const list = pageDocument({ ...bundle, document: edited }).tags?.find(
    (tag) => tag.name === "What is not shown",
  );
  const ids = [...(list?.description ?? "").matchAll(/### ([\w.-]+) /g)].map(([, id]) => id);
  expect(ids[0]).toBe(general.at(-1)?.gap.id);
  expect(ids.slice(0, general.length).sort()).toEqual(general.map(({ gap }) => gap.id).sort());
});

test("every value of an enum is listed, even if only some have a description", () => {
  const edited = structuredClone(document);
  const { schemas = {} } = edited.components ?? {};
  schemas["Mood"] = { type: "string", enum: ["calm", "cross"], "x-enumDescriptions": { cross: "Not calm." } };
  const { Mood } = pageDocument({ ...bundle, document: edited }).components?.schemas ?? {};
  expect(Mood?.["x-enumDescriptions"]).toEqual({ calm: "", cross: "Not calm." });
});

test("a list of a union names its types", () => {
  const page = pageDocument(bundle);
  const { emails } = page.components?.schemas?.["NewCustomer"]?.properties ?? {};
  expect(typeof emails === "object" && emails.items?.type).toBe("string or object (email, primary)");
});

test("each operation links to its try page only if a mock serves it", () => {
  const linked = pageDocument(bundle, "http://127.0.0.1:4010");
  expect(linked.paths["/tickets"]?.post?.description).toContain(
    "[Try it](http://127.0.0.1:4010/__try/v2/createTicket)",
  );
  expect(JSON.stringify(linked).match(/\[Try it\]/g)).toHaveLength(readBundled(document).operations.length);
  expect(JSON.stringify(pageDocument(bundle))).not.toContain("[Try it]");
});

test("an open page hears of another version only if the page changed, and of a mistake until an edit corrects it", async () => {
  const files = new Map(Object.entries({ "openapi.html": "before", "gaps.md": "same" }));
  const server = await servePages(files, 0);
  const { body } = await fetch(`${server.url}/events`);
  server.showMistake("wrong");
  server.show(new Map([...files, ["gaps.md", "after"]]));
  server.show(new Map([...files, ["openapi.html", "after"]]));
  let heard = "";
  for await (const chunk of body ?? []) {
    heard += new TextDecoder().decode(chunk);
    if (heard.split("event: version").length > 2) break;
  }
  expect(
    heard
      .replaceAll(/"[\w-]{36}"/g, "(an id)")
      .split("\n\n")
      .map((event) => event.replace(/^event: (\w+)\ndata: /, "$1 ")),
  ).toEqual([
    ...[
      "version (an id)",
      'mistake ""',
      'mistake "wrong"',
      'mistake ""',
      'mistake ""',
      "version (an id)",
      "",
    ],
  ]);
  expect(await (await fetch(`${server.url}/openapi.html`)).text()).toBe("after");
  await server.close();
});

test("the page joins the lines of a paragraph, and keeps those of code, lists, quotations and tables", () => {
  const edited = structuredClone(document);
  const description = [
    "A first\n`line` and\n2 more.\n\n- One\n  item.\n- Another.\n1. And a\n  number.\n\n> A quotation\n> of two.",
    "| a | b |\n| --- | --- |\n| c | d |",
    "## A heading\nText.",
    "```sh\nfirst \\\n  second\n```",
  ].join("\n\n");
  Object.assign(edited.paths["/forms"]?.get ?? {}, { description });
  expect(pageDocument({ ...bundle, document: edited }).paths["/forms"]?.get?.description).toContain(
    description
      .replace("first\n`line` and\n2", "first `line` and 2")
      .replace("One\n  item", "One item")
      .replace("a\n  number", "a number"),
  );
});
