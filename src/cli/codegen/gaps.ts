import { type Document, type Gap, type PathOperation, resolve } from "./document.js";

/** A gap, and the JSON pointer of the object that carries it. */
export interface Mark {
  gap: Gap;
  pointer: string;
}

/** Every mark of a document. A gap can be marked in several locations. */
export function marksOf(document: unknown): Mark[] {
  return [...marks(document, "#")];
}

function* marks(node: unknown, pointer: string): Generator<Mark> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "x-not-shown") for (const gap of value as Gap[]) yield { gap, pointer };
    else yield* marks(value, `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`);
  }
}

/** The ids of all gaps of a document. */
export function gapIdsOf(document: unknown): Set<string> {
  return new Set(marksOf(document).map(({ gap }) => gap.id));
}

/** Removes what the linter's decorator adds to a description: quotations that begin with a title and the id of a gap. */
export function withoutNotes(description: string): string {
  const isNote = (paragraph: string) => /^> \*\*[^*]+\*\* \(`[\w.-]+`\): /.test(paragraph);
  return description
    .split("\n\n")
    .filter((paragraph) => !isNote(paragraph))
    .join("\n\n")
    .trim();
}

/**
 * The gaps that a failure of an operation can fall into, each with the pattern of its statuses. A gap that lists its
 * statuses goes before one that excludes a few from all others.
 */
export function failureGaps(
  document: Document,
  { operation }: PathOperation,
): [pattern: string, id: string][] {
  const parts = [...Object.values(operation.responses), ...(operation.parameters ?? [])];
  const carriers = [document.info, operation, ...parts.map((part) => resolve(document, part))];
  return carriers
    .flatMap((carrier) => carrier["x-not-shown"] ?? [])
    .flatMap(({ id, disallowed }): [string, string][] =>
      disallowed?.statuses ? [[disallowed.statuses, id]] : [],
    )
    .filter(([pattern]) => !new RegExp(pattern).test("200"))
    .sort(([a], [b]) => Number(a.includes("?!")) - Number(b.includes("?!")));
}

/** Writes the gap register: a module that lists each gap once, with its locations in the bundled documents. */
export function gapRegister(documents: readonly { exported: string; document: Document }[]): string {
  const register = new Map<string, Omit<Gap, "disallowed"> & { locations: string[] }>();
  for (const { exported, document } of documents) {
    for (const { gap, pointer } of marksOf(document)) {
      const { id, kind = "not-shown", what, advice } = gap;
      const entry = register.get(id) ?? { id, kind, what, advice, locations: [] };
      entry.locations.push(`${exported}${pointer}`);
      register.set(id, entry);
    }
  }
  const sorted = [...register.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return [
    "/** Every point that the service's specification leaves open, and its locations in the documents. */",
    `export const gaps = ${JSON.stringify(sorted, null, 2)} as const;\n`,
  ].join("\n");
}
