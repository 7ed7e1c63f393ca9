// What was seen in all files, ready for questions.
import { pointerFrom, unescapeKey } from "../../document/json-pointer.js";
import type { Evidence, Outcome } from "../../observe/evidence.js";
import { relations } from "../../observe/pages.js";
import { CommandError } from "../errors.js";
import { type Amount, addAmounts, amountOf, joinAmounts, workspacesOf } from "./amount.js";
import { bundleOf, type Knowledge, type KnownBundle, namesAt } from "./knowledge.js";
import type { OldLine } from "./line-file.js";
import { isSuccess, type Occurrence } from "./occurrences.js";
import { Skipped } from "./skipped.js";

type Side = "call" | "pages" | "request" | "response";

/** One thing that was seen, in one workspace. */
export interface Observation {
  readonly operation: string;
  readonly workspace: string;
  readonly status: string;
  readonly side: Side;
  /** A JSON pointer in the body. */
  readonly place: string;
  /** A form of a value, a relation of a page, or `seen` for the call itself. */
  readonly what: string;
  readonly amount: Amount;
}

type Seen = Map<string, Observation>;
const statuses = /^([1-5]\d\d|other)$/;

/** The most counts that are kept: those of thousands of workspaces. */
const mostAmounts = 1_000_000;
/** The most observers that are remembered. One whose lines resume after those of so many others counts as a new one. */
const mostRuns = 64;

/** The observations of all files, which are added up as they are read. */
export class Observations {
  readonly skipped = new Skipped();
  readonly #knowledge: Knowledge;
  readonly #since: string | undefined;
  readonly #lines = new Set<string>();
  readonly #runs = new Map<string, Seen>();
  readonly #total: Seen = new Map();
  readonly #index = new Map<string, Observation[]>();

  constructor(knowledge: Knowledge, since?: string) {
    this.#knowledge = knowledge;
    this.#since = since;
  }

  /** Adds what a line has, as far as the documents name it: a file can have anything in the place of a name. */
  add(line: Evidence | OldLine): void {
    const bundle = line.evidence === 2 ? bundleOf(this.#knowledge, line.operation) : undefined;
    if (line.evidence === 1) this.skipped.addOld(line);
    else if (bundle === undefined) this.skipped.others += 1;
    else if (this.#lines.has(`${line.run} ${line.number}`)) this.skipped.copies += 1;
    else {
      this.#lines.add(`${line.run} ${line.number}`);
      this.skipped.mocked += line.mocked ?? 0;
      if (!this.#knowledge.digests.has(line.document)) this.skipped.otherDocuments += 1;
      this.#addAnswers(line, bundle);
    }
  }

  #addAnswers({ operation, answers, workspace = "", run }: Evidence, bundle: KnownBundle): void {
    const seen = this.#seenBy(run);
    for (const [status, { seen: call, pages = {}, ...bodies }] of Object.entries(answers)) {
      if (!statuses.test(status)) continue;
      const add = (side: Side, place: string, what: string, outcome: Outcome | undefined) => {
        const amount = outcome && amountOf(outcome, this.#since);
        if (amount) put(seen, { operation, status, side, place, what, workspace, amount }, addAmounts);
      };
      add("call", "", "seen", call);
      for (const relation of relations) add("pages", "", relation, pages[relation]);
      for (const side of ["request", "response"] as const) {
        const places = bodies[side] ?? {};
        for (const [place, forms] of Object.entries(places)) {
          if (!this.#isKnown(place)) continue;
          for (const [what, outcome] of Object.entries(forms)) add(side, place, what, outcome);
          // A property that never arrived was absent from every object.
          for (const name of namesAt(bundle, { operation, side, status, place })) {
            const at = pointerFrom(place, name);
            if (!Object.hasOwn(places, at)) add(side, at, "absent", forms.objects);
          }
        }
      }
    }
  }

  #isKnown(place: string): boolean {
    const [root, ...keys] = place.split("/");
    return (
      root === "" && keys.every((key) => key === "*" || this.#knowledge.properties.has(unescapeKey(key)))
    );
  }

  /** What one observer saw. */
  #seenBy(run: string): Seen {
    const seen = this.#runs.get(run) ?? new Map<string, Observation>();
    this.#runs.delete(run);
    this.#runs.set(run, seen);
    const [oldest = run] = this.#runs.keys();
    if (this.#runs.size > mostRuns) this.#close(oldest);
    return seen;
  }

  #close(run: string): void {
    for (const one of this.#runs.get(run)?.values() ?? []) put(this.#total, one, joinAmounts);
    this.#runs.delete(run);
  }

  /** Ends the reading. */
  end(): this {
    for (const run of [...this.#runs.keys()]) this.#close(run);
    const hasNames = this.all().some(({ workspace }) => workspace !== "");
    for (const [name, one] of this.#total) {
      // It may be of a workspace that has a name in another file: it was seen, and counts as no record.
      const unnamed = { ...one, amount: { ...one.amount, ids: 0, calls: 0, days: 0 } };
      const counted = hasNames && one.workspace === "" ? unnamed : one;
      this.#total.set(name, counted);
      for (const index of [`${one.operation} ${one.side}`, `${one.operation} ${one.side} ${one.place}`]) {
        const list = this.#index.get(index);
        if (list) list.push(counted);
        else this.#index.set(index, [counted]);
      }
    }
    return this;
  }

  /** What was seen of an operation, at one place or at all. */
  of(operation: string, side: Side, ...places: string[]): readonly Observation[] {
    return this.#index.get([operation, side, ...places].join(" ")) ?? [];
  }

  /** What was seen where a schema occurs, or at a place below it, in the answers that it is documented for. */
  at({ operation, side, status: documented, place }: Occurrence, below = ""): Observation[] {
    return this.of(operation, side, below === "" ? place : `${place}/${below}`).filter(({ status }) => {
      if (side === "request" || documented === status || documented === `${status[0]}XX`) return true;
      if (documented === "default") return !isSuccess(status) && status !== "401";
      return isSuccess(status) && isSuccess(documented);
    });
  }

  all(): Observation[] {
    return [...this.#total.values()];
  }

  /** How many workspaces there are; all without a name count as one. */
  get workspaces(): number {
    return workspacesOf(this.all());
  }
}

function put(seen: Seen, one: Observation, join: (a: Amount, b: Amount) => Amount): void {
  const { amount, ...key } = one;
  const name = Object.values(key).join(" ");
  const before = seen.get(name);
  seen.set(name, before ? { ...key, amount: join(before.amount, amount) } : one);
  if (seen.size <= mostAmounts) return;
  throw new CommandError(
    "The evidence of so many workspaces does not fit in memory; read fewer files at once.",
  );
}
