// Edits that close gaps of the bundled document. The facts are invented, and of the kinds that the marks disallow.

import { matches, untypedPlaces } from "../../openapi/rules/gaps.js";
import { nodeAt } from "../../src/base/json-pointer.js";
import type { GapId } from "../../src/desk/gaps.js";
import type { Document, Marked } from "../../src/document/openapi.js";
import type { Place } from "../../src/document/place.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { undescribed } from "./undescribed.js";

const document = undescribed((await readBundle()).document);
const { gaps } = readBundled(document);

/** A change of the object at a JSON pointer. Its lists are appended to those of the object, and its other values replace them. */
interface Change {
  pointer: string;
  update: Record<string, unknown>;
}

/** Finds a gap in the document, and the first object that carries its mark. */
export function placeOf(id: GapId) {
  const indexed = gaps.get(id);
  const [carrier] = indexed?.carriers ?? [];
  if (!indexed || !carrier) throw new Error(`There is no gap ${id}.`);
  return { document, ...indexed, carrier: carrier.place as Place<Marked & Record<string, unknown>> };
}

/** Returns the status that closes a gap about statuses; undefined for other gaps. */
export function closingStatus(id: GapId): number | undefined {
  const { gap, operations } = placeOf(id);
  const candidates = operations.length > 0 ? [201, 404, 409, 413, 416, 421, 422, 429] : [];
  return candidates.find((status) => matches(gap.disallowed?.statuses, `${status}`));
}

/** Returns the document after the edit that closes a gap. It has no notes of gaps. */
export function closedDocument(id: GapId): Document {
  const { pointer } = placeOf(id).carrier.location;
  const stated = [...keyChanges(id), ...parameterChanges(id), ...statusChanges(id), ...unsetChanges(id)];
  const edited = structuredClone(document);
  for (const change of stated.length > 0 ? stated : [sentence(id)]) apply(edited, change);
  if (pointer.endsWith("/2XX")) {
    const responses = nodeAt(edited, pointer.replace(/\/2XX$/, "")) as Record<string, unknown>;
    delete responses["2XX"];
    return edited;
  }
  const marked = nodeAt(edited, pointer) as Marked;
  const others = marked["x-not-shown"]?.filter((gap) => gap.id !== id) ?? [];
  if (others.length > 0) marked["x-not-shown"] = others;
  else delete marked["x-not-shown"];
  return edited;
}

function apply(document: Document, { pointer, update }: Change): void {
  const node = nodeAt(document, pointer) as Record<string, unknown>;
  for (const [key, value] of Object.entries(update)) {
    const before = node[key];
    node[key] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value;
  }
}

/** States a fact in words. */
function sentence(id: GapId): Change {
  const { node, location } = placeOf(id).carrier;
  const description = `${node.description ?? ""}\n\nThe service states it now.`.trim();
  return { pointer: location.pointer, update: { description } };
}

/** The types do not show these keywords, so the edit adds a sentence. */
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
  if (key === "type") {
    return untypedPlaces(placeOf(id)).map(({ location }) => ({
      pointer: location.pointer,
      update: { type: own["type"] },
    }));
  }
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
  return [{ pointer: field, update: { type: [properties[plain]?.type, "null"] } }];
}
