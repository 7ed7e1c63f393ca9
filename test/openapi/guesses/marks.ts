import type { Edit } from "../../support/edited.js";

/** Marks that go, or lose what they disallow; every mark is also removed once, one at a time. */
export const marks: Edit[] = [
  ["failures without their marks", "components/schemas/AnyJson.yaml", "", { "x-not-shown": undefined }],
  ["a mark that disallows nothing", "paths/tickets.yaml", "x-not-shown/0", { disallowed: undefined }],
  [
    "a mark that disallows less",
    "components/parameters/PageNumber.yaml",
    "x-not-shown/1",
    {
      disallowed: { parameters: "^page_size$" },
    },
  ],
  [
    "a mark that disallows other keys",
    "components/schemas/AnyJson.yaml",
    "x-not-shown/0",
    {
      disallowed: { keys: ["format"] },
    },
  ],
  [
    "a mark that disallows other statuses",
    "openapi.yaml",
    "info/x-not-shown/4",
    {
      disallowed: { statuses: "^418$" },
    },
  ],
  ["a conflict that is none", "components/parameters/PageNumber.yaml", "x-not-shown/0", { kind: undefined }],
  [
    "a mark by another name",
    "components/schemas/Ticket.yaml",
    "x-not-shown/0",
    { id: "tickets.empty-values" },
  ],
  [
    "a mark that nothing needs",
    "components/schemas/Form.yaml",
    "",
    {
      "x-not-shown": [{ id: "forms.slug", what: "The slug.", advice: "Use any." }],
    },
  ],
];
