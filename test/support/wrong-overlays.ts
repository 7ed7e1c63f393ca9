import { readBundled } from "../../src/document/reading.js";
import document from "../../src/generated/openapi.json" with { type: "json" };

/** A gap about the type of a schema, and the JSONPath of the schema. */
const gap = [...readBundled(document).gaps.values()].find(
  ({ gap, carriers }) =>
    gap.disallowed?.keys?.includes("type") && /schemas\/\w+$/.test(carriers[0]?.place.location.pointer ?? ""),
);
const schema = gap?.carriers[0]?.place.location.pointer.replace("#", "$").replaceAll("/", ".");

/** The first lines of an overlay. */
export const head = "overlay: 1.0.0\ninfo: { title: T, version: 1.0.0 }\n";
/** Writes an overlay with actions. */
export const action = (text: string) => `${head}actions:\n${text}`;
const ofForm = (update: string) => action(`  - target: $.components.schemas.Form\n    update: ${update}`);

/** Overlays that are refused, each with the message that says where and why. */
export const wrongOverlays: [what: string, overlay: string, message: string | RegExp][] = [
  ["that is not YAML", "overlay: [", /overlay\.yaml:1:\d+\n/],
  [
    "with a misspelt key",
    action("  - { target: $.info, updates: {} }"),
    /overlay\.yaml:4:23\n.+`updates` is not expected here. Did you mean update\?/,
  ],
  [
    "of another version",
    `${head.replace("1.0.0", "2.0.0")}actions: [{ target: $, remove: true }]`,
    /overlay\.yaml:1:1\n.+not an Overlay 1 document/,
  ],
  [
    "that does nothing",
    action("  - target: $.info"),
    /overlay\.yaml:4:5\n.+exactly one of update, copy and remove/,
  ],
  [
    "whose target matches nothing",
    action("  - target: $.info\n    update: { x-a: 1 }\n  - target: $.paths['/customer']\n    remove: true"),
    /overlay\.yaml:6:13\n.+The target matches nothing: \$\.paths\['\/customer'\]/,
  ],
  [
    "that repeats a fact of the document",
    action("  - { target: $.info, update: { version: 2.0.0 } }"),
    /overlay\.yaml:4:15\n +The document has the update already/,
  ],
  [
    "with a wrong JSONPath in its second action",
    action("  - { target: $.info, update: { x-a: 1 } }\n  - { target: '$.paths[', remove: true }"),
    /overlay\.yaml:5:15\n.+Invalid JSONPath/,
  ],
  [
    "with a status that closes an unknown gap",
    action(
      `  - target: $.paths['/tickets/{ticket_id}'].get.responses
    update: { "404": { description: No., x-closes: [nope], content: { application/json: { schema: { $ref: "#/components/schemas/FailureBody" } } } } }`,
    ),
    /"nope" in x-closes, but this overlay closes no such gap/,
  ],
  [
    "with a schema that refers to itself",
    action(
      '  - { target: $.info, update: { x-a: 1 } }\n  - { target: $.components.schemas, update: { Loop: { $ref: "#/components/schemas/Loop" } } }',
    ),
    /overlay\.yaml:5:5\n.+makes a \$ref that leads back to itself/,
  ],
  [
    "that refers to a file",
    ofForm("{ properties: { a: { $ref: ../x.yaml#/a } } }"),
    / {2}#\/components\/schemas\/Form\/properties\/a\n.+x\.yaml is outside of the document/,
  ],
  [
    "with a mapping to a file",
    ofForm("{ discriminator: { propertyName: a, mapping: { b: ../secret.yaml } } }"),
    /#\/components\/schemas\/Form.*\n(.*\n)*.+ is outside of the document/,
  ],
  [
    "with an example in another file",
    action(
      "  - target: $.paths['/forms'].get.responses['200'].content['application/json'].examples\n    update: { more: { externalValue: ../secret.yaml } }",
    ),
    / {2}#\/paths\/~1forms.*\n(.*\n)*.+(is outside of the document|`externalValue`)/,
  ],
  [
    "of another document",
    `${head}extends: other.json\nactions: [{ target: $.info, update: { x-a: 1 } }]`,
    /overlay\.yaml:3:10\n.+openapi\.json or openapi-v1\.json/,
  ],
  [
    "that fills a gap and leaves its mark",
    action(`  - { target: ${schema}, update: { type: string } }`),
    `fills the gap "${gap?.gap.id}" with a guess`,
  ],
  [
    "whose result is not OpenAPI",
    action("  - target: $.paths['/forms'].get\n    update: { responsess: {} }"),
    /the patched document breaks the rules.+paths\/~1forms\/get\/responsess/s,
  ],
];
