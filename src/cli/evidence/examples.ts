// The examples that a proposed overlay contradicts. What they should be is not known, so they are removed.
import { nodeAt, pointerFrom } from "../../document/json-pointer.js";
import { faultsIn } from "../../validate/walk.js";
import type { Document, Exampled } from "../codegen/openapi.js";
import { checksOf } from "../codegen/response-checks.js";
import type { Action } from "./changes.js";
import { bodySchema, occurrencesIn } from "./occurrences.js";

/** The actions that remove the examples of bodies which are not as their document says. */
export function staleExamples(document: Document): Action[] {
  const { operations, schemas } = checksOf(document);
  const end = pointerFrom("", ...bodySchema);
  return [...occurrencesIn(document)].flatMap(([pointer, [occurrence]]): Action[] => {
    const checks = operations[occurrence?.operation ?? ""];
    if (occurrence === undefined || checks === undefined || !pointer.endsWith(end)) return [];
    const { side, status } = occurrence;
    const ofResponse = status === "default" ? checks.failure : checks.responses[status];
    const schema = (side === "request" ? checks.request : ofResponse) ?? undefined;
    const at = pointer.replace(/schema$/, "examples");
    const all = Object.entries((nodeAt(document, at) ?? {}) as NonNullable<Exampled["examples"]>);
    const wrong = all.filter(([, { value }]) => faultsIn(value, schema, schemas).length > 0);
    // A list of examples is not left empty.
    if (wrong.length > 0 && wrong.length === all.length) return [{ pointer: at, remove: true }];
    return wrong.map(([name]) => ({ pointer: pointerFrom(at, name), remove: true }));
  });
}
