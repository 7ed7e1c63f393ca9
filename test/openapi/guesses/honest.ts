import { at, type Changes, type Content, contentOf, filesOf, set } from "../../support/edited.js";

const schema = (name: string) => `components/schemas/${name}.yaml`;
const drafts = "paths/tickets_{ticket_id}_drafts.yaml";

/** Reverses lists, or the keys of objects. */
const reverse =
  (...pointers: string[]) =>
  (content: Content) => {
    for (const pointer of pointers) {
      const node = at(content, pointer);
      const entries = Object.entries(node).reverse();
      if (Array.isArray(node)) node.reverse();
      for (const [key, value] of Array.isArray(node) ? [] : entries) {
        delete node[key];
        node[key] = value;
      }
    }
  };

const files = await filesOf();
const contents = new Map(
  await Promise.all(files.map(async (file) => [file, await contentOf(file)] as const)),
);

/** Gives a component another name, in its file and in all references. */
function renamed(kind: string, from: string, to: string): Changes {
  const references = new RegExp(`\\b${from}\\.yaml`, "g");
  const rename = (content: Content): unknown =>
    JSON.parse(JSON.stringify(content).replaceAll(references, `${to}.yaml`));
  const users = files.filter((file) => JSON.stringify(contents.get(file)).search(references) >= 0);
  const file = { [`components/${kind}/${to}.yaml`]: () => contentOf(`components/${kind}/${from}.yaml`) };
  return { ...Object.fromEntries(users.map((user) => [user, rename])), ...file };
}

/** Makes a schema component of the object at a pointer. */
const extracted = (file: string, pointer: string, name: string): Changes => ({
  [file]: (content) => {
    const keys = pointer.split("/");
    at(content, keys.slice(0, -1).join("/"))[keys.at(-1) ?? ""] = { $ref: referenceFrom(file, name) };
  },
  [schema(name)]: async () => {
    const content = JSON.stringify(at(await contentOf(file), pointer));
    return JSON.parse(content.replaceAll("../components/schemas/", ""));
  },
});
const referenceFrom = (file: string, name: string) =>
  file.startsWith("paths/") ? `../components/schemas/${name}.yaml` : `${name}.yaml`;

/** One of two parts of a ticket. */
async function ticketPart(isFirst: boolean): Promise<Content> {
  const { type, required, properties } = await contentOf(schema("Ticket"));
  const isIn = (name: string) => isFirst === name < "d";
  const own = Object.entries(properties as Content).filter(([name]) => isIn(name));
  const names = (required as string[]).filter(isIn);
  return { description: "Part of a ticket.", type, required: names, properties: Object.fromEntries(own) };
}

/** Edits without a new fact: each passes lint, and leaves openapi/facts.txt as it is. */
export const honest: Record<string, Changes> = {
  "other words for an operation": {
    "paths/forms.yaml": set("get", { summary: "List forms", description: "Returns the forms." }),
  },
  "other words for a mark": {
    [schema("Ticket")]: set("x-not-shown/0", { advice: "Treat a missing key and null alike." }),
  },
  "other words for a value": {
    [schema("RangeType")]: set("x-enumDescriptions", { custom: "Needs `start_date` and `end_date`." }),
  },
  "another order of keys, fields and required fields": {
    [schema("Ticket")]: reverse("", "properties", "required"),
  },
  "another order of values": { [schema("TicketChannel")]: reverse("enum") },
  "another order of variants": { [schema("NewComment")]: reverse("anyOf") },
  "a schema in a file of another folder": {
    [schema("Comment")]: set("properties/attachments", { items: { $ref: "../../files/Attachment.yaml" } }),
    "files/Attachment.yaml": () => contentOf(schema("Attachment")),
  },
  "a schema in two parts": {
    [schema("TeamMemberUpdate")]: ({ type, properties, ...others }) => {
      const { email, ...rest } = properties as Content;
      return { ...others, allOf: [{ email }, rest].map((part) => ({ type, properties: part })) };
    },
  },
  "one more example of a response": {
    "paths/forms.yaml": set("get/responses/200/content/application~1json/examples", {
      none: { summary: "No form", value: { forms: [], kb_details: { knowledge_base_name: "Help" } } },
    }),
  },
  "another example of a parameter": {
    "components/parameters/EndDate.yaml": set("", { example: "2026-01-31" }),
  },
  "parameters of a path at its operations": {
    [drafts]: ({ parameters, ...item }) => ({ ...item, post: { ...(item["post"] as Content), parameters } }),
  },
  "a path in place of its reference": {
    "openapi.yaml": async (content) => {
      const forms = JSON.stringify(await contentOf("paths/forms.yaml"));
      at(content, "paths")["/forms"] = JSON.parse(forms.replaceAll("../components/", "components/"));
    },
  },
  "a schema in place of its reference": {
    [schema("Comment")]: async (content) =>
      set("properties/attachments", { items: await contentOf(schema("Attachment")) })(content),
  },
  "a response of another name": renamed("responses", "InputFailure", "BadInput"),
  "a schema of another name": renamed("schemas", "Comment", "TicketComment"),
  "a variant of another name": renamed("schemas", "NewNote", "NewPrivateNote"),
  "a parameter of another name": renamed("parameters", "PageNumber", "Page"),
  "an unused schema of another name": {
    "openapi.yaml": (content) => {
      at(content, "components")["schemas"] = {
        OldTicketList: { $ref: "components/schemas/OldTicketList.yaml" },
      };
    },
    [schema("OldTicketList")]: () => contentOf(schema("PublicV1TicketList")),
  },
  "a security scheme of another name": {
    "openapi.yaml": (content) => JSON.parse(JSON.stringify(content).replaceAll('"X-Api-Key":', '"Key":')),
  },
  "an operation of another id": { "paths/forms.yaml": set("get", { operationId: "readForms" }) },
  "a component made of a body": extracted(
    "paths/customers.yaml",
    "post/requestBody/content/application~1json/schema",
    "NewCustomerRequest",
  ),
  "a component made of a success": extracted(
    "paths/team-members.yaml",
    "get/responses/200/content/application~1json/schema",
    "TeamMemberPage",
  ),
  "a component made of a field": extracted(schema("Ticket"), "properties/fields", "CustomFields"),
  "a component made of a variant": extracted(
    schema("TeamMemberUpdateResultV1"),
    "anyOf/0",
    "WrappedTeamMemberV1",
  ),
  "a record in two parts": {
    [schema("Ticket")]: ({ description, "x-not-shown": marks }) => ({
      description,
      "x-not-shown": marks,
      allOf: [{ $ref: "TicketHead.yaml" }, { $ref: "TicketRest.yaml" }],
    }),
    [schema("TicketHead")]: () => ticketPart(true),
    [schema("TicketRest")]: () => ticketPart(false),
  },
  "a schema in a file of another name": {
    [schema("Comment")]: set("properties/attachments", { items: { $ref: "File.yaml" } }),
    [schema("File")]: () => contentOf(schema("Attachment")),
  },
};
