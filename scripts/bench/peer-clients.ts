// What is compared: this client, openapi-fetch alone, and what two generators make of the same document.

/** A client that is compared, as the text of its program. */
export interface Peer {
  /** What is installed for it. */
  packages: string[];
  /** The command of its package that generates it. */
  generate?: string;
  /** What an app writes once; `STUB` is the fetch of the measurement. */
  setup: string;
  /** A call that reads ticket 42. */
  read: string;
  /** A call that creates a ticket. */
  create: (body: string) => string;
  /** A call that comments on ticket 42. */
  comment: (body: string) => string;
  /** A call that reads a report. */
  report: (query: Record<string, string>) => string;
}

const base = "https://acme.desk.example/api/external/v2";
const literal = (query: Record<string, string>) => JSON.stringify(query);

type Calls = Pick<Peer, "read" | "create" | "comment" | "report">;
const byPath: Calls = {
  read: 'desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } })',
  create: (body) => `desk.POST("/tickets", { body: ${body} })`,
  comment: (body) =>
    `desk.POST("/tickets/{ticket_id}/comments", { params: { path: { ticket_id: "42" } }, body: ${body} })`,
  report: (query) => `desk.GET("/reports/agents", { params: { query: ${literal(query)} } })`,
};
const byName: Calls = {
  read: 'getTicket({ path: { ticket_id: "42" } })',
  create: (body) => `createTicket({ body: ${body} })`,
  comment: (body) => `createComment({ path: { ticket_id: "42" }, body: ${body} })`,
  report: (query) => `getAgentReport({ query: ${literal(query)} })`,
};

export const peers: Record<string, Peer> = {
  "support-desk-client": {
    packages: [],
    setup: `
      import { createClient } from "support-desk-client";
      const desk = createClient({ baseUrl: "${base}", apiKey: "key", fetch: STUB });`,
    ...byPath,
  },
  "openapi-fetch": {
    packages: ["openapi-fetch@0.17.0"],
    setup: `
      import createClient from "openapi-fetch";
      import type { paths } from "support-desk-client";
      const desk = createClient<paths>({ baseUrl: "${base}", headers: { "X-Api-Key": "key" }, fetch: STUB });`,
    ...byPath,
  },
  "@hey-api/openapi-ts": {
    packages: ["@hey-api/openapi-ts@0.99.0"],
    generate: "openapi-ts -i openapi.json -o hey-api",
    setup: `
      import { createComment, createTicket, getAgentReport, getTicket } from "./hey-api/index.js";
      import { client } from "./hey-api/client.gen.js";
      client.setConfig({ baseUrl: "${base}", auth: "key", fetch: STUB });`,
    ...byName,
  },
  "redocly generate-client": {
    packages: ["@redocly/cli@2.77.0"],
    generate: "redocly generate-client openapi.json --output redocly.ts --error-mode result",
    setup: `
      import { client, createComment, createTicket, getAgentReport, getTicket } from "./redocly.js";
      client.configure({ fetch: STUB });
      client.auth.apiKey("WorkspaceKey", "key");`,
    ...byName,
  },
};

/** Right calls of each operation that is compared. */
export const rightUse = ({ read, create, comment, report }: Peer) => [
  read,
  create('{ email: "a@mail.example", subject: "S", description: "D", priority: "high" }'),
  comment('{ author_email: "a@mail.example", content: "C" }'),
  report({ range_type: "last_week" }),
];

/** Uses that fail at run time, or do less than their types say, and that a compiler could refuse. */
export const wrongUse: Record<string, (peer: Peer) => string> = {
  "a misspelt optional body field": ({ create }) =>
    create('{ email: "a@mail.example", subject: "S", description: "D", prioritty: "high" }'),
  "a wrong enum value": ({ create }) =>
    create('{ email: "a@mail.example", subject: "S", description: "D", priority: "highest" }'),
  "a missing required field": ({ create }) => create('{ email: "a@mail.example", subject: "S" }'),
  "an unknown query parameter beside a right one": ({ report }) =>
    report({ range_type: "last_week", page_size: "50" }),
  "a custom range without its dates": ({ report }) => report({ range_type: "custom" }),
  "mentions on a reply": ({ comment }) =>
    comment(
      '{ author_email: "a@mail.example", content: "C", comment_type: "reply", mentions: [{ email: "b@acme.example" }] }',
    ),
  "a failure that nobody looked at": ({ read }) => `(await ${read}).data.ticket.subject`,
  "an unset value read as always there": ({ read }) =>
    `(async () => { const result = await ${read}; if (result.error) throw result; return result.data!.ticket.assignee.name; })()`,
};
