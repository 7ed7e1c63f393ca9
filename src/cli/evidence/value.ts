// The JSON types of a value, and which form of an answer arrives.
import { pointerFrom } from "../../document/json-pointer.js";
import { resolve, type Schema } from "../codegen/openapi.js";
import type { Change } from "./changes.js";
import { type SchemaAt, schemaAt } from "./occurrences.js";
import {
  type Answer,
  answersBy,
  type Case,
  isSuccess,
  type Kind,
  operationsOf,
  seenAt,
  valueForms,
} from "./question.js";

/** The types of a value: in a response all that were seen, in a request those that a success shows to be accepted. */
export function types(given: Case, carrier: SchemaAt, coveredBy: string | undefined): Kind {
  const { gap, document, observations, occurrences } = given;
  const [below = ""] = gap.gap.settledBy?.places ?? [];
  const pointer = (below && schemaAt(document, carrier, below)?.pointer) || carrier.pointer;
  const at = (occurrences.get(carrier.pointer) ?? []).map((one) => ({
    ...one,
    seen: seenAt(observations, one, below),
  }));
  const isRequest = at.some(({ side }) => side === "request");
  const seen = at.flatMap((one) =>
    one.seen.filter(({ status }) =>
      isRequest ? isSuccess(status) : !saysWhatIsListed(given, one.operation, status),
    ),
  );
  const answers = answersBy(seen, ({ what }) => {
    if (what === "no-json") return { what: "no JSON, as a gateway answers,", role: "note" };
    const type = valueForms[what]?.type;
    if (type === undefined) return undefined;
    const isUnset = what === "null" || what === "empty-string";
    if (isUnset && coveredBy) return { what: `${what} (see ${coveredBy})`, role: "note" };
    return { what: type, role: "fact" };
  });
  // What is null each time was never set, and has no type yet.
  const isSet = answers.some(({ what, role }) => role === "fact" && what !== "null");
  return {
    questions: [
      {
        about: "",
        operations: operationsOf(at),
        answers: isSet ? answers : answers.map((one) => ({ ...one, role: "note" })),
        isUnion: true,
        wanted: isRequest ? "with a value, with success" : isFailure(at) ? "that fails" : "with a value",
      },
    ],
    // As long as it is open whether null is one, the types that are allowed cannot be listed.
    needs: isRequest ? coveredBy : undefined,
    changes(facts): Change[] {
      const found = facts.get("") ?? [];
      if (!isRequest) return [{ pointer, types: found }];
      const subject = below === "" ? "" : " as a value";
      const sentence = `Accepted${subject}: ${found.join(", ")}.`;
      // What is accepted narrows nothing: every type stays allowed.
      const isAny = below === "" && carrier.schema.type === undefined;
      return [{ pointer: carrier.pointer, sentence }, ...(isAny ? [{ pointer, types: everyType }] : [])];
    },
  };
}

const everyType = ["string", "number", "boolean", "array", "object", "null"];

const isFailure = (at: readonly { status: string }[]) => at.every(({ status }) => status === "default");

/** Whether an answer says what the document lists for one case: it says nothing of the others. */
function saysWhatIsListed({ observations }: Case, operation: string, status: string): boolean {
  if (isSuccess(status)) return false;
  return observations.of(operation, "response").some((one) => one.status === status && one.what === "listed");
}

/** Which of the forms of an answer arrives, told apart by a required property that the others lack. */
export function forms({ document, observations, occurrences }: Case, carrier: SchemaAt): Kind {
  const list = (carrier.schema.anyOf ?? []).map((form) => ({ form, node: resolve(document, form) }));
  const at = (occurrences.get(carrier.pointer) ?? []).filter(({ place }) => place === "");
  const keyOf = ({ required = [] }: Schema) =>
    required.find((key) =>
      list.every(({ node }) => node.required === required || !(key in (node.properties ?? {}))),
    );
  const answers = list.flatMap(({ node }): Answer[] => {
    const key = keyOf(node) ?? "";
    const own = at.flatMap((one) => seenAt(observations, one, key)).filter(({ what }) => valueForms[what]);
    if (own.length === 0) return [];
    const lacking = (node.required ?? []).flatMap((one) =>
      at.flatMap((place) => seenAt(observations, place, one)).filter(({ what }) => what === "absent"),
    );
    return [
      { what: `with ${key}`, role: "fact", shownBy: own },
      ...(lacking.length > 0
        ? [{ what: `not as with ${key}`, role: "against" as const, shownBy: lacking }]
        : []),
    ];
  });
  return {
    questions: [
      { about: "", operations: at.map(({ operation }) => operation), answers, wanted: "with success" },
    ],
    changes(facts): Change[] {
      const [fact] = facts.get("") ?? [];
      const {
        title: _,
        description: __,
        ...form
      } = (list.find(({ node }) => `with ${keyOf(node)}` === fact)?.form ?? {}) as Schema & {
        title?: string;
      };
      return [
        { pointer: pointerFrom(carrier.pointer, "anyOf"), remove: true },
        { pointer: carrier.pointer, update: form },
      ];
    },
  };
}
