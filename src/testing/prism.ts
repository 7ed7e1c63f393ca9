import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { MockDocument } from "./document.js";

type PrismHttp = typeof import("@stoplight/prism-http");
type PrismServer = typeof import("@stoplight/prism-http-server");
type PrismCore = typeof import("@stoplight/prism-core");

/** An operation as Prism reads it from a document. */
export type MockOperation = Awaited<ReturnType<PrismHttp["getHttpOperationsFromSpec"]>>[number];

/** Reads the documents of this package. */
export function packagedDocuments(): Promise<MockDocument[]> {
  return Promise.all(
    ["openapi.json", "v1.json"].map(async (name) => {
      const file = new URL(`../../src/generated/${name}`, import.meta.url);
      return JSON.parse(await readFile(file, "utf8")) as MockDocument;
    }),
  );
}

/** Loads Prism, which is CommonJS that re-exports in a way `import` cannot see; `require` sees all of it. */
export function loadPrism() {
  const require = createRequire(import.meta.url);
  try {
    return {
      core: require("@stoplight/prism-core") as PrismCore,
      http: require("@stoplight/prism-http") as PrismHttp,
      server: require("@stoplight/prism-http-server") as PrismServer,
    };
  } catch (cause) {
    throw new Error(
      "The mock needs Prism: npm install --save-dev " +
        "@stoplight/prism-core@5.8.0 @stoplight/prism-http@5.12.0 @stoplight/prism-http-server@5.12.2",
      { cause },
    );
  }
}

/** Reads the operations of documents, each under the path of its document's first server. */
export async function readOperations(
  http: PrismHttp,
  documents: readonly MockDocument[],
): Promise<MockOperation[]> {
  const read = documents.map(async (document) => {
    // Prism ignores a server's path and dereferences in place: give it a copy, and put the prefix in front.
    const prefix = new URL(document.servers[0]?.url.replaceAll(/[{}]/g, "") ?? "http://localhost").pathname;
    const operations = await http.getHttpOperationsFromSpec(structuredClone(document));
    return operations.map((operation) => ({
      ...operation,
      path: `${prefix.replace(/\/$/, "")}${operation.path}`,
    }));
  });
  return (await Promise.all(read)).flat();
}
