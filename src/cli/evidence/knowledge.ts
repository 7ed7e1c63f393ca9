import { keysOf, pointerFrom } from "../../document/json-pointer.js";
import { Contract } from "../../observe/contract.js";
import type { Bundle } from "../codegen/bundles.js";
import { indexBundle, undescribed } from "../codegen/gaps.js";
import { operationsOf, type Schema } from "../codegen/openapi.js";
import { checksOf } from "../codegen/response-checks.js";
import { type Occurrences, occurrencesIn, schemaAt } from "./occurrences.js";

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
  /** The names of the properties that an object can have, by operation, side and place. */
  readonly below: ReadonlyMap<string, ReadonlySet<string>>;
  /** The ids of operations, such as `listForms`. */
  readonly ids: ReadonlyMap<string, string>;
}

/** @param originals - the documents without an overlay, which evidence can be of, too */
export function knowledgeOf(bundles: readonly Bundle[], originals: readonly Bundle[] = []): Knowledge {
  const known = bundles.map((bundle): KnownBundle => {
    const document = undescribed(bundle.document);
    const occurrences = occurrencesIn(document);
    return {
      ...bundle,
      document,
      contract: new Contract(checksOf(document)),
      occurrences,
      unset: unsetIn(document),
      below: propertiesIn(document, occurrences),
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

/** The properties that the objects of bodies can have, those that a gap is about included. */
function propertiesIn(document: Bundle["document"], occurrences: Occurrences): Map<string, Set<string>> {
  const below = new Map<string, Set<string>>();
  const add = (above: string, name: string) => below.set(above, (below.get(above) ?? new Set()).add(name));
  for (const { operation, side, place } of [...occurrences.values()].flat()) {
    const name = keysOf(place).at(-1);
    if (name === undefined || name === "*") continue;
    add(`${operation} ${side} ${place.slice(0, -pointerFrom("", name).length)}`, name);
  }
  for (const { gap, carriers, operations } of indexBundle(document).gaps.values()) {
    const isOfSchema = carriers.some(({ location }) => occurrences.has(location.pointer));
    if (gap.settledBy?.observe !== "presence" || isOfSchema) continue;
    for (const place of gap.settledBy.places ?? []) {
      const shown = [...below].flatMap(([above, names]) => (above.endsWith(`/${place}`) ? [...names] : []));
      for (const { name } of operations) {
        add(`${name} response `, place);
        for (const one of shown) add(`${name} response /${place}`, one);
      }
    }
  }
  return below;
}

/** The document that has an operation. */
export function bundleOf({ bundles }: Knowledge, operation: string): KnownBundle | undefined {
  return bundles.find(({ ids }) => ids.has(operation));
}
