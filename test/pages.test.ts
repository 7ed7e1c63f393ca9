import { expect, test } from "vitest";
import { readBundles } from "../src/cli/codegen/documents.js";
import { changesBetween } from "../src/cli/pages/changes.js";
import { pageDocument } from "../src/cli/pages/document.js";
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

test("each operation links to the page to try it, where a mock serves one, and nowhere else", () => {
  const linked = pageDocument({ name, document }, "http://127.0.0.1:4010");
  expect(linked.paths["/tickets"]?.post?.description).toContain(
    "[Try it](http://127.0.0.1:4010/__try#v2/tag/tickets/createTicket)",
  );
  expect(JSON.stringify(linked).match(/\[Try it\]/g)).toHaveLength(17);
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
