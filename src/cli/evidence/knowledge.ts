import { keysOf, nodeAt } from "../../document/json-pointer.js";
import { Contract } from "../../observe/contract.js";
import { Outline } from "../../observe/outline.js";
import type { Bundle } from "../codegen/bundles.js";
import { indexBundle, undescribed } from "../codegen/gaps.js";
import { operationsOf, type Schema } from "../codegen/openapi.js";
import { checksOf } from "../codegen/response-checks.js";
import { schemaAt } from "../codegen/schemas.js";
import { isSuccess, type Occurrence, type Occurrences, occurrencesIn } from "./occurrences.js";

/** What the documents name. Whatever else a file has in the place of a name is a value, and is not kept. */
export interface Knowledge {
  readonly bundles: readonly KnownBundle[];
  /** The names of all properties. */
  readonly properties: ReadonlySet<string>;
  /** The digests of the documents, as observers write them. */
  readonly digests: ReadonlySet<string>;
}

/** A document, without notes on its gaps, and what is known of it. */
export interface KnownBundle extends Bundle {
  readonly contract: Contract;
  readonly occurrences: Occurrences;
  /** The gaps that leave open what a schema is where it is not set, by the JSON pointers to the schemas. */
  readonly unset: ReadonlyMap<string, string>;
  /** The properties that a gap says a success may have, and what its success is with it, by operation. */
  readonly additions: ReturnType<typeof additionsIn>;
  /** The ids of operations, such as `listForms`. */
  readonly ids: ReadonlyMap<string, string>;
}

/** @param originals - the documents without an overlay, which evidence can be of, too */
export function knowledgeOf(bundles: readonly Bundle[], originals: readonly Bundle[] = []): Knowledge {
  const known = bundles.map((bundle): KnownBundle => {
    const document = undescribed(bundle.document);
    const occurrences = occurrencesIn(document);
    const contract = new Contract(checksOf(document));
    return {
      ...bundle,
      document,
      contract,
      occurrences,
      unset: unsetIn(document),
      additions: additionsIn(document, occurrences, contract),
      ids: new Map(operationsOf(document).map(({ name, operation }) => [name, operation.operationId])),
    };
  });
  const others = originals.map(({ document }) => new Contract(checksOf(document)));
  const contracts = [...known.map(({ contract }) => contract), ...others];
  return {
    bundles: known,
    properties: new Set(contracts.flatMap(({ names }) => [...names])),
    digests: new Set(contracts.map(({ digest }) => digest)),
  };
}

function unsetIn(document: Bundle["document"]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { gap, carriers } of indexBundle(document).gaps.values()) {
    const places = gap.settledBy?.observe === "presence" ? (gap.settledBy.places ?? []) : [];
    for (const { node, location } of carriers) {
      for (const place of places) {
        const at = schemaAt(document, { schema: node as Schema, pointer: location.pointer }, place);
        if (at && !found.has(at.pointer)) found.set(at.pointer, gap.id);
      }
    }
  }
  return found;
}

/** A gap that no schema carries is about a property of a success, which the document shows elsewhere. */
function additionsIn(document: Bundle["document"], occurrences: Occurrences, contract: Contract) {
  const pointers = [...occurrences.keys()];
  const found = [...indexBundle(document).gaps.values()].flatMap(({ gap, carriers, operations }) => {
    const { observe, places: [place = ""] = [] } = gap.settledBy ?? {};
    if (observe !== "presence" || carriers.some(({ location }) => occurrences.has(location.pointer)))
      return [];
    const pointer = pointers.find((at) => at.endsWith(`/properties/${place}`)) ?? "";
    const shown = (nodeAt(document, pointer) ?? { type: "object" }) as Schema;
    const added = { properties: { [place]: { $ref: keysOf(shown.$ref ?? "").at(-1) ?? "" } } };
    return operations.map(({ name }) => {
      const { forms } = contract.response(name, 200);
      return [name, { shown, outline: new Outline([...forms, added], contract.checks.schemas) }] as const;
    });
  });
  return new Map(found);
}

/** The document that has an operation. */
export function bundleOf({ bundles }: Knowledge, operation: string): KnownBundle | undefined {
  return bundles.find(({ ids }) => ids.has(operation));
}

/** The names of the properties that an object of a body can have, those that a gap is about included. */
export function namesAt({ contract, additions }: KnownBundle, at: Occurrence): Iterable<string> {
  const { operation, side, status, place } = at;
  const success = isSuccess(status) ? additions.get(operation)?.outline : undefined;
  const answer = success ?? contract.response(operation, Number(status));
  const start = side === "request" ? contract.request(operation) : answer;
  return keysOf(place).reduce((outline, key) => outline.below(key), start).names;
}
