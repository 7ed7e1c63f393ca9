// How the numbers of pages relate.
import type { Relation } from "../../observe/pages.js";
import { grouped } from "./amount.js";
import { answersBy, type Case, fact, isRefusal, type Kind, note } from "./question.js";

const allPages: Relation = "without page_number: all of several pages";
const asManyAsTotal: Relation = "without page_number: as many as total_count, and more than a page";

/** What relations state. The others are reported: a failure, for example, can have any reason. */
const facts: Readonly<Partial<Record<string, string>>> = {
  [allPages]: "Without it, all results arrive",
  "without page_number: one of several pages": "Without it, one of several pages arrives",
  "past the end: empty": "A page past the end is empty, with the status of a success",
  "past the end: items": "A page past the end has items, with the status of a success",
  "total_count: of all pages": "It counts the entries on all pages",
} satisfies Partial<Record<Relation, string>>;

const wantedOf: Readonly<Record<string, string>> = {
  "without page_number": "without page_number, in a list of more than one page",
  "past the end": "with a page_number past the end",
  total_count: "with the last of several pages",
};

/** For each list by itself, because no list says anything of another. */
export function pages({ carrier, operations, relation: topic, bundle, observations }: Case): Kind {
  const questions = operations.map((operation) => {
    const all = observations.of(operation, "pages");
    const hasTotal = all.some(({ what }) => what === "total_count: of all pages");
    const answers = answersBy(all, ({ what }) => {
      if (!what.startsWith(`${topic}: `)) return undefined;
      // Where total_count is known to count all pages, it shows that all of them arrived.
      const shown = what === asManyAsTotal && hasTotal ? allPages : what;
      const words = shown.slice(topic.length + 2);
      return facts[shown] === undefined ? note(words) : fact(words);
    });
    // A failure of a page below something with an id can be that of the id.
    const failures = all.filter(
      ({ what, status }) => what === "later page: failed" && isRefusal(status) && !operation.includes("{"),
    );
    if (topic === "past the end" && failures.length > 0) {
      const role = answers.length > 0 ? "against" : "note";
      answers.push({ what: "a failure of a later page", role, shownBy: failures });
    }
    const about = bundle.ids.get(operation) ?? operation;
    return { about, operations: [operation], answers, wanted: wantedOf[topic] ?? "with success" };
  });
  return {
    questions,
    changes(found) {
      const stated = Object.entries(found).map(([list, [what]]) => ({
        list,
        text: facts[`${topic}: ${what}`] ?? "",
      }));
      const sentences = [...grouped(stated, ({ text }) => text)].map(([text, all], _, { length }) =>
        length === 1 ? `${text}.` : `${text} (${all.map(({ list }) => list).join(", ")}).`,
      );
      return [{ pointer: carrier.pointer, sentence: sentences.join(" ") }];
    },
  };
}
