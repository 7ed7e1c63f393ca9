// The clients that are compared, as texts of programs, so that each is bundled as an app bundles it.
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { root } from "../../src/tools/root.js";

/** A client of the service. */
export interface Peer {
  /** What an app writes once. It has `baseUrl` and the `fetch` to use. */
  setup: string;
  /** Reads ticket 42. */
  read: string;
  create: (body: string) => string;
}

/**
 * Returns the program of a client: a module that exports a read and a create.
 *
 * @param given - the origin that it calls, and the code of its fetch
 */
export function program(
  { setup, read, create }: Peer,
  { url = "https://acme.desk.example", fetch = "globalThis.fetch" } = {},
): string {
  return `const baseUrl = "${url}/api/external/v2"; const fetch = ${fetch}; ${setup}
    export const read = () => ${read};
    export const create = () => ${create(newTicket)};`;
}

const newTicket = '{ email: "a@mail.example", subject: "S", description: "D", priority: "high" }';
const key = "k".repeat(32);
const headers = `{ "x-api-key": "${key}", accept: "application/json" }`;

const byPath = {
  read: 'desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } })',
  create: (body: string) => `desk.POST("/tickets", { body: ${body} })`,
};

export const clients = {
  "support-desk-client": {
    setup: `import { createClient } from "support-desk-client";
      const desk = createClient({ baseUrl, apiKey: "${key}", fetch });`,
    ...byPath,
  },
  "openapi-fetch": {
    setup: `import createClient from "openapi-fetch";
      const desk = createClient({ baseUrl, headers: ${headers}, fetch });`,
    ...byPath,
  },
  "raw fetch": {
    setup: `const headers = ${headers};
      const send = async (path, init = {}) =>
        JSON.parse(await (await fetch(baseUrl + path, { headers, redirect: "manual", ...init })).text());`,
    read: 'send("/tickets/42")',
    create: (body) => `send("/tickets", { method: "POST", body: JSON.stringify(${body}) })`,
  },
} satisfies Record<string, Peer>;

/**
 * Bundles a module that is not a file, as an app bundles it for browsers.
 *
 * @param external what is left to be imported when it runs
 * @returns the code, minified
 */
export async function bundle(code: string, external: RegExp[] = []): Promise<string> {
  const entry = join(root, "entry.ts");
  const plugin = {
    name: "entry",
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  };
  const platform = "browser";
  const bundled = await rolldown({ input: entry, platform, external, plugins: [plugin], logLevel: "silent" });
  const { output } = await bundled.generate({ format: "esm", minify: true });
  return output[0].code;
}

/** The bytes after brotli of what an app bundles for a browser. */
export async function bundledSize(code: string): Promise<number> {
  return brotliCompressSync(await bundle(code)).length;
}
