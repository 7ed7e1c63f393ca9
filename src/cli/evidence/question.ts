// What is asked of the observations, and what follows from the answers: the same for every kind of gap.
import type { IndexedGap } from "../codegen/gaps.js";
import type { Document } from "../codegen/openapi.js";
import { counted, described, grouped, recordsOf, workspacesOf } from "./amount.js";
import type { Change } from "./changes.js";
import type { KnownBundle } from "./knowledge.js";
import type { Observation, Observations } from "./observations.js";
import type { Occurrence } from "./occurrences.js";

/** What a gap is judged by. */
export interface Case {
  readonly gap: IndexedGap;
  readonly bundle: KnownBundle;
  readonly document: Document;
  readonly observations: Observations;
  readonly occurrences: ReadonlyMap<string, readonly Occurrence[]>;
}

/** One answer to a question, with what shows it. */
export interface Answer {
  /** In words, such as `null`. */
  readonly what: string;
  /** A fact closes a gap, a note is reported alone, and what is against keeps it open. */
  readonly role: "fact" | "note" | "against";
  readonly shownBy: readonly Observation[];
}

/** Something that has to be known. A gap is closed where each of its questions has one answer. */
interface Question {
  /** What it is about, such as the name of a property; empty where it is the only question. */
  readonly about: string;
  /** Each of these operations has to show it. */
  readonly operations: readonly string[];
  readonly answers: readonly Answer[];
  /** Whether several facts are one answer, as the types of a value are. */
  readonly isUnion?: true;
  /** What would show it, after the name of an operation. */
  readonly wanted: string;
}

/** A kind of observation: what it asks, and what the document says once all of it is known. */
export interface Kind {
  readonly questions: readonly Question[];
  /** The gap that has to be closed, too, before this one can be. */
  readonly needs?: string | undefined;
  /** @param facts - the facts that were found, by what the questions are about */
  changes(facts: ReadonlyMap<string, readonly string[]>): Change[];
}

/** How much has to be seen. */
export interface Limits {
  /** The least number of records, for operations without a number of their own. */
  readonly min: number;
  /** The least number by the ids of operations. */
  readonly minOf: ReadonlyMap<string, number>;
  readonly minWorkspaces: number;
}

/** What is said of a gap. */
export interface Verdict {
  readonly id: string;
  /** The file of the document whose gap it is. */
  readonly document: string;
  readonly state: "settled" | "contradicted" | "seen too little" | "never seen";
  /** What was found, by what was asked. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** What was seen, in words. */
  readonly seen: readonly string[];
  /** What speaks against each other, with operation, status and days. */
  readonly against: readonly string[];
  /** What would settle it. */
  readonly missing: readonly string[];
  /** What states the facts in the document; none unless it is settled. */
  readonly changes: readonly Change[];
}

/** Concludes what the answers to the questions of a gap say. */
export function conclude(
  { id, document }: Pick<Verdict, "id" | "document">,
  kind: Kind,
  limits: Limits,
  nameOf: (operation: string) => string,
): Verdict {
  const questions = kind.questions.map((question) => ({ question, ...judge(question, limits, nameOf) }));
  const against = questions.flatMap((one) => one.against);
  const missing = questions.flatMap((one) => one.missing);
  const seen = questions.flatMap(({ question: { about, answers, operations } }) => {
    // The same record can be in the answers of several operations, so that those are not added up.
    const of = (operation: string) => (operations.length > 1 ? ` (${nameOf(operation)})` : "");
    const texts = answers.map(({ what, shownBy }) => {
      const parts = [...grouped(shownBy, (one) => one.operation)];
      return `${what} in ${parts.map(([name, list]) => described(list) + of(name)).join(", ")}`;
    });
    return texts.length === 0 ? [] : [`${about && `${about}: `}${texts.join("; ")}`];
  });
  const isSettled = missing.length === 0 && questions.every(({ facts }) => facts.length > 0);
  const open = seen.length > 0 ? "seen too little" : "never seen";
  const state = against.length > 0 ? "contradicted" : isSettled ? "settled" : open;
  const facts = new Map(questions.map(({ question, facts }) => [question.about, facts]));
  return {
    ...{ id, document, state, facts: Object.fromEntries(facts), seen, against },
    missing: against.length > 0 ? [] : missing,
    changes: state === "settled" ? kind.changes(facts) : [],
  };
}

function judge(question: Question, limits: Limits, nameOf: (operation: string) => string) {
  const { about, answers, operations, isUnion, wanted } = question;
  const facts = answers.filter(({ role }) => role === "fact");
  const isContradicted = answers.some(({ role }) => role === "against") || (facts.length > 1 && !isUnion);
  const against = isContradicted
    ? answers.filter(({ role }) => role !== "note").flatMap((one) => apart(about, one, nameOf))
    : [];
  const missing = operations.flatMap((operation) => {
    const own = facts.map(({ shownBy }) => shownBy.filter((one) => one.operation === operation));
    // A record can show two types, so that they are not added up.
    const records = Math.max(0, ...own.map(mostIn));
    const min = limits.minOf.get(nameOf(operation)) ?? limits.min;
    const workspaces = workspacesOf(own.flat());
    if (records >= min && workspaces >= limits.minWorkspaces) return [];
    const few = records >= min ? counted(workspaces, "workspace") : `${records} of ${min}`;
    return [`${nameOf(operation)} ${wanted.replace("{}", about)} (${few})`];
  });
  return { facts: facts.map(({ what }) => what), against, missing };
}

/** One line for each operation and status. */
function apart(about: string, { what, shownBy }: Answer, nameOf: (operation: string) => string): string[] {
  const groups = grouped(shownBy, (one) => `${nameOf(one.operation)} ${one.status}`);
  return [...groups].map(([name, list]) => `${about && `${about}: `}${what}: ${name}, ${described(list)}`);
}

/** The records of observations; of several places and statuses, those of the one that has the most. */
function mostIn(observations: readonly Observation[]): number {
  const groups = grouped(observations, ({ place, status }) => `${status} ${place}`);
  const sums = [...groups.values()].map((list) => list.reduce((sum, one) => sum + recordsOf(one.amount), 0));
  return Math.max(0, ...sums);
}

/** Groups observations by what they say. */
export function answersBy(
  observations: readonly Observation[],
  say: (one: Observation) => Pick<Answer, "what" | "role"> | undefined,
): Answer[] {
  const all = observations.flatMap((one) => {
    const said = say(one);
    return said ? [{ ...said, one }] : [];
  });
  return [...grouped(all, ({ what }) => what)].map(([what, list]) => {
    return { what, role: list[0]?.role ?? "note", shownBy: list.map(({ one }) => one) };
  });
}

/** The forms of a value, with their type and an example. A number that was whole each time is not therefore an integer. */
export const valueForms: Readonly<Record<string, { readonly type: string; readonly sample: unknown }>> = {
  null: { type: "null", sample: null },
  boolean: { type: "boolean", sample: true },
  integer: { type: "number", sample: 1 },
  number: { type: "number", sample: 0.5 },
  string: { type: "string", sample: "?" },
  "empty-string": { type: "string", sample: "" },
  array: { type: "array", sample: [] },
  object: { type: "object", sample: {} },
  "empty-object": { type: "object", sample: {} },
};

export const isSuccess = (status: string) => status.startsWith("2");

/** Whether a failure says something of the request: not of the key, a limit, or the service. */
export const isRefusal = (status: string) => /^4(?!01|03|08|13|29)\d\d$/.test(status);

export const operationsOf = (seen: readonly { operation: string }[]) => [
  ...new Set(seen.map(({ operation }) => operation)),
];

/** What was seen where a schema occurs, in the answers that it is documented for. */
export function seenAt(
  observations: Observations,
  { operation, side, status: documented, place }: Occurrence,
  below = "",
): Observation[] {
  const at = below === "" ? place : `${place}/${below}`;
  return observations.of(operation, side, at).filter(({ status }) => {
    if (side === "request" || documented === status || documented === `${status[0]}XX`) return true;
    if (documented === "default") return !isSuccess(status) && status !== "401";
    return isSuccess(status) && isSuccess(documented);
  });
}
