import { expect, test } from "vitest";
import { readBundles } from "../src/cli/codegen/documents.js";
import { changesBetween } from "../src/cli/pages/changes.js";
import { pageDocument } from "../src/cli/pages/document.js";
import { withPrint } from "../src/cli/pages/print.js";

const [bundle] = await readBundles();
if (bundle === undefined) throw new Error("There is no document.");
const { name, document } = bundle;

test("the HTML in a description is text on the pages, and not run", async () => {
  const edited = structuredClone(document);
  edited.info.description += "\n\nSee <img src=x onerror=alert(1)> and `<b>`.";
  expect(pageDocument({ name, document: edited }).info.description).toContain(
    "See &lt;img src=x onerror=alert(1)> and `<b>`.",
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
