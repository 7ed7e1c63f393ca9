// How the numbers of a page relate.
import type { Relation } from "../../observe/pages.js";
import { answersOf, counted, isRefusal, type SeenAnswer, workspacesOf } from "./seen.js";
import { type Case, type Finding, stateOf, withSentence } from "./verdict.js";

/** An answer to a question about pages: what shows it, and the sentence that states it. */
interface Reading {
  readonly text: string;
  readonly fact: string;
  count(answer: SeenAnswer): number;
}

const of = ({ status, answer }: SeenAnswer, asked: string, relation: Relation) =>
  status.startsWith("2") ? (answer.pages?.[asked]?.[relation] ?? 0) : 0;
const onAny = (one: SeenAnswer, relation: Relation) =>
  ["absent", "first", "later"].reduce((sum, asked) => sum + of(one, asked, relation), 0);

/** The readings of each gap that a relation settles, by the id of the gap. */
const readings: Readonly<Record<string, readonly Reading[]>> = {
  "pagination.page-number-absent": [
    {
      text: "all results",
      fact: "Without it, all results arrive.",
      count: (one) => of(one, "absent", "items == total > page_size"),
    },
    {
      text: "one page of several",
      fact: "Without it, the first page arrives.",
      count: (one) => of(one, "absent", "items <= page_size < total"),
    },
  ],
  "pagination.page-out-of-range": [
    {
      text: "an empty page with the status of a success",
      fact: "A page that does not exist is empty, with the status of a success.",
      count: (one) => Math.min(of(one, "later", "page > total_pages"), of(one, "later", "items == 0")),
    },
    {
      text: "items with the status of a success",
      fact: "A page that does not exist has items of another page, with the status of a success.",
      count: (one) => Math.max(0, of(one, "later", "page > total_pages") - of(one, "later", "items == 0")),
    },
    {
      // Without parameters in its path, a later page is what can be missing.
      text: "a failure of a later page",
      fact: "A page that does not exist is a failure.",
      count: ({ status, answer }) => (isRefusal(status) ? (answer.query?.["page_number"] ?? 0) : 0),
    },
  ],
  "reports.total-count-meaning": [
    {
      text: "more than the entries of its page",
      fact: "It counts the entries on all pages.",
      count: (one) => onAny(one, "items < total"),
    },
    {
      text: "as many as the entries of a later page",
      fact: "It counts the entries on this page.",
      count: (one) => of(one, "later", "items == total"),
    },
  ],
};

/** What the relations on pages say. */
export function findRelation({ gap, evidence, min }: Case): Finding {
  const { id } = gap.gap;
  const answers = gap.operations.flatMap(({ name }) =>
    name.includes("{") && id === "pagination.page-out-of-range" ? [] : answersOf(evidence, name),
  );
  const used = (readings[id] ?? [])
    .map((reading) => ({ ...reading, in: answers.filter((one) => reading.count(one) > 0) }))
    .filter((one) => one.in.length > 0)
    .map((one) => ({ ...one, exchanges: one.in.reduce((sum, answer) => sum + one.count(answer), 0) }));
  const texts = used.map(
    (one) => `${one.text} ${counted(one.exchanges, "time")} in ${counted(workspacesOf(one.in), "workspace")}`,
  );
  const against = used.length > 1 ? texts : [];
  const exchanges = used.reduce((sum, one) => sum + one.exchanges, 0);
  const [only] = used;
  const [carrier] = gap.carriers;
  return {
    state: stateOf(exchanges, against, only !== undefined && !/failure/.test(only.fact), min),
    seen: texts.join(", "),
    exchanges,
    workspaces: workspacesOf(used.flatMap((one) => one.in)),
    against,
    actions:
      only && carrier
        ? [
            {
              pointer: carrier.location.pointer,
              update: { description: withSentence(carrier.node.description, only.fact) },
            },
          ]
        : [],
  };
}
