import { contentOf, nameOf, namesOf } from "../../mock/operations.js";
import { readPathTemplate } from "../../mock/path-template.js";
import type { MockOperation, PrismRequest, PrismResponse } from "../../mock/prism.js";
import { notShownHeader } from "../../mock/service.js";
import { inJson, type Question, type RequestAssumptions, ThrownResponse } from "./assumptions.js";
import type { Route, RouteRequest, Routes, Viewer } from "./route.js";
import { commentRoutes } from "./routes/comments.js";
import { customerRoutes } from "./routes/customers.js";
import { memberRoutes } from "./routes/members.js";
import { reportRoutes } from "./routes/reports.js";
import { ticketRoutes } from "./routes/tickets.js";
import type { UnsetGap } from "./settlements.js";

/** What the workspace answers to, by method and path template. */
export const routes: Routes = {
  ...ticketRoutes,
  ...commentRoutes,
  ...customerRoutes,
  ...memberRoutes,
  ...reportRoutes,
};

/**
 * Responds from a workspace to a request that Prism has validated.
 *
 * @param unset - receives what of the response nobody set
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
  const statuses = operation.responses.map(({ code }) => Number(code));
  const statedStatus = statuses.find((status) => status >= 200 && status < 300);
  const asked: RouteRequest = {
    ...viewer,
    params: parametersOf(operation, url.path),
    page: page === undefined ? undefined : Number(page),
    body,
    statedStatus,
  };
  try {
    const { status = statedStatus ?? 200, body: own } = route.respond(asked);
    return own === undefined ? { statusCode: status } : inJson(status, asDescribed(operation, own, unset));
  } catch (error) {
    if (!(error instanceof ThrownResponse)) throw error;
    const { response } = error;
    if (response.headers?.[notShownHeader] === undefined) return response;
    return { ...response, body: { ...Object(response.body), questions: questionsOf(route, asked) } };
  }
}

/** All that the response to a request depends on, and nothing is assumed of, as far as the first plausible answers lead. */
function questionsOf(route: Route, request: RouteRequest): Question[] {
  const questions: Question[] = [];
  const assumptions = request.assumptions.asking(questions);
  try {
    request.workspace.tryOut(() => route.respond({ ...request, assumptions }));
  } catch (error) {
    // One of the answers is a failure.
    if (!(error instanceof ThrownResponse)) throw error;
  }
  return questions;
}

/** Why there is no response to a request that the documents have, and the workspace does not know. */
const noRoute = (name: string, address: string | undefined) =>
  `The mock remembers nothing of ${name}, and does not guess what it does: order an answer with mock.prefer("${address}", { code: 200 }), or start the mock without stateful.`;

/** The parameters of a path, by the names in its template. */
function parametersOf({ path: spread, address }: MockOperation, path: string): Record<string, string> {
  const { values = [] } = readPathTemplate(spread).match(path) ?? {};
  return Object.fromEntries(
    address.names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]),
  );
}

/** A schema, as far as a response is made by it. Prism has put what it refers to in its place. */
interface Schema {
  type?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
  anyOf?: Schema[];
  "x-not-shown"?: { id: string; observe?: string; places?: string[] }[];
}

/** A place below a schema whose value can be unset, and the gap that says so. */
interface Place {
  gap: UnsetGap;
  path: string[];
}

/** A value of a response that nobody set. */
export interface Unset {
  parent: Record<string, unknown>;
  name: string;
  /** What leaves open how the service shows it. */
  gap: UnsetGap;
  isObject: boolean;
}

type Copy = (value: unknown, unset: Unset[]) => unknown;

const copies = new WeakMap<Schema, Copy>();

/**
 * Copies of a body what the document describes of the success of an operation, and notes what of it nobody set: the document marks
 * which values those can be.
 */
function asDescribed(operation: MockOperation, body: unknown, unset: Unset[]): unknown {
  const schema = (contentOf(operation)?.schema ?? {}) as Schema;
  const copy = copies.get(schema) ?? copyBy(schema, []);
  copies.set(schema, copy);
  return copy(body, unset);
}

/** Returns what copies a value by a schema, which is read once. */
function copyBy(schema: Schema, above: readonly Place[]): Copy {
  const { properties, items, anyOf, "x-not-shown": marks = [] } = schema;
  const own = marks.flatMap(({ id, observe, places = [] }) => {
    if (observe !== "presence") return [];
    return places.map((place) => ({ gap: id as UnsetGap, path: place.split("/") }));
  });
  const below = (key: string) =>
    [...above, ...own].flatMap(({ gap, path: [first, ...path] }) => (first === key ? [{ gap, path }] : []));
  if (anyOf) {
    const forms = anyOf.map((form) => ({ names: form.required ?? [], copy: copyBy(form, above) }));
    const has = (value: unknown) => (name: string) => Object.hasOwn(Object(value), name);
    return (value, unset) => forms.find(({ names }) => names.every(has(value)))?.copy(value, unset) ?? value;
  }
  if (items) {
    const copy = copyBy(items, below("*"));
    // A seed can have other values, until it is checked.
    return (value, unset) => (Array.isArray(value) ? value.map((item) => copy(item, unset)) : value);
  }
  if (properties === undefined) return (value) => value;
  const members = Object.entries(properties).map(([name, property]) => ({
    name,
    copy: copyBy(property, below(name)),
    gap: below(name).find(({ path }) => path.length === 0)?.gap,
    isObject: property.type === "object",
  }));
  return (value, unset) => {
    if (typeof value !== "object" || value === null) return value;
    const parent: Record<string, unknown> = {};
    for (const { name, copy, gap, isObject } of members) {
      const { [name]: member } = value as Record<string, unknown>;
      if (member !== undefined) parent[name] = copy(member, unset);
      else if (gap !== undefined) unset.push({ parent, name, gap, isObject });
    }
    return parent;
  };
}

/**
 * Shows what nobody set as it is assumed to be shown: left out where nothing is assumed. It comes after the validation of the response,
 * because the document has no word for a value that is null or empty.
 */
export function showUnset(unset: readonly Unset[], assumptions: RequestAssumptions): void {
  for (const { gap, parent, name, isObject } of unset) {
    const assumed = assumptions.settleOr(gap, "left-out");
    const empty = isObject ? {} : "";
    parent[name] = { "left-out": undefined, null: null, empty }[assumed];
  }
}
