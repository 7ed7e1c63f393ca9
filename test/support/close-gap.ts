// Writes overlays that close gaps of the bundled documents. The facts are invented, and of the kinds that the marks disallow.

import { matches } from "../../openapi/rules/gaps.js";
import { keysOf, nodeAt } from "../../src/base/json-pointer.js";
import { documents } from "../../src/desk/documents.js";
import type { GapId } from "../../src/desk/gaps.js";
import { undescribed } from "../../src/document/notes.js";
import type { Marked } from "../../src/document/openapi.js";
import type { Place } from "../../src/document/place.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundles } from "../../src/tools/codegen/bundles.js";

const bundles = (await readBundles(documents)).map((bundle) => {
  const document = undescribed(bundle.document);
  return { ...bundle, document, ...readBundled(document) };
});

/** A change of the object at a JSON pointer. */
type Change = { pointer: string; update: object } | { pointer: string; remove: true };

/** Finds the first document that marks a gap, the gap, and the object that carries the mark. */
export function placeOf(id: GapId) {
  for (const bundle of bundles) {
    const indexed = bundle.gaps.get(id);
    const [carrier] = indexed?.carriers ?? [];
    if (indexed && carrier)
      return { ...bundle, ...indexed, carrier: carrier.place as Place<Marked & Record<string, unknown>> };
  }
  throw new Error(`There is no gap ${id}.`);
}

/** Returns the status that closes a gap about statuses; undefined for other gaps. */
export function closingStatus(id: GapId): number | undefined {
  const { gap, operations } = placeOf(id);
  const candidates = operations.length > 0 ? [201, 404, 409, 413, 416, 421, 422, 429] : [];
  return candidates.find((status) => matches(gap.disallowed?.statuses, `${status}`));
}

/** Writes the overlay that closes a gap. */
export function overlayOf(id: GapId): string {
  const { exported, document, carrier } = placeOf(id);
  const { pointer } = carrier.location;
  const isRange = pointer.endsWith("/2XX");
  const stated = [...keyChanges(id), ...parameterChanges(id), ...statusChanges(id), ...unsetChanges(id)];
  const changes = stated.length > 0 ? stated : [sentence(id)];
  if (isRange) changes.push({ pointer, remove: true });
  const mark = `${pathTo(document, pointer)}['x-not-shown'][?@.id == '${id}']`;
  const actions = [
    ...changes.map(({ pointer, ...change }) => ({ target: pathTo(document, pointer), ...change })),
    ...(isRange ? [] : [{ target: mark, remove: true }]),
  ];
  const info = { title: `Closes ${id}`, version: "1.0.0" };
  return JSON.stringify({ overlay: "1.0.0", info, extends: exported, actions }, null, 2);
}

/** Converts a JSON pointer into a JSONPath. */
function pathTo(document: object, pointer: string): string {
  const steps = keysOf(pointer).map((key, index, keys) => {
    const parent = nodeAt(document, ["#", ...keys.slice(0, index)].join("/"));
    return Array.isArray(parent) ? `[${key}]` : `['${key}']`;
  });
  return `$${steps.join("")}`;
}

/** States a fact in words. */
function sentence(id: GapId): Change {
  const { node, location } = placeOf(id).carrier;
  const description = `${node.description ?? ""}\n\nThe service states it now.`.trim();
  return { pointer: location.pointer, update: { description } };
}

/** The types do not show these keywords, so the overlay adds a sentence. */
const unseen = ["contentMediaType", "pattern", "minimum", "maximum"];

const answer = (description: string) => ({
  description,
  content: { "application/json": { schema: { description: "Why.", type: "object" } } },
});
const operation = (operationId: string) => ({
  operationId,
  tags: ["Tickets"],
  summary: "Another operation",
  description: "Does what its name says.",
  responses: { "204": { description: "Done." }, "401": answer("No."), default: answer("No.") },
});

/** Adds a key that a mark disallows: an operation of a path, or a keyword of a schema or of a parameter. */
function keyChanges(id: GapId): Change[] {
  const { gap, carrier, operations } = placeOf(id);
  const { pointer } = carrier.location;
  const isOfSchema = carrier.node["schema"] !== undefined;
  const own: Record<string, unknown> = {
    type: ["string", "number", "boolean"],
    required: gap.places?.slice(0, 1),
    default: isOfSchema ? 1 : "low",
    contentMediaType: "text/html",
    pattern: ".",
    enum: carrier.node["examples"],
    minimum: 1,
    maximum: 100,
    // The methods that the client has.
    ...Object.fromEntries(
      ["get", "post", "patch", "delete"].map((method) => [method, operation(`${method}More`)]),
    ),
  };
  const key = Object.keys(own).find((name) => gap.disallowed?.keys?.includes(name));
  if (key) {
    const stated = { pointer: isOfSchema ? `${pointer}/schema` : pointer, update: { [key]: own[key] } };
    return isOfSchema || unseen.includes(key) ? [stated, sentence(id)] : [stated];
  }
  if (gap.disallowed?.keys?.includes("webhooks")) {
    return [{ pointer: "#", update: { webhooks: { made: { post: operation("made") } } } }];
  }
  const [user] = gap.disallowed?.keys?.includes("deprecated") ? operations : [];
  return user ? [{ pointer: user.place.location.pointer, update: { deprecated: true } }] : [];
}

function parameterChanges(id: GapId): Change[] {
  const { gap, operations } = placeOf(id);
  const name = ["email", "per_page"].find((one) => matches(gap.disallowed?.parameters, one));
  const parameter = { name, in: "query", description: "A number.", schema: { type: "integer" }, example: 30 };
  const [user] = name ? operations : [];
  return user ? [{ pointer: user.place.location.pointer, update: { parameters: [parameter] } }] : [];
}

/** Adds the closing status. A success keeps the body of the range that it replaces. */
function statusChanges(id: GapId): Change[] {
  const { carrier, operations } = placeOf(id);
  const status = closingStatus(id);
  if (status === undefined) return [];
  const { "x-not-shown": _, ...success } = carrier.node;
  const stated = status < 300 ? success : { ...answer("It fails."), "x-closes": [id] };
  return [{ pointer: `${operations[0]?.place.location.pointer}/responses`, update: { [status]: stated } }];
}

/** States null for a field, or requires fields, if the gap is about unset values and its mark disallows no keys. */
function unsetChanges(id: GapId): Change[] {
  const { gap, carrier } = placeOf(id);
  const { pointer } = carrier.location;
  const properties = carrier.node["properties"] as Record<string, { type?: string }> | undefined;
  if (!gap.unset || gap.disallowed?.keys || !properties) return [];
  const required = (gap.places ?? []).filter((place) => !place.includes("/"));
  // The examples may lack a field, and then contradict its requirement.
  const plain = required.find((name) => properties[name]?.type);
  if (plain === undefined) return [{ pointer, update: { required } }];
  const field = `${pointer}/properties/${plain}`;
  // An update cannot replace a text by a list.
  return [
    { pointer: `${field}/type`, remove: true },
    { pointer: field, update: { type: [properties[plain]?.type, "null"] } },
  ];
}
