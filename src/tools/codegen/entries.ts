// The modules of a patched document that an app imports in place of the package.
import type { Bundle, DocumentEntry } from "./bundles.js";
import { generatedMark } from "./outputs.js";
import { lineComment, literal } from "./quote.js";

/** Writes the entries of a patched document, by file name: one for calls, and one for tests, because the mock needs Node and Prism. */
export function entriesFor(patched: Bundle, documents: readonly DocumentEntry[]): Record<string, string> {
  const banner = `${lineComment(generatedMark(patched.source))}\n\n`;
  return {
    "index.ts": banner + clientEntry(patched),
    "testing.ts": banner + mockEntry(patched.name, documents),
  };
}

/**
 * Writes a module whose functions are those of the package with one document, so that an app cannot forget a part of it. An app's bundle
 * has only what the app imports.
 */
function clientEntry({ name, client }: Pick<DocumentEntry, "name" | "client">): string {
  return `import * as client from "support-desk-client";
import * as calling from "support-desk-client/tools";
import * as validating from "support-desk-client/validate";
import type { operations, paths } from "./${name}.js";
import { responseChecks as checks } from "./${name}-checks.js";
import { type OperationIds, operationIds } from "./${name}-ids.js";
import { operationTable } from "./${name}-operations.js";
import { toolTable as table } from "./${name}-tools.js";

export { gaps } from "./gaps.js";
export type * from "./names.js";
export * from "./values.js";
export type { operations, paths };

/** A client of this document. */
export type Client = client.Client<paths>;

/** Creates a client of this document. */
export function ${client}(options: client.ClientOptions): Client {
  return client.${client}<paths>({ ...options, operationTable });
}

/** Returns the calls of a client by the ids of the operations of this document. */
export function byOperationId<Throws extends boolean = false>(
  desk: client.Client<paths, Throws>,
): client.CallsById<paths, OperationIds, Throws> {
  return client.byOperationId(desk, operationIds);
}

/** Creates middleware that compares every response with this document. */
export function validateResponses(options: validating.ValidateOptions): validating.Validator {
  return validating.validateResponses({ ...options, checks });
}

/** Lists the mistakes in a body by this document. */
export function checkBody(...[id, body]: Parameters<typeof validating.checkBody<operations>>): string[] {
  return validating.checkBody<operations>(id, body, { checks });
}

/** Returns the operations of this document as tools for an agent. */
export function tools<Throws extends boolean = false>(
  desk: client.Client<paths, Throws>,
  options: calling.ToolOptions<keyof OperationIds> = {},
): calling.Tool[] {
  return calling.tools<paths, OperationIds, Throws>(desk, { ...options, table });
}
`;
}

/** Writes a module whose `startMock` serves the patched document beside the other documents. */
function mockEntry(patched: string, documents: readonly DocumentEntry[]): string {
  const imports = documents.map(({ name, exported }) => {
    const file = name === patched ? `./${name}.json` : `support-desk-client/${exported}`;
    return `import ${name} from ${literal(file)} with { type: "json" };`;
  });
  return `${imports.join("\n")}
import { startMock as start } from "support-desk-client/testing";

const documents = [${documents.map(({ name }) => name).join(", ")}];

/** Starts a mock of this document. */
export const startMock = ((options) => start({ ...options, documents })) as typeof start;
`;
}
