import type { OpenAnswers } from "../../document/gaps.js";
import type { GapEntry } from "../../document/openapi.js";
import { type Operation, readBundled } from "../../document/reading.js";
import type { Bundle } from "./bundles.js";
import { literal } from "./quote.js";

/** Returns the failures that the gaps of an operation leave open. */
export function openFailures({ open }: Operation): OpenAnswers {
  const failures = Object.entries(open).map(([id, answers]) => [id, answers.replace(/^2XX ?/, "")]);
  return Object.fromEntries(failures.filter(([, answers]) => answers !== ""));
}

interface RegisterEntry
  extends Required<Pick<GapEntry, "id" | "kind" | "what" | "advice" | "source" | "failures">> {
  operations: string[];
  operationIds: string[];
  isShared: boolean;
  locations: string[];
}

/** Returns the gap register of documents: each gap once, sorted by id, with its operations and its locations. */
export function registerOf(documents: readonly Pick<Bundle, "exported" | "document">[]): RegisterEntry[] {
  const register = new Map<string, RegisterEntry>();
  for (const { exported, document } of documents) {
    for (const { gap, carriers, operations, isShared } of readBundled(document).gaps.values()) {
      const { id, kind = "not-shown", what, advice, source, failures = [] } = gap;
      const entry = register.get(id) ?? {
        ...{ id, kind, what, advice, source },
        ...{ operations: [], operationIds: [], failures, isShared, locations: [] },
      };
      entry.operations.push(...operations.map(({ name }) => name));
      // Two documents can have an operation of the same id.
      entry.operationIds = [...new Set([...entry.operationIds, ...operations.map((one) => one.id)])];
      entry.locations.push(...carriers.map(({ place }) => `${exported}${place.location.pointer}`));
      register.set(id, entry);
    }
  }
  return [...register.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Writes the gap register as a module. */
export function gapRegister(documents: readonly Pick<Bundle, "exported" | "document">[]): string {
  return [
    "/** Every point that the service's specification does not show, with its operations and its locations in the documents. */",
    `export const gaps = ${literal(registerOf(documents), 2)} as const;\n`,
  ].join("\n");
}

/** Returns a sentence for each open gap that an operation below its path may close. */
export function gapsBeside(document: object): string[] {
  return readBundled(document).operations.flatMap(({ name, beside }) =>
    beside.map(({ id }) => `${name}: \`${id}\` stays open: if this operation answers it, remove the mark.`),
  );
}
