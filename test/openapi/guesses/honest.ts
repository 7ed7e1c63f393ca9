import { contentOf } from "../../support/edited.js";

type Content = Record<string, unknown>;
type Texts = Record<string, string>;

const schema = (name: string) => `components/schemas/${name}.yaml`;
const ref = (name: string) => ({ $ref: `${name}.yaml` });

/** The texts of some files after a change of each. */
async function changed(changes: Record<string, (content: Content) => unknown>): Promise<Texts> {
  const texts = Object.entries(changes).map(async ([file, change]) => {
    const content = await contentOf(file);
    const before = JSON.stringify(content);
    const after = JSON.stringify(change(content) ?? content);
    if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
    return [file, after] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** An object inside of another one, by the keys that lead to it. */
function at(content: Content, pointer: string): Content {
  return pointer.split("/").reduce((node, key) => node[key.replaceAll("~1", "/")] as Content, content);
}

const reversed = (node: Content) => Object.fromEntries(Object.entries(node).reverse());
const reverse = (content: Content, ...pointers: string[]) => {
  for (const pointer of pointers) (at(content, pointer) as unknown as unknown[]).reverse();
};
const set = (pointer: string, update: Content) => (content: Content) => {
  Object.assign(pointer === "" ? content : at(content, pointer), update);
};

/** Edits that state nothing new: each passes lint, and `npm run generate` carries each source. */
export const honest: [title: string, edit: () => Promise<Texts>][] = [
  [
    "other words for an operation",
    () =>
      changed({
        "paths/forms.yaml": set("get", { summary: "List forms", description: "Returns the forms." }),
      }),
  ],
  [
    "other words for a field",
    () =>
      changed({
        [schema("Ticket")]: set("properties/subject", { description: "What the ticket is about." }),
      }),
  ],
  [
    "other words for a mark",
    () =>
      changed({
        [schema("Ticket")]: set("x-not-shown/0", { advice: "Treat a missing key and null alike." }),
      }),
  ],
  [
    "other words for a value",
    () => changed({ [schema("TicketChannel")]: set("x-enumDescriptions", { api: "Also of others." }) }),
  ],
  [
    "other words for a tag",
    () => changed({ "openapi.yaml": set("tags/0", { description: "All about tickets." }) }),
  ],
  ["a title of a schema", () => changed({ [schema("Form")]: set("", { title: "A form" }) })],
  ["another order of keys", () => changed({ [schema("Ticket")]: reversed })],
  [
    "another order of fields",
    () =>
      changed({ [schema("Ticket")]: (it) => set("", { properties: reversed(at(it, "properties")) })(it) }),
  ],
  [
    "another order of required fields",
    () => changed({ [schema("Ticket")]: (it) => reverse(it, "required") }),
  ],
  ["another order of values", () => changed({ [schema("TicketChannel")]: (it) => reverse(it, "enum") })],
  ["another order of variants", () => changed({ [schema("NewComment")]: (it) => reverse(it, "anyOf") })],
  ["another order of marks", () => changed({ [schema("AnyJson")]: (it) => reverse(it, "x-not-shown") })],
  [
    "another order of parameters",
    () => changed({ "paths/reports_agents.yaml": (it) => reverse(it, "get/parameters") }),
  ],
  [
    "another order of paths and tags",
    () =>
      changed({
        "openapi.yaml": (it) => {
          set("", { paths: reversed(at(it, "paths")) })(it);
          reverse(it, "tags");
        },
      }),
  ],
  [
    "a schema in a file of another name",
    async () => ({
      ...(await changed({ [schema("Comment")]: set("properties/attachments", { items: ref("File") }) })),
      [schema("File")]: JSON.stringify(await contentOf(schema("Attachment"))),
    }),
  ],
  [
    "a schema in a file of another folder",
    async () => ({
      ...(await changed({
        [schema("Comment")]: set("properties/attachments", {
          items: { $ref: "../../files/Attachment.yaml" },
        }),
      })),
      "files/Attachment.yaml": JSON.stringify(await contentOf(schema("Attachment"))),
    }),
  ],
  [
    "a schema in two parts",
    async () => {
      const { description, "x-not-shown": marks, ...update } = await contentOf(schema("TeamMemberUpdate"));
      const { email, ...rest } = update["properties"] as Content;
      const part = (properties: Content) => ({ type: "object", properties });
      return {
        [schema("TeamMemberUpdate")]: JSON.stringify({
          description,
          "x-not-shown": marks,
          allOf: [part({ email }), part(rest)],
        }),
      };
    },
  ],
  [
    "parameters of a path at its operations",
    async () => {
      const file = "paths/tickets_{ticket_id}_drafts.yaml";
      return changed({
        [file]: (it) => {
          const { parameters, ...item } = it;
          set("post", { parameters })(item);
          return item;
        },
      });
    },
  ],
  [
    "one more example of a request",
    () =>
      changed({
        "paths/tickets_{ticket_id}_drafts.yaml": set("post/requestBody/content/application~1json/examples", {
          note: { summary: "A note", value: { content: "Call Mara first.", comment_type: "note" } },
        }),
      }),
  ],
  [
    "one more example of a response",
    () =>
      changed({
        "paths/forms.yaml": set("get/responses/200/content/application~1json/examples", {
          none: { summary: "No form", value: { forms: [], kb_details: { knowledge_base_name: "Help" } } },
        }),
      }),
  ],
  [
    "another example of a parameter",
    () => changed({ "components/parameters/EndDate.yaml": set("", { example: "2026-01-31" }) }),
  ],
];

/** Edits that state nothing new, and move facts into another table: their sources are named again. */
export const moves: typeof honest = [
  [
    "a schema in place of its reference",
    async () => {
      const attachment = await contentOf(schema("Attachment"));
      return changed({ [schema("Comment")]: set("properties/attachments", { items: attachment }) });
    },
  ],
  [
    "a reference in place of a schema",
    async () => {
      const tags = at(await contentOf(schema("Ticket")), "properties/tags");
      return {
        ...(await changed({ [schema("Ticket")]: set("properties", { tags: ref("TicketTags") }) })),
        [schema("TicketTags")]: JSON.stringify(tags),
      };
    },
  ],
  [
    "a parameter in place of its reference",
    async () => {
      const id = await contentOf("components/parameters/CommentId.yaml");
      return changed({
        "paths/tickets_{ticket_id}_comments_{comment_id}.yaml": set("parameters", { 1: id }),
      });
    },
  ],
];
