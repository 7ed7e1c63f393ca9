import { pointerFrom } from "../validate/json-pointer.js";
import {
  namesStatus,
  type Places,
  type ResponseChecks,
  type SchemaNode,
  schemaOf,
} from "../validate/response-checks.js";
import { dereference, formOf, type Schemas, type WalkedValue, walk } from "../validate/walk.js";
import { type Counts, countsBelow, type Form, note } from "./evidence.js";

/** One exchange, as it is read: nothing of it is kept. */
export interface Exchange {
  /** The method and the path template. */
  readonly operation: string;
  readonly status: number;
  /** The body of the request as it was given or parsed; undefined where there is none. */
  readonly requestBody: unknown;
  /** The parsed body of the answer; `noJson` for another one, undefined where there is none. */
  readonly body: unknown;
}

/** A body that is not JSON, such as a page of a gateway. */
export const noJson = Symbol();

/** Counts an exchange of an operation that the document has: no value gets into the counts, and no name but the document's own. */
export function countExchange(counts: Counts, { operations, schemas }: ResponseChecks, exchange: Exchange) {
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
    // As it was sent: what JSON leaves out was not there.
    const sent: unknown = JSON.parse(JSON.stringify(requestBody));
    readBody(sent, checks.request, schemas, {}, (...names) => add("request", ...names));
  }
  const documented = schemaOf(status, checks);
  const schema = documented === undefined && status >= 300 ? checks.failure : documented;
  if (schema === null) {
    if (body !== undefined) differ("unexpected-body", "");
  } else if (body === noJson) {
    if (documented) differ("not-json", "");
  } else if (schema && body !== undefined) {
    const { [status]: exact, [`${Math.floor(status / 100)}XX`]: range, default: rest } = checks.places ?? {};
    const places = { ...exact, ...range, ...(documented === undefined && rest) };
    readBody(body, schema, schemas, places, (...names) => add("response", ...names), differ);
  }
  for (const names of differences.values()) add("differences", ...names);
}

type Add = (gap: string, place: string, form: Form) => void;

/**
 * Counts the places of a body, and calls `differ` for each fault that no gap leaves open.
 *
 * @param places - those that the operation or the response names
 */
function readBody(
  body: unknown,
  schema: SchemaNode,
  schemas: Schemas,
  places: Places,
  add: Add,
  differ?: (kind: string, location: string) => void,
): void {
  // The pointers of values that are not set where a gap leaves open what they are then.
  const unset = new Set<string>();
  const root: WalkedValue = { parent: undefined, key: "", schema: formOf(body, schema, schemas) };
  const whole = dereference(schema, schemas);
  // Of a union, the walk begins at the nearest form.
  countPlaces(body, root, { ...places, ...(whole.anyOf && whole.places) }, add, unset);
  walk(
    body,
    root,
    schemas,
    (kind, at) => {
      // The name of an unknown field can be a value.
      if (kind === "unknown-field" || (unset.size > 0 && isBelow(at, unset))) return;
      differ?.(kind, pointerFrom("", ...placeNames(at, schemas)));
    },
    (value, at, node) => {
      if (node?.places) countPlaces(value, at, node.places, add, unset);
    },
  );
}

/** Counts what the values at places are, and notes the pointers of those that are not set. */
function countPlaces(value: unknown, at: WalkedValue, places: Places, add: Add, unset: Set<string>): void {
  for (const [gap, own] of Object.entries(places)) {
    for (const place of own) {
      for (const [found, form] of formsAt(value, at, place === "" ? [] : place.split("/"))) {
        add(gap, place, form);
        if (form === "null" || form === "empty") unset.add(pointerTo(found));
      }
    }
  }
}

/** What the values at a place are, and where. One is absent only from an object that is there. */
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
  // A value of JSON has no other type.
  return Array.isArray(value) ? "array" : (typeof value as Form);
}

/** Whether a location is one of some pointers, or below one. */
function isBelow(at: WalkedValue, pointers: ReadonlySet<string>): boolean {
  return pointers.has(pointerTo(at)) || (at.parent !== undefined && isBelow(at.parent, pointers));
}

function pointerTo({ parent, key }: WalkedValue): string {
  return parent === undefined ? "" : pointerFrom(pointerTo(parent), `${key}`);
}

/** The names that lead to a location, with `*` for the items of a list and for keys that are data. */
export function placeNames({ parent, key }: WalkedValue, schemas: Schemas): string[] {
  if (parent === undefined) return [];
  const { properties = {} } = dereference(parent.schema, schemas);
  const isNamed = typeof key === "string" && Object.hasOwn(properties, key);
  return [...placeNames(parent, schemas), isNamed ? key : "*"];
}
