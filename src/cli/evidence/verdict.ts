import type { Document } from "../codegen/document.js";
import { type IndexedGap, withoutNotes } from "../codegen/gaps.js";
import type { KnownBundle } from "./knowledge.js";
import type { Occurrence } from "./occurrences.js";
import type { NamedEvidence } from "./seen.js";

/** An action of an overlay. */
export interface Action {
  /** The JSON pointer of what it changes. */
  readonly pointer: string;
  readonly update?: object;
  readonly remove?: true;
}

/** What evidence says of one gap. */
export interface Verdict {
  readonly id: string;
  /** `disagrees` where one observation speaks against another; `open` where there are too few. */
  readonly state: "settled" | "disagrees" | "open";
  /** What was seen, in words. */
  readonly seen: string;
  readonly exchanges: number;
  readonly workspaces: number;
  /** What speaks against it, each with its counts. */
  readonly against: readonly string[];
  /** What states the fact in the document, without the removal of the mark. */
  readonly actions: readonly Action[];
}

/** What a verdict is reached from. */
export interface Case {
  readonly gap: IndexedGap;
  readonly bundle: KnownBundle;
  readonly document: Document;
  readonly evidence: readonly NamedEvidence[];
  readonly occurrences: ReadonlyMap<string, readonly Occurrence[]>;
  /** The least number of exchanges. */
  readonly min: number;
}

/** What one kind of observation says. */
export type Finding = Omit<Verdict, "id">;

/** The state that follows from what speaks for and against a fact. */
export function stateOf(exchanges: number, against: readonly string[], hasFact: boolean, min: number) {
  if (against.length > 0) return "disagrees";
  return hasFact && exchanges >= min ? "settled" : "open";
}

/** A description with one more sentence, and without the notes of gaps, which are added again. */
export function withSentence(description: string | undefined, fact: string): string {
  return `${withoutNotes(description ?? "")} ${fact}`.trim();
}
