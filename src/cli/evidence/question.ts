// What is asked of the observations, and what follows from the answers: the same for every kind of gap.
import type { SchemaAt } from "../codegen/schemas.js";
import { counted, described, grouped, recordsOf, workspacesOf } from "./amount.js";
import type { Change } from "./changes.js";
import type { KnownBundle } from "./knowledge.js";
import type { Observation, Observations } from "./observations.js";

/** What a gap is judged by. */
export interface Case {
  readonly id: string;
  /** The object that carries the gap. */
  readonly carrier: SchemaAt;
  /** The operations that the gap belongs to, such as `GET /forms`. */
  readonly operations: readonly string[];
  /** The places that the gap is about, below its carrier. */
  readonly places: readonly string[];
  /** What the numbers of a page show of it. */
  readonly relation: string;
  readonly bundle: KnownBundle;
  readonly observations: Observations;
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
  /** What it is about, such as the name of a property; left out where it is the only question. */
  readonly about?: string;
  /** Each of these operations has to show it. */
  readonly operations: readonly string[];
  readonly answers: readonly Answer[];
  /** Whether several facts are one answer, as the types of a value are. */
  readonly isUnion?: true;
  /** What would show it, after the name of an operation. */
  readonly wanted: string;
}

/** What was found, by what the questions are about. */
type Facts = Readonly<Record<string, readonly string[]>>;

/** A kind of observation: what it asks, and what the document says once all of it is known. */
export interface Kind {
  readonly questions: readonly Question[];
  /** The gap that has to be closed, too, before this one can be. */
  readonly needs?: string | undefined;
  changes(facts: Facts): Change[];
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
  readonly facts: Facts;
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
export function conclude({ id, bundle }: Case, kind: Kind, limits: Limits): Verdict {
  const nameOf = (operation: string) => bundle.ids.get(operation) ?? operation;
  const questions = kind.questions.map((question) => judge(question, limits, nameOf));
  const against = questions.flatMap((one) => one.against);
  const missing = questions.flatMap((one) => one.missing);
  const seen = questions.flatMap((one) => one.seen);
  const isSettled = missing.length === 0 && questions.every(({ facts }) => facts.length > 0);
  const open = seen.length > 0 ? "seen too little" : "never seen";
  const state = against.length > 0 ? "contradicted" : isSettled ? "settled" : open;
  const facts = Object.fromEntries(questions.map(({ about, facts }) => [about, facts]));
  return {
    ...{ id, document: bundle.exported, state, facts, seen, against },
    missing: against.length > 0 ? [] : missing,
    changes: state === "settled" ? kind.changes(facts) : [],
  };
}

function judge(question: Question, limits: Limits, nameOf: (operation: string) => string) {
  const { about = "", answers, operations, isUnion, wanted } = question;
  const subject = about && `${about}: `;
  const facts = answers.filter(({ role }) => role === "fact");
  const isContradicted = answers.some(({ role }) => role === "against") || (facts.length > 1 && !isUnion);
  const against = (isContradicted ? answers : [])
    .filter(({ role }) => role !== "note")
    .flatMap(({ what, shownBy }) => {
      const groups = grouped(shownBy, (one) => `${nameOf(one.operation)} ${one.status}`);
      return [...groups].map(([name, list]) => `${subject}${what}: ${name}, ${described(list)}`);
    });
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
  // The same record can be in the answers of several operations, so that those are not added up.
  const of = (operation: string) => (operations.length > 1 ? ` (${nameOf(operation)})` : "");
  const texts = answers.map(({ what, shownBy }) => {
    const parts = [...grouped(shownBy, (one) => one.operation)];
    return `${what} in ${parts.map(([name, list]) => described(list) + of(name)).join(", ")}`;
  });
  const seen = texts.length === 0 ? [] : [`${subject}${texts.join("; ")}`];
  return { about, facts: facts.map(({ what }) => what), against, missing, seen };
}

/** The records of observations; of several places and statuses, those of the one that has the most. */
function mostIn(observations: readonly Observation[]): number {
  const groups = grouped(observations, ({ place, status }) => `${status} ${place}`);
  const sums = [...groups.values()].map((list) => list.reduce((sum, one) => sum + recordsOf(one.amount), 0));
  return Math.max(0, ...sums);
}

type Saying = Pick<Answer, "what" | "role">;
export const fact = (what: string): Saying => ({ what, role: "fact" });
export const note = (what: string): Saying => ({ what, role: "note" });
export const against = (what: string): Saying => ({ what, role: "against" });

/** Groups observations by what they say. */
export function answersBy(
  observations: readonly Observation[],
  say: (one: Observation) => Saying | undefined,
): Answer[] {
  const answers = new Map<string, Saying & { shownBy: Observation[] }>();
  for (const one of observations) {
    const said = say(one);
    if (said === undefined) continue;
    const answer = answers.get(said.what) ?? { ...said, shownBy: [] };
    answers.set(said.what, answer);
    answer.shownBy.push(one);
  }
  return [...answers.values()];
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

/** Whether a failure says something of the request: not of the key, a limit, or the service. */
export const isRefusal = (status: string) => /^4(?!01|03|08|13|29)\d\d$/.test(status);

export const operationsOf = (seen: readonly { operation: string }[]) => [
  ...new Set(seen.map(({ operation }) => operation)),
];
