// The status of an answer: of a success, or of the failure whose message the document names.

import { pointerFrom } from "../../document/json-pointer.js";
import type { Response } from "../codegen/document.js";
import { withoutNotes } from "../codegen/gaps.js";
import { answersOf, counted, isSuccess, type SeenAnswer, workspacesOf } from "./seen.js";
import { type Action, type Case, type Finding, stateOf } from "./verdict.js";

/** What the statuses of an operation say of a response that carries a gap. */
export function findStatus(given: Case): Finding {
  const { gap, evidence } = given;
  const [carrier] = gap.carriers;
  const [place] = gap.gap.settledBy?.places ?? [];
  const seen = gap.operations
    .flatMap(({ name }) => answersOf(evidence, name))
    .flatMap((one) => {
      const words = place === undefined ? undefined : one.answer.response?.[`/${place}`]?.words;
      const said = Object.values(words ?? {}).reduce((sum, count) => sum + count, 0);
      const count = place === undefined ? one.answer.exchanges : said;
      const isMeant = place === undefined ? isSuccess(one.status) : said > 0 && one.status !== "401";
      return isMeant && one.status !== "other" ? [{ ...one, count }] : [];
    });
  const statuses = [...new Set(seen.map(({ status }) => status))].sort();
  const texts = statuses.map((status) => {
    const some = seen.filter((one) => one.status === status);
    return `${status} ${counted(total(some), "time")} in ${counted(workspacesOf(some), "workspace")}`;
  });
  const [status = ""] = statuses;
  const against = statuses.length > 1 ? texts : [];
  const exchanges = total(seen);
  return {
    state: stateOf(exchanges, against, statuses.length === 1 && carrier !== undefined, given.min),
    seen: texts.join(", "),
    exchanges,
    workspaces: workspacesOf(seen),
    against,
    actions: statuses.length === 1 ? actionsFor(given, status, place !== undefined) : [],
  };
}

const total = (seen: readonly (SeenAnswer & { count: number })[]) =>
  seen.reduce((sum, { count }) => sum + count, 0);

/** The actions that document the status: in place of a range, or beside what is documented under default. */
function actionsFor({ gap, document }: Case, status: string, isFailure: boolean): Action[] {
  const [carrier] = gap.carriers;
  const [operation] = gap.operations;
  if (carrier === undefined || operation === undefined) return [];
  const { "x-not-shown": _, ...response } = carrier.node as Response & { description: string };
  const stated: object = {
    ...response,
    description: withoutNotes(response.description) || "What the service answers.",
    content: isFailure ? knownForm(response) : withoutExamples(response),
    ...(isFailure && { "x-closes": [gap.gap.id] }),
  };
  const responses = pointerFrom(operation.location.pointer, "responses");
  const added: Action = { pointer: responses, update: { [status]: stated } };
  // The range goes with the mark that it carries.
  return isFailure || document.paths === undefined
    ? [added]
    : [added, { pointer: carrier.location.pointer, remove: true }];
}

/** Of a failure's forms, the one whose message was recognised: the first. */
function knownForm(response: Response): object {
  const media = response.content?.["application/json"] as {
    schema?: { anyOf?: object[] };
    examples?: object;
  };
  const [form = {}] = media?.schema?.anyOf ?? [];
  return { "application/json": { ...media, schema: form } };
}

/** The body of a success. Other facts may contradict its examples. */
function withoutExamples({ content }: Response): object {
  return { "application/json": { schema: content?.["application/json"]?.schema } };
}
