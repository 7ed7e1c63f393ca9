import document from "../../src/generated/openapi.json" with { type: "json" };
import { indexBundle } from "../../src/tools/codegen/gaps.js";

/** A schema that carries an open gap of its type. */
const [type = { id: "", target: "" }] = [...indexBundle(document).gaps.values()].flatMap(
  ({ gap, carriers }) =>
    carriers
      .filter(({ location }) => location.pointer.startsWith("#/components/schemas/"))
      .filter(() => gap.disallowed?.keys?.includes("type"))
      .map(({ location }) => ({
        id: gap.id,
        target: location.pointer.replace("#", "$").replaceAll("/", "."),
      })),
);

/** The first lines of an overlay. */
export const head = "overlay: 1.0.0\ninfo: { title: T, version: 1.0.0 }\n";
/** An overlay with actions. */
export const action = (text: string) => `${head}actions:\n${text}`;
const reference = (to: string) =>
  action(`  - target: $.paths['/forms'].get.responses\n    update: { "200": { $ref: "${to}" } }`);

/** An update of a schema that refers to something outside of the document, in a way that no other row has. */
const outside = (what: string, update: string, because = "is outside of the document"): WrongOverlay => [
  `with ${what}, which would publish a file or a page`,
  action(`  - target: $.components.schemas.Form\n    update: ${update}`),
  new RegExp(`breaks the rules\\.\n\n {2}#/components/schemas/Form.*\n(.*\n)*.+ ${because}`),
];

/** An overlay that is refused, and the message that says where and why. */
export type WrongOverlay = [what: string, overlay: string, message: string | RegExp];

export const wrongOverlays: WrongOverlay[] = [
  ["that is not YAML", "overlay: [", /overlay\.yaml:1:\d+\n/],
  ["without actions", head, /overlay\.yaml:1:1\n.+`actions` must be present/],
  ["with an empty list of actions", `${head}actions: []`, /overlay\.yaml:3:10\n.+at least one action/],
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
    "that updates and removes",
    action("  - { target: $.info, update: {}, remove: true }"),
    /overlay\.yaml:4:5\n.+exactly one/,
  ],
  [
    "whose target matches nothing",
    action("  - target: $.info\n    update: { x-a: 1 }\n  - target: $.paths['/customer']\n    remove: true"),
    /overlay\.yaml:6:13\n.+matches nothing.+: \$\.paths\['\/customer'\]/,
  ],
  [
    "that states what the document states",
    action("  - { target: $.info, update: { version: 2.0.0 } }"),
    /overlay\.yaml:4:15\n.+the document has the update already/,
  ],
  [
    "with a wrong JSONPath in its second action",
    action("  - { target: $.info, update: { x-a: 1 } }\n  - { target: '$.paths[', remove: true }"),
    /overlay\.yaml:5:15\n.+Invalid JSONPath/,
  ],
  [
    "that updates a text with an object",
    action("  - { target: $.info.title, update: { a: 1 } }"),
    /overlay\.yaml:4:37\n.+Cannot apply object to string/,
  ],
  [
    "that has a status close a gap which does not exist",
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
  ["that removes the document", action("  - { target: $, remove: true }"), /overlay\.yaml:4:15\n.+root/],
  [
    "that refers to a file above",
    reference("../x.yaml#/a"),
    / #\/paths\/~1forms\/get\/responses\/200\n.+x\.yaml is outside of the document/,
  ],
  outside("a reference to an absolute path", '{ properties: { a: { $ref: "/secret.yaml" } } }'),
  outside("a reference to a file beside it", '{ properties: { a: { $ref: "other.yaml" } } }'),
  outside("a reference to an address", '{ properties: { a: { $ref: "http://127.0.0.1:9/schema.json" } } }'),
  outside("a mapping", '{ discriminator: { propertyName: a, mapping: { b: "../secret.yaml" } } }'),
  outside(
    "a default mapping",
    '{ discriminator: { propertyName: a, defaultMapping: "../secret.yaml" } }',
    "is not expected here",
  ),
  outside(
    "an example that is elsewhere",
    '{ examples: [{ externalValue: "../secret.yaml" }] }',
    "`externalValue`",
  ),
  outside(
    "a mapping of a second action",
    `{ discriminator: { propertyName: a, mapping: {} } }
  - target: $.components.schemas.Form.discriminator.mapping
    update: { b: "../secret.yaml" }`,
  ),
  [
    "of another document",
    `${head}extends: other.json\nactions: [{ target: $.info, update: { x-a: 1 } }]`,
    /overlay\.yaml:3:10\n.+openapi\.json or openapi-v1\.json/,
  ],
  [
    "that fills a gap and leaves its mark",
    action(`  - { target: ${type.target}, update: { type: string } }`),
    `fills the gap "${type.id}" with a guess`,
  ],
  [
    "whose result is not OpenAPI",
    action("  - target: $.paths['/forms'].get\n    update: { responsess: {} }"),
    /the patched document breaks the rules.+paths\/~1forms\/get\/responsess/s,
  ],
];
