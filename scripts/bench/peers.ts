// What is compared: this client, and what others make of the same service.

/** A client that is compared, as the text of its program. */
export interface Peer {
  /** What an app writes once. It has `baseUrl` and the `fetch` to use. */
  setup: string;
  /** Reads ticket 42. */
  read: string;
  create: (body: string) => string;
}

/** One that knows the document. */
export interface DocumentPeer extends Peer {
  /** Comments on ticket 42. */
  comment: (body: string) => string;
  report: (query: string) => string;
  /** The package that generates it, and its command. */
  generate?: string;
}

/**
 * Returns the program of a peer: a module that exports a read and a create.
 *
 * @param given - the origin that it calls, and the code of its fetch
 */
export function program(
  peer: Peer,
  { url = "https://acme.desk.example", fetch = "globalThis.fetch" } = {},
): string {
  return `const baseUrl = "${url}/api/external/v2"; const fetch = ${fetch}; ${peer.setup}
    export const read = () => ${peer.read};
    export const create = () => ${peer.create(newTicket)};`;
}

export const newTicket = '{ email: "a@mail.example", subject: "S", description: "D", priority: "high" }';
const key = "k".repeat(32);
const headers = `{ "x-api-key": "${key}", accept: "application/json" }`;

const byPath = {
  read: 'desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } })',
  create: (body: string) => `desk.POST("/tickets", { body: ${body} })`,
  comment: (body: string) =>
    `desk.POST("/tickets/{ticket_id}/comments", { params: { path: { ticket_id: "42" } }, body: ${body} })`,
  report: (query: string) => `desk.GET("/reports/agents", { params: { query: ${query} } })`,
};
const byName = {
  read: 'getTicket({ path: { ticket_id: "42" } })',
  create: (body: string) => `createTicket({ body: ${body} })`,
  comment: (body: string) => `createComment({ path: { ticket_id: "42" }, body: ${body} })`,
  report: (query: string) => `getAgentReport({ query: ${query} })`,
};

/** The clients that know the document. Those that are generated are installed first. */
export const documented = {
  "support-desk-client": {
    setup: `import { createClient } from "support-desk-client";
      const desk = createClient({ baseUrl, apiKey: "${key}", fetch });`,
    ...byPath,
  },
  "openapi-fetch": {
    setup: `import createClient from "openapi-fetch";
      import type { paths } from "support-desk-client";
      const desk = createClient<paths>({ baseUrl, headers: ${headers}, fetch });`,
    ...byPath,
  },
  "@hey-api/openapi-ts": {
    generate: "@hey-api/openapi-ts@0.99.0 openapi-ts -i openapi.json -o hey-api",
    setup: `import { createComment, createTicket, getAgentReport, getTicket } from "./hey-api/index.js";
      import { client } from "./hey-api/client.gen.js";
      client.setConfig({ baseUrl, auth: "${key}", fetch });`,
    ...byName,
  },
  "redocly generate-client": {
    generate:
      "@redocly/cli@2.77.0 redocly generate-client openapi.json --output redocly.ts --error-mode result",
    setup: `import { client, createComment, createTicket, getAgentReport, getTicket } from "./redocly.js";
      client.configure({ serverUrl: baseUrl, fetch });
      client.auth.apiKey("WorkspaceKey", "${key}");`,
    ...byName,
  },
} satisfies Record<string, DocumentPeer>;

/** Those that the benches run without installing anything. */
export const installed = {
  "support-desk-client": documented["support-desk-client"],
  "openapi-fetch": documented["openapi-fetch"],
  ky: {
    setup: `import ky from "ky";
      const desk = ky.create({ prefixUrl: baseUrl, headers: ${headers}, fetch });`,
    read: 'desk("tickets/42").json()',
    create: (body) => `desk.post("tickets", { json: ${body} }).json()`,
  },
  ofetch: {
    setup: `import { createFetch } from "ofetch";
      const desk = createFetch({ fetch, defaults: { baseURL: baseUrl, headers: ${headers} } });`,
    read: 'desk("/tickets/42")',
    create: (body) => `desk("/tickets", { method: "POST", body: ${body} })`,
  },
  "raw fetch": {
    setup: `const headers = ${headers};
      const send = async (path: string, init = {}) =>
        JSON.parse(await (await fetch(baseUrl + path, { headers, redirect: "manual", ...init })).text());`,
    read: 'send("/tickets/42")',
    create: (body) => `send("/tickets", { method: "POST", body: JSON.stringify(${body}) })`,
  },
} satisfies Record<string, Peer>;
