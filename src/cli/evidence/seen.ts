import type { AnswerEvidence, Evidence, JsonType, PlaceEvidence } from "../../observe/evidence.js";
import type { Occurrence } from "./occurrences.js";

/** Evidence whose workspaces all have a name. */
export type NamedEvidence = Evidence & { readonly workspace: string };

/** The answers to one operation in one workspace. */
export interface SeenAnswer {
  readonly workspace: string;
  readonly status: string;
  readonly answer: AnswerEvidence;
}

/** What was seen at one place, in the answers of one status. */
export interface SeenPlace extends SeenAnswer {
  readonly seen: PlaceEvidence | undefined;
  /** What was seen of the object that it belongs to. */
  readonly above: PlaceEvidence | undefined;
}

export const isSuccess = (status: string) => status.startsWith("2");

/** Whether a failure says something of the request: not of the key, a limit, or the service. */
export const isRefusal = (status: string) => /^4(?!01|03|08|13|29)\d\d$/.test(status);

export function answersOf(evidence: readonly NamedEvidence[], operation: string): SeenAnswer[] {
  return evidence
    .filter((line) => line.operation === operation)
    .flatMap(({ workspace, answers }) =>
      Object.entries(answers).map(([status, answer]) => ({ workspace, status, answer })),
    );
}

/** What was seen at a place below an occurrence of a schema. */
export function placesOf(
  evidence: readonly NamedEvidence[],
  { operation, side, status: documented, place }: Occurrence,
  below: string,
): SeenPlace[] {
  const pointer = below === "" ? place : `${place}/${below}`;
  const matches = (status: string) =>
    side === "request" ||
    documented === status ||
    documented === `${status[0]}XX` ||
    (documented === "default"
      ? !isSuccess(status) && status !== "401"
      : isSuccess(status) && isSuccess(documented));
  return answersOf(evidence, operation)
    .filter(({ status }) => matches(status))
    .map((one) => {
      const places = one.answer[side] ?? {};
      return { ...one, seen: places[pointer], above: places[pointer.slice(0, pointer.lastIndexOf("/"))] };
    });
}

const types: readonly JsonType[] = ["null", "boolean", "integer", "number", "string", "array", "object"];

/** How often each type was seen; all of them together are how often a value was there. */
export function typesOf(seen: PlaceEvidence | undefined): [type: JsonType, count: number][] {
  return types.flatMap((type) => (seen?.[type] ? [[type, seen[type]] as [JsonType, number]] : []));
}

export function countOf(seen: PlaceEvidence | undefined): number {
  return typesOf(seen).reduce((sum, [, count]) => sum + count, 0);
}

export function workspacesOf(seen: readonly { workspace: string }[]): number {
  return new Set(seen.map(({ workspace }) => workspace)).size;
}

/** A number with a noun: `1 workspace`, `2 workspaces`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
