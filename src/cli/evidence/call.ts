// What whole calls show: the status of an answer, whether a method succeeds, and how pages relate.
import { pointerFrom } from "../../document/json-pointer.js";
import { type Relation, relations } from "../../observe/pages.js";
import type { Response } from "../codegen/openapi.js";
import { grouped } from "./amount.js";
import type { Change } from "./changes.js";
import { type Answer, answersBy, type Case, isRefusal, isSuccess, type Kind } from "./question.js";

/** The status of a success, or with a place that of the failure whose text the document lists there. */
export function statuses(given: Case): Kind {
  const { gap, observations } = given;
  const [place] = gap.gap.settledBy?.places ?? [];
  const operations = gap.operations.map(({ name }) => name);
  const seen = operations.flatMap((name) =>
    place === undefined
      ? observations.of(name, "call").filter(({ status }) => isSuccess(status))
      : observations
          .of(name, "response", `/${place}`)
          .filter(
            ({ status, what }) => what === "listed" && !isSuccess(status) && !/^(401|other)$/.test(status),
          ),
  );
  const wanted = place === undefined ? "with success" : "with the failure that the document describes";
  return {
    questions: [
      {
        about: "",
        operations,
        wanted,
        answers: answersBy(seen, ({ status }) => ({ what: status, role: "fact" })),
      },
    ],
    changes: (facts) => statusChanges(given, facts.get("")?.[0] ?? "", place !== undefined),
  };
}

/** What documents the status: in place of a range, or beside what is documented under default. */
function statusChanges({ gap }: Case, status: string, isFailure: boolean): Change[] {
  const [carrier] = gap.carriers;
  const [operation] = gap.operations;
  if (carrier === undefined || operation === undefined) return [];
  const {
    "x-not-shown": marks = [],
    description,
    ...response
  } = carrier.node as Response & { description: string };
  // Other gaps of a range are marked on the status that replaces it. Those of a default stay there.
  const others = isFailure ? [] : marks.filter(({ id }) => id !== gap.gap.id);
  const { schema, ...media } = (response.content?.["application/json"] ?? {}) as {
    schema?: { anyOf?: object[] };
  };
  // Of a failure's forms, the first is the one whose text is listed. Other facts may contradict the examples of a success.
  const content = isFailure ? { ...media, schema: schema?.anyOf?.[0] ?? schema } : { schema };
  const stated: object = {
    ...{ ...response, description: description || "What the service answers." },
    ...(others.length > 0 && { "x-not-shown": others }),
    ...(isFailure && { "x-closes": [gap.gap.id] }),
    ...(schema && { content: { "application/json": content } }),
  };
  const added: Change = {
    pointer: pointerFrom(operation.location.pointer, "responses"),
    update: { [status]: stated },
  };
  return isFailure ? [added] : [added, { pointer: carrier.location.pointer, remove: true }];
}

/** Whether an operation succeeds with the method that the document has for it. */
export function success({ gap, observations }: Case): Kind {
  const operations = gap.operations.map(({ name }) => name);
  const method = operations[0]?.split(" ")[0] ?? "";
  const seen = operations.flatMap((name) => observations.of(name, "call"));
  const answers = answersBy(seen, ({ status }) => {
    if (isSuccess(status)) return { what: `${method} succeeds`, role: "fact" };
    return status === "405" ? { what: `${method} is not allowed`, role: "against" } : undefined;
  });
  const sentence = `It succeeds with ${method}.`;
  return {
    questions: [{ about: "", operations, answers, wanted: "with success" }],
    changes: () => gap.carriers.map(({ location }) => ({ pointer: location.pointer, sentence })),
  };
}

const allPages: Relation = "without page_number: all of several pages";
const asManyAsTotal: Relation = "without page_number: as many as total_count, and more than a page";

/** What relations state. The others are reported: a failure, for example, can have any reason. */
const facts: Readonly<Partial<Record<Relation, string>>> = {
  [allPages]: "Without it, all results arrive",
  "without page_number: one of several pages": "Without it, one of several pages arrives",
  "past the end: empty": "A page past the end is empty, with the status of a success",
  "past the end: items": "A page past the end has items, with the status of a success",
  "total_count: of all pages": "It counts the entries on all pages",
};

const wantedOf: Readonly<Record<string, string>> = {
  "without page_number": "without page_number, in a list of more than one page",
  "past the end": "with a page_number past the end",
  total_count: "with the last of several pages",
};

/** How the numbers of pages relate: for each list by itself, because no list says anything of another. */
export function pages({ gap, observations }: Case, nameOf: (operation: string) => string): Kind {
  const topic = gap.gap.settledBy?.relation ?? "";
  const own = relations.filter((one) => one.startsWith(`${topic}: `));
  const lists = gap.operations.map(({ name: operation }) => {
    const all = observations.of(operation, "pages");
    // A failure of a page below something with an id can be that of the id.
    const failures = all.filter(
      ({ what, status }) => what === "later page: failed" && isRefusal(status) && !operation.includes("{"),
    );
    const hasTotal = all.some(({ what }) => what === "total_count: of all pages");
    const answers: Answer[] = answersBy(all, ({ what }) => {
      const relation = own.find((one) => one === what);
      if (relation === undefined) return undefined;
      // Where total_count is known to count all pages, it shows that all of them arrived.
      if (what === asManyAsTotal && hasTotal) return { what: allPages.slice(topic.length + 2), role: "fact" };
      return { what: what.slice(topic.length + 2), role: facts[relation] === undefined ? "note" : "fact" };
    });
    if (topic === "past the end" && failures.length > 0) {
      const role = answers.length > 0 ? "against" : "note";
      answers.push({ what: "a failure of a later page", role, shownBy: failures });
    }
    return { operation, answers };
  });
  return {
    questions: lists.map(({ operation, answers }) => ({
      ...{ about: nameOf(operation), operations: [operation], answers },
      wanted: wantedOf[topic] ?? "with success",
    })),
    changes(found): Change[] {
      const stated = [...found].map(([list, [what = ""]]) => {
        return { list, text: facts[`${topic}: ${what}` as Relation] ?? what };
      });
      const sentences = [...grouped(stated, ({ text }) => text)].map(([text, all], _, { length }) =>
        length === 1 ? `${text}.` : `${text} (${all.map(({ list }) => list).join(", ")}).`,
      );
      const sentence = sentences.join(" ");
      return gap.carriers.map(({ location }) => ({ pointer: location.pointer, sentence }));
    },
  };
}
