import { expect, test } from "vitest";
import { readBundles } from "../../src/cli/codegen/bundles.js";
import { operationsOf } from "../../src/cli/codegen/openapi.js";
import { listGaps } from "../../src/cli/kit/listed-gaps.js";
import { changesBetween } from "../../src/cli/pages/changes.js";
import { pageDocument } from "../../src/cli/pages/content.js";
import { pageHtml } from "../../src/cli/pages/page.js";
import { placesOf } from "../../src/cli/pages/places.js";
import { printHtml } from "../../src/cli/pages/print.js";

const [bundle] = await readBundles();
if (bundle === undefined) throw new Error("There is no document.");
const { name, document } = bundle;

test("the HTML in a description is text on the pages, and not run", async () => {
  const edited = structuredClone(document);
  edited.info.description = "See <img src=x onerror=alert(1)>, `<b>` and \\`<img src=x>\\`.";
  const { description } = pageDocument({ name, document: edited }).info;
  expect(description).toContain(
    "See &lt;img src=x onerror=alert(1)>, `<\u2060b>` and \\`<\u2060img src=x>\\`.",
  );
  const html = await printHtml(edited);
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
  const page = (title: string, print: string) =>
    pageHtml(
      { head: "", body: '<div id="redoc"><script>first()</script></div>', script: "run()" },
      {
        document: { ...document, info: { ...document.info, title } },
        options: {},
        print,
        scripts: ["own()"],
      },
    );
  const allowed = (html: string) => html.match(/script-src ('[^;]*);/)?.[1]?.split(" ");
  expect(allowed(page("Tickets", ""))).toHaveLength(3);
  expect(allowed(page("Tickets", "<script>evil()</script>"))).toEqual(allowed(page("Tickets", "")));
  expect(page("About <script>evil()", "")).toContain("<title>About &#60;script&#62;evil()</title>");
});

test("the page has its own entries for the start, the key and each gap, which the search finds", () => {
  const { tags = [], info } = pageDocument({ name, document });
  expect(tags.map((tag) => tag.name).slice(0, 4)).toEqual([
    "Start here",
    "Authentication",
    "Pages",
    "Failures",
  ]);
  expect(info.description).not.toContain("# ");
  const list = tags.find((tag) => tag.name === "What is not shown")?.description ?? "";
  const gaps = listGaps(document);
  expect(gaps.length).toBeGreaterThan(20);
  for (const { gap } of gaps) expect(list).toContain(`### ${gap.id} {% id="${gap.id}" %}`);
});

test("a comment in a sample does not begin a part of the page", () => {
  const edited = structuredClone(document);
  edited.info.description = "Intro.\n\n# Part\n\n```sh\n# a comment\n```\n";
  const [part] = pageDocument({ name, document: edited }).tags ?? [];
  expect(part).toEqual({ name: "Part", description: "```sh\n# a comment\n```" });
});

test("every gap of an operation has a place on the page, but for those of the whole interface", () => {
  for (const entry of operationsOf(document)) {
    const places = placesOf(document, entry);
    const own = listGaps(document).filter(
      ({ isGeneral, operations }) => !isGeneral && operations.some((one) => one.name === entry.name),
    );
    for (const { gap } of own)
      expect(places.get(gap.id), `${entry.name} ${gap.id}`).toMatch(/^#\/[\w-]+\/\w+/);
  }
});

test("the line of an operation counts what its list has: its own gaps, and those of every operation", async () => {
  for (const one of await readBundles()) {
    const html = await printHtml(one.document);
    const listed = (operation: string) => {
      const [, section = ""] = html.split(`<section data-operation="${operation}"`);
      const [, list = ""] = (section.split("</section>")[0] ?? "").split("<div data-gaps>");
      return list.split("<li>").length - 1;
    };
    for (const { operation } of operationsOf(pageDocument(one))) {
      const count = listed(operation.operationId) + listed("");
      expect(operation.description).toContain(`aria-label="Not shown here: ${count}"`);
    }
  }
});

test("every value of an enum is listed, also where only some are described", () => {
  const edited = structuredClone(document);
  const { schemas = {} } = edited.components ?? {};
  schemas["Mood"] = { type: "string", enum: ["calm", "cross"], "x-enumDescriptions": { cross: "Not calm." } };
  const { Mood } = pageDocument({ name, document: edited }).components?.schemas ?? {};
  expect(Mood?.["x-enumDescriptions"]).toEqual({ calm: "", cross: "Not calm." });
});

test("a list of a union says what may be in it, and the key says where it goes", () => {
  const page = pageDocument({ name, document });
  const { emails } = page.components?.schemas?.["NewCustomer"]?.properties ?? {};
  expect(typeof emails === "object" && emails.items?.type).toBe("string or object (email, primary)");
  expect(page["security"]).toEqual([{ "header X-Api-Key": [] }]);
});

test("each operation links to the page to try it, where a mock serves one, and nowhere else", () => {
  const linked = pageDocument({ name, document }, "http://127.0.0.1:4010");
  expect(linked.paths["/tickets"]?.post?.description).toContain(
    '<a href="http://127.0.0.1:4010/__try/v2/createTicket" aria-label="Try it"></a>',
  );
  expect(JSON.stringify(linked).match(/Try it/g)).toHaveLength(operationsOf(document).length);
  expect(JSON.stringify(pageDocument({ name, document }))).not.toContain("Try it");
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
  expect(changesBetween(document, edited)).toEqual([]);
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
  Object.assign(parameters["PageNumber"] ?? {}, { description: "Another text." });
  const paged = operationsOf(document).filter((one) =>
    one.parameters.some(({ name }) => name === "page_number"),
  );
  expect(paged.length).toBeGreaterThan(1);
  expect(changesBetween(document, edited).map(({ title }) => title)).toEqual(
    paged.map(({ operation }) => operation.summary),
  );
});

test("a new and a removed operation are reported as such", () => {
  const edited = structuredClone(document);
  delete edited.paths["/forms"];
  expect(changesBetween(document, edited)).toEqual([{ title: "List the enabled web forms (removed)" }]);
  expect(changesBetween(edited, document)).toEqual([
    { title: "List the enabled web forms (new)", link: "#/forms/listforms" },
  ]);
});
