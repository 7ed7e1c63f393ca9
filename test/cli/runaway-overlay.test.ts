import { expect, test } from "vitest";
import { patchedBundle } from "../../src/cli/codegen/patch.js";
import { canRunAway, unknownPatterns } from "../../src/cli/codegen/patterns.js";
import { testFolder } from "../support/folder.js";
import { action } from "../support/wrong-overlays.js";

const folder = testFolder();

test.each([
  "^\\d{4}-\\d\\d-\\d\\d$",
  "^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$",
  "^\\+?[0-9 ()-]{3,20}$",
  "^[^@\\s]{1,64}@[^@\\s]{1,255}$",
  "^[a-z]+(-[a-z]+)*$",
])("a pattern whose time is bounded passes: %s", async (pattern) => {
  expect(await canRunAway(pattern)).toBe(false);
});

test.each(["^(a+)+$", "^(a|a)*$", "^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$", "^.*a.*b.*c$", "x*x*x*$", "^("])(
  "a pattern whose time can run away, or cannot be judged, does not pass: %s",
  async (pattern) => {
    expect(await canRunAway(pattern)).toBe(true);
  },
);

test("the patterns of a document are found, but for those that the project's own documents have", () => {
  const document = { schema: { pattern: "a" }, patternProperties: { b: { pattern: "c" }, d: true } };
  expect(unknownPatterns(document, [{ pattern: "a" }, { patternProperties: { d: {} } }])).toEqual([
    { pattern: "b", pointer: "#/patternProperties/b" },
    { pattern: "c", pointer: "#/patternProperties/b/pattern" },
  ]);
});

test("schemas that double the document, once their references are written out, are refused", async () => {
  const reference = (level: number) => ({ $ref: `#/components/schemas/Level${level}` });
  const schemas = Array.from({ length: 22 }, (_, level) => {
    const properties = { a: reference(level + 1), b: reference(level + 1) };
    return [`Level${level}`, { description: "D.", type: "object", properties }];
  });
  const update = { ...Object.fromEntries(schemas), Level22: { description: "D.", type: "string" } };
  const target = "  - target: $.components.schemas\n    update: ";
  const file = await folder.write("overlay.yaml", action(target + JSON.stringify(update)));
  await expect(patchedBundle(file)).rejects.toThrow(
    "overlay.yaml: the patched document has more than 100000 values",
  );
});

const email = "^[^@\\\\s]+@[^@\\\\s]+\\\\.[^@\\\\s]+$";
test.each([
  ["a pattern", `{ pattern: "${email}" }`],
  ["the pattern of a name", `{ patternProperties: { "${email}": { type: string } } }`],
])("an overlay with %s that can run away is refused with its place and an advice", async (_, update) => {
  const title = "$.components.schemas.NewTicket.properties.subject";
  const file = await folder.write("overlay.yaml", action(`  - target: ${title}\n    update: ${update}`));
  await expect(patchedBundle(file)).rejects.toThrow(/overlay\.yaml:5:\d+\n.+\/NewTicket\/.+\{1,64\}/s);
});
