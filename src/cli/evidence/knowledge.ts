import type { ResponseChecks, SchemaNode } from "../../document/response-checks.js";
import type { Bundle } from "../codegen/documents.js";
import { checksOf } from "../codegen/response-checks.js";

/** What the documents name. Whatever else a file has in the place of a name is a value, and is not kept. */
export interface Knowledge {
  readonly bundles: readonly KnownBundle[];
  /** The names of all properties. */
  readonly properties: ReadonlySet<string>;
  /** The texts of all enums and constants. */
  readonly words: ReadonlySet<string>;
}

export interface KnownBundle extends Bundle {
  readonly checks: ResponseChecks;
}

export function knowledgeOf(bundles: readonly Bundle[]): Knowledge {
  const known = bundles.map((bundle) => ({ ...bundle, checks: checksOf(bundle.document) }));
  const properties = new Set<string>();
  const words = new Set<string>();
  const read = (_: string, node: SchemaNode) => {
    for (const name of Object.keys(Object(node?.properties))) properties.add(name);
    for (const word of [node?.const, ...(node?.enum ?? [])]) if (typeof word === "string") words.add(word);
    return node;
  };
  for (const { checks } of known) JSON.stringify(checks, read);
  return { bundles: known, properties, words };
}

/** The document that has an operation. */
export function bundleOf({ bundles }: Knowledge, operation: string): KnownBundle | undefined {
  return bundles.find(({ checks }) => Object.hasOwn(checks.operations, operation));
}
