import { pointerFrom } from "../base/json-pointer.js";
import {
  namesStatus,
  type Places,
  type ResponseChecks,
  type SchemaNode,
  schemaForStatus,
} from "../validate/response-checks.js";
import {
  compareWithSchema,
  dereference,
  nearestSchema,
  type SchemasByName,
  type WalkedValue,
} from "../validate/walk.js";
import { type Counts, countsBelow, type Form, note } from "./evidence.js";

/** A request and its response. The observer reads them, and keeps neither. */
export interface ObservedExchange {
  /** The method and the path template. */
  readonly operation: string;
  readonly status: number;
  /** The body of the request, as the caller passed it or as parsed JSON; undefined without a body. */
  readonly requestBody: unknown;
  /** The parsed body of the response; `noJson` if it is not JSON, undefined without a body. */
  readonly body: unknown;
}

/** Stands for a body that is not JSON, such as a gateway's page. */
export const noJson = Symbol();

/** Counts an exchange of a documented operation. The counts contain no value, and only names that the document has. */
export function countExchange(
  counts: Counts,
  { operations, schemas }: ResponseChecks,
  exchange: ObservedExchange,
) {
  const { operation, status, requestBody, body } = exchange;
  const checks = operations[operation];
  if (checks === undefined || status < 100 || status > 599) return;
  const today = new Date().toISOString().slice(0, 10);
  const seen = { count: 1, first: today, last: today };
  const answers = countsBelow(countsBelow(counts, operation), `${status}`);
  const add = (...names: string[]) => note(answers, names, seen);
  add("answers");
  const differences = new Map<string, [kind: string, location: string]>();
  const differ = (kind: string, location: string) => differences.set(`${kind} ${location}`, [kind, location]);
  if (!namesStatus(status, checks)) differ("undocumented-status", "");
  if (requestBody !== undefined && checks.request) {
    // The client sends JSON, which leaves out undefined values.
    const sent: unknown = JSON.parse(JSON.stringify(requestBody));
    countBody(sent, checks.request, schemas, {}, (...names) => add("request", ...names));
  }
  const documented = schemaForStatus(status, checks);
  const schema = documented === undefined && status >= 300 ? checks.failure : documented;
  if (schema === null) {
    if (body !== undefined) differ("unexpected-body", "");
  } else if (body === noJson) {
    if (documented) differ("not-json", "");
  } else if (schema && body !== undefined) {
    const { [status]: exact, [`${Math.floor(status / 100)}XX`]: range, default: rest } = checks.places ?? {};
    const places = { ...exact, ...range, ...(documented === undefined && rest) };
    countBody(body, schema, schemas, places, (...names) => add("response", ...names), differ);
  }
  for (const names of differences.values()) add("differences", ...names);
}

type Add = (gap: string, place: string, form: Form) => void;

/**
 * Counts the values of a body at its locations, and calls `differ` for each fault that no gap leaves open.
 *
 * @param places - the locations that gaps of the operation or the response name
 */
function countBody(
  body: unknown,
  schema: SchemaNode,
  schemas: SchemasByName,
  places: Places,
  add: Add,
  differ?: (kind: string, location: string) => void,
): void {
  // Unset values whose form a gap leaves open, as JSON pointers.
  const unset = new Set<string>();
  const root: WalkedValue = { parent: undefined, key: "", schema: nearestSchema(body, schema, schemas) };
  const whole = dereference(schema, schemas);
  // The walk begins at the nearest form of a union, so it does not visit the union itself.
  countPlaces(body, root, { ...places, ...(whole.anyOf && whole.places) }, add, unset);
  compareWithSchema(
    body,
    root,
    schemas,
    (kind, at) => {
      // The name of an unknown field may be a value.
      if (kind === "unknown-field" || isBelow(at, unset)) return;
      differ?.(kind, pointerFrom("", ...placeNames(at, schemas)));
    },
    (value, at, node) => {
      if (node?.places) countPlaces(value, at, node.places, add, unset);
    },
  );
}

/** Counts the forms of the values at locations, and adds the pointers of unset values to `unset`. */
function countPlaces(value: unknown, at: WalkedValue, places: Places, add: Add, unset: Set<string>): void {
  for (const [gap, own] of Object.entries(places)) {
    for (const place of own) {
      for (const [found, form] of formsAt(value, at, place === "" ? [] : place.split("/"))) {
        add(gap, place, form);
        if (form === "null" || form === "empty") unset.add(dataPointer(found));
      }
    }
  }
}

/** Finds the values at a location, and their forms. A value is `absent` only if its object is present. */
function* formsAt(
  value: unknown,
  at: WalkedValue,
  [key, ...keys]: readonly string[],
): Generator<[WalkedValue, Form]> {
  if (key === undefined) yield [at, formOfValue(value)];
  else if (typeof value === "object" && value !== null) {
    const names = key === "*" ? Object.keys(value) : [key];
    for (const name of names) {
      const below = { parent: at, key: name, schema: undefined };
      if (Object.hasOwn(value, name)) yield* formsAt(Reflect.get(value, name), below, keys);
      else if (keys.length === 0) yield [below, "absent"];
    }
  }
}

function formOfValue(value: unknown): Form {
  if (value === null) return "null";
  if (value === "" || (typeof value === "object" && Object.keys(value).length === 0)) return "empty";
  return Array.isArray(value) ? "array" : (typeof value as Form);
}

/** Returns whether a location is at or below one of the pointers. */
function isBelow(at: WalkedValue, pointers: ReadonlySet<string>): boolean {
  return pointers.has(dataPointer(at)) || (at.parent !== undefined && isBelow(at.parent, pointers));
}

function dataPointer({ parent, key }: WalkedValue): string {
  return parent === undefined ? "" : pointerFrom(dataPointer(parent), `${key}`);
}

/** Returns the names that lead to a location, with `*` for the items of a list and for keys that are data. */
export function placeNames({ parent, key }: WalkedValue, schemas: SchemasByName): string[] {
  if (parent === undefined) return [];
  const { properties = {} } = dereference(parent.schema, schemas);
  const isNamed = typeof key === "string" && Object.hasOwn(properties, key);
  return [...placeNames(parent, schemas), isNamed ? key : "*"];
}
