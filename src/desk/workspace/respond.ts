import { nameOf, namesOf, successResponses } from "../../mock/operations.js";
import { readPathTemplate } from "../../mock/path-template.js";
import type { MockOperation, PrismRequest, PrismResponse } from "../../mock/prism.js";
import { inJson, type RequestAssumptions, refusalToGuess, ThrownResponse } from "./assumptions.js";
import type { UnsetGap } from "./gap-answers.js";
import type { RouteRequest, Routes, Viewer } from "./route.js";
import { commentRoutes } from "./routes/comments.js";
import { customerRoutes } from "./routes/customers.js";
import { memberRoutes } from "./routes/members.js";
import { reportRoutes } from "./routes/reports.js";
import { ticketRoutes } from "./routes/tickets.js";

/** The operations of the workspace, by method and path template. */
export const routes: Routes = {
  ...ticketRoutes,
  ...commentRoutes,
  ...customerRoutes,
  ...memberRoutes,
  ...reportRoutes,
};

/**
 * Responds from a workspace to a request that Prism has validated. A request that fails, or that depends on an open question, changes
 * nothing.
 *
 * @param unset - receives the values of the response that nobody set
 */
export function respond(
  operation: MockOperation,
  { url, body }: PrismRequest,
  viewer: Viewer,
  unset: Unset[],
): PrismResponse {
  const name = nameOf(operation);
  const route = routes[name];
  if (route === undefined) return inJson(501, { error: noRoute(name, namesOf(operation)[0]) });
  const page = url.query?.["page_number"];
  const changes: (() => void)[] = [];
  const asked: RouteRequest = {
    ...viewer,
    params: parametersOf(operation, url.path),
    page: page === undefined ? undefined : Number(page),
    body,
    changes,
  };
  const { questions, used } = viewer.assumptions;
  const response = respondBy(() => {
    const { body: own, statusGap } = route.respond(asked);
    const { code, schema } = successFor(operation, own);
    // The document states a range if the status is not shown.
    const status = Number(code) || (statusGap ? viewer.assumptions.answerTo(statusGap) : 200);
    return own === undefined ? { statusCode: status } : inJson(status, copyBy(schema, own, unset, []));
  });
  const [first, ...others] = questions;
  if (first !== undefined) {
    // A refusal to guess does not rely on assumptions.
    used.length = 0;
    unset.length = 0;
    return refusalToGuess([first, ...others]);
  }
  if (response.statusCode < 300) for (const change of changes) change();
  return response;
}

function respondBy(route: () => PrismResponse): PrismResponse {
  try {
    return route();
  } catch (error) {
    if (error instanceof ThrownResponse) return error.response;
    throw error;
  }
}

const noRoute = (name: string, address: string | undefined) =>
  `The mock with memory does not know ${name}. Choose a response with mock.prefer("${address}", { code: 200 }), or start the mock without stateful.`;

function parametersOf({ path: spread, address }: MockOperation, path: string): Record<string, string> {
  const { values = [] } = readPathTemplate(spread).match(path) ?? {};
  return Object.fromEntries(
    address.names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]),
  );
}

/** A schema of a body, in which Prism has replaced the references. */
interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  anyOf?: Schema[];
  "x-not-shown"?: { id: string; observe?: string; places?: string[] }[];
}

/** A location below a schema whose value may be unset, and the gap that says so. */
interface Location {
  gap: UnsetGap;
  path: string[];
}

/** A value of a response that nobody set. */
export interface Unset {
  parent: Record<string, unknown>;
  name: string;
  /** The gap that leaves open how the service shows the value. */
  gap: UnsetGap;
  isObject: boolean;
}

/** Finds the documented success that describes a body: the first whose required properties the body has. */
function successFor(operation: MockOperation, body: unknown): { code: string | undefined; schema: Schema } {
  const successes = successResponses(operation).map(({ response: { code }, content }) => ({
    code,
    hasBody: content !== undefined,
    // Prism has read the schema.
    schema: (content?.schema ?? {}) as Schema,
  }));
  const fitting = successes.find(({ hasBody, schema }) =>
    body === undefined ? !hasBody : hasBody && describes(schema, body),
  );
  return fitting ?? successes[0] ?? { code: undefined, schema: {} };
}

function describes({ anyOf, required = [], properties = {} }: Schema, body: unknown): boolean {
  if (anyOf) return anyOf.some((form) => describes(form, body));
  const has = (name: string) => Object.hasOwn(Object(body), name);
  return required.every(has) && Object.keys(properties).some(has);
}

/** Copies the documented properties of a body, and notes the unset values, which the document marks. */
function copyBy(schema: Schema, value: unknown, unset: Unset[], above: readonly Location[]): unknown {
  const { properties, items = {}, anyOf, "x-not-shown": marks = [] } = schema;
  if (anyOf) {
    const form = anyOf.find((one) => describes(one, value));
    return form ? copyBy(form, value, unset, above) : value;
  }
  const own = marks.flatMap(({ id, observe, places = [] }) => {
    if (observe !== "presence") return [];
    return places.map((place) => ({ gap: id as UnsetGap, path: place.split("/") }));
  });
  const below = (key: string) =>
    [...above, ...own].flatMap(({ gap, path: [first, ...path] }) => (first === key ? [{ gap, path }] : []));
  if (Array.isArray(value)) return value.map((item) => copyBy(items, item, unset, below("*")));
  // Before its check, a seed can have a value of another type here.
  if (properties === undefined || Object(value) !== value) return value;
  const parent: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties)) {
    const { [name]: member } = value as Record<string, unknown>;
    const inside = below(name);
    const gap = inside.find(({ path }) => path.length === 0)?.gap;
    if (member !== undefined) parent[name] = copyBy(property, member, unset, inside);
    else if (gap !== undefined) unset.push({ parent, name, gap, isObject: property.type === "object" });
  }
  return parent;
}

/**
 * Shows unset values in the assumed way; leaves them out if nothing is assumed. Call this only after Prism has validated
 * the response, because the document allows neither null nor an empty value here.
 */
export function showUnset(unset: readonly Unset[], assumptions: RequestAssumptions): void {
  for (const { gap, parent, name, isObject } of unset) {
    const answer = assumptions.answerOr(gap, "left-out");
    const empty = isObject ? {} : "";
    parent[name] = { "left-out": undefined, null: null, empty }[answer];
  }
}
