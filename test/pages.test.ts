import { expect, test } from "vitest";
import { operationsOf } from "../src/cli/codegen/document.js";
import { readBundles } from "../src/cli/codegen/documents.js";
import { changesBetween } from "../src/cli/pages/changes.js";
import { pageDocument } from "../src/cli/pages/document.js";
import { withPolicy } from "../src/cli/pages/policy.js";
import { withPrint } from "../src/cli/pages/print.js";
import { hostileText } from "./support/hostile-text.js";

const [bundle] = await readBundles();
if (bundle === undefined) throw new Error("There is no document.");
const { name, document } = bundle;

test("the HTML in a description is text on the pages, and not run", async () => {
  const edited = structuredClone(document);
  edited.info.description += "\n\nSee <img src=x onerror=alert(1)>, `<b>` and \\`<img src=x>\\`.";
  const { description } = pageDocument({ name, document: edited }).info;
  expect(description).toContain(
    "See &lt;img src=x onerror=alert(1)>, `<\u2060b>` and \\`<\u2060img src=x>\\`.",
  );
  const html = await withPrint('<div id="print"><!-- printed --></div>', edited);
  expect(html).not.toContain("<img");
  expect(html).toContain("<code>&lt;b&gt;</code>");
});

test("the HTML of a text is text whatever its place is called", () => {
  const edited = structuredClone(document);
  const hostile = { description: "<b class=hostile>" };
  Object.assign(edited.components?.schemas?.["Ticket"] ?? {}, {
    patternProperties: { default: hostile },
    $defs: { value: hostile },
    dependentSchemas: { enum: hostile },
  });
  Object.assign(edited.components ?? {}, { headers: { example: hostile }, links: { const: hostile } });
  expect(JSON.stringify(pageDocument({ name, document: edited }))).not.toContain("<b class");
});

test("a policy allows the scripts of a page, and none in what is printed or in its title", () => {
  const meta = `<meta http-equiv="Content-Security-Policy"\n content="default-src 'none'; script-src 'none'; img-src data:">`;
  const page = (title: string, print: string, script: string) =>
    `<title>${title}</title>${meta}<script>${script}</script><div id="print">${print}<!-- printed --></div>`;
  const allowed = (html: string) => /<meta [^>]*script-src ([^;]*); img/.exec(withPolicy(html))?.[1];
  const plain = allowed(page("Tickets", "", "run()"));
  expect(plain).toMatch(/^'sha256-[\w+/]{43}='$/);
  expect(allowed(page("About script-src x", "<script>evil()</script>", "run()"))).toBe(plain);
  expect(withPolicy(page("About script-src x", "", "run()"))).toContain("<title>About script-src x</title>");
});

test("each operation links to the page to try it, where a mock serves one, and nowhere else", () => {
  const linked = pageDocument({ name, document }, "http://127.0.0.1:4010");
  expect(linked.paths["/tickets"]?.post?.description).toContain(
    "[Try it](http://127.0.0.1:4010/__try/v2/createTicket)",
  );
  expect(JSON.stringify(linked).match(/\[Try it\]/g)).toHaveLength(operationsOf(document).length);
  expect(JSON.stringify(pageDocument({ name, document }))).not.toContain("Try it");
});

test("the print has links to the web and to places of the page, and no others", async () => {
  const edited = structuredClone(document);
  edited.info.description += `\n\n[web](https://desk.example/) [place](#/forms)\n\n${hostileText}`;
  const html = await withPrint('<div id="print"><!-- printed --></div>', edited);
  expect(html).toContain('<a href="https://desk.example/">web</a> <a href="#/forms">place</a>');
  expect(html).not.toMatch(/<(?:img|iframe|form)\b/);
  const addresses = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.filter((address = "") => !/^(https:\/\/|#|[\w./-]+$)/.test(address))).toEqual([]);
});

test("the HTML in an example is shown as it is", () => {
  const edited = structuredClone(document);
  const example = "<p>The poles are missing.</p>";
  const response = edited.paths["/forms"]?.get?.responses["200"]?.content?.["application/json"];
  Object.assign(response ?? {}, { example: { description: example } });
  expect(JSON.stringify(pageDocument({ name, document: edited }))).toContain(`{"description":"${example}"}`);
});

test("an edit of an operation and of a schema is reported with a link to each", () => {
  const edited = structuredClone(document);
  const item = edited.paths["/forms"];
  const form = edited.components?.schemas?.["Form"];
  if (item?.get === undefined || form === undefined) throw new Error("The document has no forms.");
  item.get.summary = "List the forms";
  form.description = "Another text.";
  expect(changesBetween(document, edited)).toEqual([
    { title: "List the forms", link: "#/forms/listforms" },
    { title: "Form", link: "#/schemas/form" },
  ]);
});

test("an edit of a parameter is reported with the operations that have it", () => {
  const edited = structuredClone(document);
  const { parameters } = edited.components as unknown as {
    parameters: Record<string, { description: string }>;
  };
  const [page] = Object.keys(parameters).filter((key) => key === "PageNumber");
  Object.assign(parameters[page ?? ""] ?? {}, { description: "Another text." });
  expect(changesBetween(document, edited).map(({ link }) => link)).toEqual([
    "#/comments-and-drafts/listcomments",
    "#/team-members/listteammembers",
    "#/reports/getagentreport",
    "#/reports/getgroupreport",
  ]);
});

test("a new and a removed operation are reported as such", () => {
  const edited = structuredClone(document);
  delete edited.paths["/forms"];
  expect(changesBetween(document, edited)).toEqual([{ title: "List the enabled web forms (removed)" }]);
  expect(changesBetween(edited, document)).toEqual([
    { title: "List the enabled web forms (new)", link: "#/forms/listforms" },
  ]);
});

test("versions without a difference have no changes", () => {
  expect(changesBetween(document, structuredClone(document))).toEqual([]);
});
