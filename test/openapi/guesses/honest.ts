import { at, type Changes, type Content, contentOf, filesOf, set } from "../../support/edited.js";

const schema = (name: string) => `components/schemas/${name}.yaml`;
const drafts = "paths/tickets_{ticket_id}_drafts.yaml";

/** Reverses all lists, and the keys of all objects. */
const reverse = (content: Content): unknown =>
  JSON.parse(JSON.stringify(content), (_, value) => {
    if (Array.isArray(value)) return value.reverse();
    return value instanceof Object ? Object.fromEntries(Object.entries(value).reverse()) : value;
  });

const files = await filesOf();
const contents = new Map(
  await Promise.all(files.map(async (file) => [file, await contentOf(file)] as const)),
);

/** Gives a schema another name, in its file and in all references. */
function renamed(from: string, to: string): Changes {
  const references = new RegExp(`\\b${from}\\.yaml`, "g");
  const rename = (content: Content): unknown =>
    JSON.parse(JSON.stringify(content).replaceAll(references, `${to}.yaml`));
  const users = files.filter((file) => JSON.stringify(contents.get(file)).search(references) >= 0);
  return {
    ...Object.fromEntries(users.map((user) => [user, rename])),
    [schema(to)]: () => contentOf(schema(from)),
  };
}

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
  "other words and another id": {
    "paths/forms.yaml": set("get", { operationId: "readForms", description: "Returns the forms." }),
    [schema("Ticket")]: set("x-not-shown/0", { advice: "Treat a missing key and null alike." }),
    [schema("RangeType")]: set("x-enumDescriptions", { custom: "Needs `start_date` and `end_date`." }),
  },
  "another order of keys, fields, values and variants": {
    [schema("Ticket")]: reverse,
    [schema("TicketChannel")]: reverse,
    [schema("NewComment")]: reverse,
  },
  "a schema in a file of another folder": {
    [schema("Comment")]: set("properties/attachments", { items: { $ref: "../../files/Attachment.yaml" } }),
    "files/Attachment.yaml": () => contentOf(schema("Attachment")),
  },
  "one more example of a response, and another one of a parameter": {
    "paths/forms.yaml": set("get/responses/200/content/application~1json/examples", {
      none: { summary: "No form", value: { forms: [], kb_details: { knowledge_base_name: "Help" } } },
    }),
    "components/parameters/EndDate.yaml": set("", { example: "2026-01-31" }),
  },
  "parameters of a path at its operations": {
    [drafts]: ({ parameters, ...item }) => ({ ...item, post: { ...(item["post"] as Content), parameters } }),
  },
  "a path and a schema in place of their references": {
    "openapi.yaml": async (content) => {
      const forms = JSON.stringify(await contentOf("paths/forms.yaml"));
      at(content, "paths")["/forms"] = JSON.parse(forms.replaceAll("../components/", "components/"));
    },
    [schema("Comment")]: async (content) =>
      set("properties/attachments", { items: await contentOf(schema("Attachment")) })(content),
  },
  "a schema of another name": renamed("Comment", "TicketComment"),
  "a variant of another name": renamed("NewNote", "NewPrivateNote"),
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
  "a component made of a field": {
    [schema("Ticket")]: set("properties", { fields: { $ref: "CustomFields.yaml" } }),
    [schema("CustomFields")]: async () => at(await contentOf(schema("Ticket")), "properties/fields"),
  },
  "a record in two parts": {
    [schema("Ticket")]: ({ description, "x-not-shown": marks }) => ({
      description,
      "x-not-shown": marks,
      allOf: [{ $ref: "TicketHead.yaml" }, { $ref: "TicketRest.yaml" }],
    }),
    [schema("TicketHead")]: () => ticketPart(true),
    [schema("TicketRest")]: () => ticketPart(false),
  },
};
