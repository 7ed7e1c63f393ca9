import type {
  AnswerEvidence,
  Evidence,
  HeaderEvidence,
  JsonType,
  PlaceEvidence,
  PlacesEvidence,
} from "./evidence.js";

type Counts = Readonly<Record<string, number>>;

/**
 * Merges evidence: of several observers, or of several times.
 *
 * @param lists - lists of evidence, from `observer.evidence()` or from lines that were written
 * @returns one entry for each operation of each workspace, with the counts added up
 */
export function mergeEvidence(...lists: readonly (readonly Evidence[])[]): Evidence[] {
  const merged = new Map<string, Evidence>();
  for (const one of lists.flat()) {
    const key = JSON.stringify([one.workspace, one.operation]);
    const other = merged.get(key);
    const answers = other ? join(other.answers, one.answers, mergeAnswers) : one.answers;
    merged.set(key, { ...one, answers });
  }
  return [...merged.values()];
}

function mergeAnswers(a: AnswerEvidence, b: AnswerEvidence): AnswerEvidence {
  return {
    exchanges: a.exchanges + b.exchanges,
    ...optional("wrongRequests", a, b, sum),
    ...optional("headersRead", a, b, sum),
    ...optional("headers", a, b, (one, other) => join(one, other, mergeHeaders)),
    ...optional("otherHeaders", a, b, sum),
    ...optional("query", a, b, add),
    ...optional("pages", a, b, (one, other) => join(one, other, add)),
    ...optional("request", a, b, mergePlaces),
    ...optional("response", a, b, mergePlaces),
  };
}

function mergeHeaders(a: HeaderEvidence, b: HeaderEvidence): HeaderEvidence {
  return {
    exchanges: a.exchanges + b.exchanges,
    ...optional("least", a, b, Math.min),
    ...optional("greatest", a, b, Math.max),
  };
}

const types: readonly JsonType[] = ["null", "boolean", "integer", "number", "string", "array", "object"];

function mergePlaces(a: PlacesEvidence, b: PlacesEvidence): PlacesEvidence {
  return join(
    a,
    b,
    (one, other): PlaceEvidence => ({
      exchanges: one.exchanges + other.exchanges,
      ...Object.assign({}, ...types.map((type) => optional(type, one, other, sum))),
      ...optional("empty", one, other, sum),
      ...optional("formats", one, other, (some, more) => some.filter((format) => more.includes(format))),
      ...optional("words", one, other, add),
      ...optional("otherKeys", one, other, sum),
      ...optional("faults", one, other, add),
    }),
  );
}

const sum = (a: number, b: number) => a + b;

function add(a: Counts, b: Counts): Counts {
  return join(a, b, sum);
}

/** Joins two records, with the values of the keys that both have merged. */
function join<Value>(
  a: Readonly<Record<string, Value>>,
  b: Readonly<Record<string, Value>>,
  merge: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const entries = new Map(Object.entries(a));
  for (const [key, value] of Object.entries(b)) {
    const other = entries.get(key);
    entries.set(key, other === undefined ? value : merge(other, value));
  }
  return Object.fromEntries(entries);
}

/** A property that each of two parts may have: merged, as the one that has it, or left out. */
function optional<Part extends object, Key extends keyof Part & string>(
  key: Key,
  a: Part,
  b: Part,
  merge: (one: NonNullable<Part[Key]>, other: NonNullable<Part[Key]>) => NonNullable<Part[Key]>,
): { [Name in Key]?: NonNullable<Part[Key]> } {
  const [one, other] = [a[key] ?? undefined, b[key] ?? undefined];
  const value = one === undefined ? other : other === undefined ? one : merge(one, other);
  // A computed key has the type of any string.
  return (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: NonNullable<Part[Key]> };
}
