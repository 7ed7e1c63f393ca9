import { keysOf, pointerFrom } from "../../document/json-pointer.js";
import type { ResponseChecks } from "../../document/response-checks.js";
import { Contract } from "../../observe/contract.js";
import type { Bundle } from "../codegen/bundles.js";
import { indexBundle, undescribed } from "../codegen/gaps.js";
import { checksOf } from "../codegen/response-checks.js";
import { occurrencesIn } from "./occurrences.js";

/** What the documents name. Whatever else a file has in the place of a name is a value, and is not kept. */
export interface Knowledge {
  readonly bundles: readonly KnownBundle[];
  /** The names of all properties. */
  readonly properties: ReadonlySet<string>;
  /** The names of the properties that an object can have, by operation, side and place. */
  readonly below: ReadonlyMap<string, ReadonlySet<string>>;
  /** The digests of the documents, as observers write them. */
  readonly digests: ReadonlySet<string>;
}

/** A document, without notes on its gaps, and what bodies are compared with. */
export interface KnownBundle extends Bundle {
  readonly checks: ResponseChecks;
}

/** @param originals - the documents without an overlay, which evidence can be of, too */
export function knowledgeOf(bundles: readonly Bundle[], originals: readonly Bundle[] = []): Knowledge {
  const known = bundles.map((bundle) => {
    const document = undescribed(bundle.document);
    return { ...bundle, document, checks: checksOf(document) };
  });
  const contracts = [...known, ...originals].map(({ document }) => new Contract(checksOf(document)));
  return {
    bundles: known,
    properties: new Set(contracts.flatMap(({ names }) => [...names])),
    below: new Map(known.flatMap(({ document }) => [...propertiesIn(document)])),
    digests: new Set(contracts.map(({ digest }) => digest)),
  };
}

/** The properties that the objects of bodies can have, those that a gap is about included. */
function propertiesIn(document: Bundle["document"]): Map<string, Set<string>> {
  const below = new Map<string, Set<string>>();
  const add = (above: string, name: string) => below.set(above, (below.get(above) ?? new Set()).add(name));
  const occurrences = occurrencesIn(document);
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
  return bundles.find(({ checks }) => Object.hasOwn(checks.operations, operation));
}
