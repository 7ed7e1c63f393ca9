// The JSON types of a value, and which form of an answer arrives.
import { pointerFrom } from "../../document/json-pointer.js";
import { resolve, type Schema } from "../codegen/openapi.js";
import { schemaAt } from "../codegen/schemas.js";
import type { Change } from "./changes.js";
import { isSuccess } from "./occurrences.js";
import {
  against,
  answersBy,
  type Case,
  fact,
  type Kind,
  note,
  operationsOf,
  valueForms,
} from "./question.js";

/** The types of a value: in a response all that were seen, in a request those that a success shows to be accepted. */
export function types(given: Case): Kind {
  const { places, carrier, bundle, observations } = given;
  const [below = ""] = places;
  const pointer = (below && schemaAt(bundle.document, carrier, below)?.pointer) || carrier.pointer;
  const at = bundle.occurrences.get(carrier.pointer) ?? [];
  const isRequest = at.some(({ side }) => side === "request");
  const isFailure = at.every(({ status }) => status === "default");
  const coveredBy = bundle.unset.get(carrier.pointer);
  const seen = at
    .flatMap((one) => observations.at(one, below))
    .filter(({ operation, status }) =>
      isRequest ? isSuccess(status) : !saysWhatIsListed(given, operation, status),
    );
  const answers = answersBy(seen, ({ what }) => {
    if (what === "no-json") return note("no JSON, as a gateway answers,");
    const type = valueForms[what]?.type;
    const isUnset = what === "null" || what === "empty-string";
    if (type === undefined) return undefined;
    return isUnset && coveredBy ? note(`${what} (see ${coveredBy})`) : fact(type);
  });
  // What is null each time was never set, and has no type yet.
  const isSet = answers.some(({ what, role }) => role === "fact" && what !== "null");
  return {
    questions: [
      {
        operations: operationsOf(at),
        answers: isSet ? answers : answers.map((one) => ({ ...one, role: "note" })),
        isUnion: true,
        wanted: isRequest ? "with a value, with success" : isFailure ? "that fails" : "with a value",
      },
    ],
    // As long as it is open whether null is one, the types that are allowed cannot be listed.
    needs: isRequest ? coveredBy : undefined,
    changes({ "": found = [] }): Change[] {
      if (!isRequest) return [{ pointer, types: found }];
      const sentence = `Accepted${below === "" ? "" : " as a value"}: ${found.join(", ")}.`;
      // What is accepted narrows nothing: every type stays allowed.
      const isAny = below === "" && carrier.schema.type === undefined;
      return [{ pointer: carrier.pointer, sentence }, ...(isAny ? [{ pointer, types: everyType }] : [])];
    },
  };
}

const everyType = ["string", "number", "boolean", "array", "object", "null"];

/** Whether an answer says what the document lists for one case: it says nothing of the others. */
function saysWhatIsListed({ observations }: Case, operation: string, status: string): boolean {
  if (isSuccess(status)) return false;
  return observations.of(operation, "response").some((one) => one.status === status && one.what === "listed");
}

/** Which of the forms of an answer arrives, told apart by a required property that the others lack. */
export function forms({ carrier, bundle, observations }: Case): Kind {
  const list = (carrier.schema.anyOf ?? []).map((form) => ({ form, node: resolve(bundle.document, form) }));
  const at = (bundle.occurrences.get(carrier.pointer) ?? []).filter(({ place }) => place === "");
  const seenAt = (key: string) => at.flatMap((one) => observations.at(one, key));
  const named = list.map(({ form, node }) => {
    const { required = [] } = node;
    const others = list.filter((one) => one.node !== node);
    const key = required.find((one) => others.every((other) => !(one in (other.node.properties ?? {}))));
    return { form, required, key: key ?? "" };
  });
  const answers = named.flatMap(({ key, required }) => {
    const own = seenAt(key).filter(({ what }) => valueForms[what]);
    const lacking = required.flatMap(seenAt).filter(({ what }) => what === "absent");
    return [
      ...(own.length > 0 ? [{ ...fact(`with ${key}`), shownBy: own }] : []),
      ...(own.length > 0 && lacking.length > 0
        ? [{ ...against(`not as with ${key}`), shownBy: lacking }]
        : []),
    ];
  });
  return {
    questions: [{ operations: operationsOf(at), answers, wanted: "with success" }],
    changes(facts) {
      const arrived = named.find(({ key }) => `with ${key}` === facts[""]?.[0])?.form;
      const { title: _, description: __, ...form } = (arrived ?? {}) as Schema;
      return [
        { pointer: pointerFrom(carrier.pointer, "anyOf"), remove: true },
        { pointer: carrier.pointer, update: form },
      ];
    },
  };
}
