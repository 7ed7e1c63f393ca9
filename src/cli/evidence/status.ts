// The status of an answer, and whether a method succeeds.
import { pointerFrom } from "../../document/json-pointer.js";
import type { Response } from "../codegen/openapi.js";
import type { Change } from "./changes.js";
import { isSuccess } from "./occurrences.js";
import { against, answersBy, type Case, fact, type Kind } from "./question.js";

/** The status of a success, or with a place that of the failure whose text the document lists there. */
export function statuses(given: Case): Kind {
  const { places, operations, observations } = given;
  const [place] = places;
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
    questions: [{ operations, wanted, answers: answersBy(seen, ({ status }) => fact(status)) }],
    changes: (facts) => statusChanges(given, facts[""]?.[0] ?? "", place !== undefined),
  };
}

/** What documents the status: in place of a range, or beside what is documented under default. */
function statusChanges(
  { id, carrier, operations: [operation = ""] }: Case,
  status: string,
  isFailure: boolean,
): Change[] {
  const {
    "x-not-shown": marks = [],
    description,
    ...response
  } = carrier.schema as Response & { description: string };
  // Other gaps of a range are marked on the status that replaces it. Those of a default stay there.
  const others = isFailure ? [] : marks.filter((one) => one.id !== id);
  const { schema, ...media } = (response.content?.["application/json"] ?? {}) as {
    schema?: { anyOf?: object[] };
  };
  // Of a failure's forms, the first is the one whose text is listed. Other facts may contradict the examples of a success.
  const content = isFailure ? { ...media, schema: schema?.anyOf?.[0] ?? schema } : { schema };
  const stated: object = {
    ...{ ...response, description: description || "What the service answers." },
    ...(others.length > 0 && { "x-not-shown": others }),
    ...(isFailure && { "x-closes": [id] }),
    ...(schema && { content: { "application/json": content } }),
  };
  const [method = "", path = ""] = operation.split(" ");
  const responses = pointerFrom("#", "paths", path, method.toLowerCase(), "responses");
  const added: Change = { pointer: responses, update: { [status]: stated } };
  return isFailure ? [added] : [added, { pointer: carrier.pointer, remove: true }];
}

/** Whether an operation succeeds with the method that the document has for it. */
export function success({ carrier, operations, observations }: Case): Kind {
  const [method = ""] = operations.map((name) => name.split(" ")[0]);
  const seen = operations.flatMap((name) => observations.of(name, "call"));
  const answers = answersBy(seen, ({ status }) => {
    if (isSuccess(status)) return fact(`${method} succeeds`);
    return status === "405" ? against(`${method} is not allowed`) : undefined;
  });
  return {
    questions: [{ operations, answers, wanted: "with success" }],
    changes: () => [{ pointer: carrier.pointer, sentence: `It succeeds with ${method}.` }],
  };
}
