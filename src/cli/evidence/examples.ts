// The examples of a document that a proposed fact contradicts: they lack what it requires. What they should have is not known,
// so they are removed.

import { pointerFrom } from "../../document/json-pointer.js";
import { type Document, operationsOf, resolve } from "../codegen/document.js";
import { occurrencesIn } from "./occurrences.js";
import type { Action } from "./verdict.js";

interface Media {
  readonly pointer: string;
  readonly examples: Readonly<Record<string, { value: unknown }>>;
}

/** The actions that remove the examples which lack what other actions require. */
export function staleExamples(document: Document, actions: readonly Action[]): Action[] {
  const occurrences = occurrencesIn(document);
  const stale = new Map<string, { media: Media; names: Set<string> }>();
  for (const { pointer, update } of actions) {
    const { required = [] } = (update ?? {}) as { required?: string[] };
    for (const { operation, side, status, place } of required.length > 0
      ? (occurrences.get(pointer) ?? [])
      : []) {
      const media = mediaOf(document, operation, side === "request" ? undefined : status);
      for (const [name, { value }] of Object.entries(media?.examples ?? {})) {
        const objects = valuesAt([value], place.split("/").slice(1));
        const isWhole = objects.every((one) => required.every((key) => Object.hasOwn(one, key)));
        if (isWhole || media === undefined) continue;
        const known = stale.get(media.pointer) ?? { media, names: new Set<string>() };
        known.names.add(name);
        stale.set(media.pointer, known);
      }
    }
  }
  return [...stale.values()].flatMap(({ media, names }): Action[] => {
    const examples = pointerFrom(media.pointer, "examples");
    // A list of examples is not left empty.
    if (names.size === Object.keys(media.examples).length) return [{ pointer: examples, remove: true }];
    return [...names].map((name) => ({ pointer: pointerFrom(examples, name), remove: true }));
  });
}

function mediaOf(document: Document, name: string, status: string | undefined): Media | undefined {
  const found = operationsOf(document).find((one) => one.name === name);
  if (found === undefined) return undefined;
  const { path, method, operation } = found;
  const part = status === undefined ? operation.requestBody : operation.responses[status];
  if (part === undefined) return undefined;
  const keys = status === undefined ? ["requestBody"] : ["responses", status];
  const start = part.$ref ?? pointerFrom("#", "paths", path, method, ...keys);
  const media = resolve<{ $ref?: string; content?: object }>(document, part).content as
    | Record<string, { examples?: Media["examples"] }>
    | undefined;
  const examples = media?.["application/json"]?.examples ?? {};
  return { pointer: pointerFrom(start, "content", "application/json"), examples };
}

/** The objects at a place of some values. */
function valuesAt(values: readonly unknown[], keys: readonly string[]): object[] {
  const [key, ...others] = keys;
  if (key === undefined)
    return values.filter((value) => typeof value === "object" && value !== null) as object[];
  const below = values.flatMap((value) =>
    key === "*" ? Object.values(Object(value)) : [(Object(value) as Record<string, unknown>)[key]],
  );
  return valuesAt(
    below.filter((value) => value !== undefined),
    others,
  );
}
