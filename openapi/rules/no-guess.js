// @ts-check
import { disallowedKeys, guessMessage, matches } from "./gaps.js";
import { indexOf } from "./index-of.js";

/**
 * While a gap is open, nothing is declared that its `disallowed` lists: no key of an object that carries it, and no status,
 * query parameter or response header of an operation that it belongs to. Without this rule, an overlay states a fact and leaves
 * the mark: the types have the fact, while the pages and the errors of the client call it open.
 */
export function noGuess() {
  return {
    /** @param {object} root @param {import("./redocly.js").Context} context */
    Root(root, context) {
      const { gaps } = indexOf(root, context);
      const reported = new Set();
      for (const { gap, found, location } of guessesIn(gaps, { node: root, location: context.location })) {
        const message = guessMessage(`"${found}"`, gap);
        const problem = `${location.absolutePointer} ${message}`;
        if (!reported.has(problem)) context.report({ message, location });
        reported.add(problem);
      }
    },
  };
}

/**
 * @typedef {{ gap: import("./redocly.js").Gap, found: string, location: import("./redocly.js").Location }} Guess
 * @param {ReadonlyMap<string, import("./gap-index.js").IndexedGap>} gaps
 * @param {import("./gap-index.js").Place} root
 * @returns {Generator<Guess>}
 */
function* guessesIn(gaps, root) {
  for (const { gap, carriers, operations, isGeneral } of gaps.values()) {
    // The keys of the whole document are those of its root and of its operations.
    const whole = [root, ...operations.map(({ operation, location }) => ({ node: operation, location }))];
    const objects = isGeneral ? whole : carriers.flatMap((carrier) => [carrier, carrier.schema ?? []].flat());
    for (const place of objects) yield* keysIn(gap, place);
    for (const operation of operations) yield* statementsIn(gap, operation, gaps);
  }
}

/**
 * @param {import("./redocly.js").Gap} gap
 * @param {import("./gap-index.js").Place} place
 * @returns {Generator<Guess>}
 */
function* keysIn(gap, { node, location }) {
  if (typeof node !== "object" || node === null) return;
  for (const key of disallowedKeys(gap)) {
    if (key in node) yield { gap, found: key, location: location.child([key]) };
  }
}

/**
 * @param {import("./redocly.js").Gap} gap
 * @param {import("./gap-index.js").IndexedOperation} operation
 * @param {ReadonlyMap<string, unknown>} open
 * @returns {Generator<Guess>}
 */
function* statementsIn(gap, { parameters, responses }, open) {
  const { statuses, parameters: names, headers } = gap.disallowed ?? {};
  for (const { status, node, entry, location } of responses) {
    const closes = node["x-closes"];
    // A status may close one gap where another would disallow it, and then says which.
    const isClosing = Array.isArray(closes) && closes.some((id) => !open.has(id));
    if (!isClosing && matches(statuses, status)) yield { gap, found: status, location: entry };
    for (const header of Object.keys(node["headers"] ?? {})) {
      if (matches(headers, header))
        yield { gap, found: header, location: location.child(["headers", header]) };
    }
  }
  for (const { node, entry } of parameters) {
    const name = node["in"] === "query" ? String(node["name"]) : undefined;
    if (name !== undefined && matches(names, name)) yield { gap, found: name, location: entry };
  }
}
