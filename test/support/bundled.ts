// Bundles code as an app does, and the programs whose sizes README.md compares.
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { root } from "../../src/tools/root.js";

/** The code of an app with one client. */
interface Peer {
  /** Creates the client from `baseUrl` and `fetch`. */
  setup: string;
  /** Reads ticket 42. */
  read: string;
  /** Creates a ticket from `body`. */
  create: string;
}

/**
 * Returns a module that exports a read and a create.
 *
 * @param given - the origin of the service, and the code of the fetch
 */
export function program(
  { setup, read, create }: Peer,
  { url = "https://acme.desk.example", fetch = "globalThis.fetch" } = {},
): string {
  return `const baseUrl = "${url}/api/external/v2"; const fetch = ${fetch}; ${setup}
    const body = { email: "a@mail.example", subject: "S", description: "D", priority: "high" };
    export const read = () => ${read};
    export const create = () => ${create};`;
}

const key = "k".repeat(32);
const headers = `{ "x-api-key": "${key}", accept: "application/json" }`;

const byPath = {
  read: 'desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } })',
  create: 'desk.POST("/tickets", { body })',
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
    create: 'send("/tickets", { method: "POST", body: JSON.stringify(body) })',
  },
} satisfies Record<string, Peer>;

/**
 * Bundles code for browsers, as an app does.
 *
 * @param external - the modules that the bundle still imports
 * @returns the minified bundle
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

/** The size of a bundle for browsers, in bytes after brotli. */
export async function bundledSize(code: string): Promise<number> {
  return brotliCompressSync(await bundle(code)).length;
}
