// The status and the body of the answers to requests that are not as the document says.
import { pointerFrom } from "../codegen/json-pointer.js";
import { answersOf, counted, isRefusal, isSuccess, placesOf, typesOf, workspacesOf } from "./seen.js";
import { membersOf } from "./type.js";
import { type Action, type Case, type Finding, stateOf, withSentence } from "./verdict.js";

const success = "a success";

/** What the answers to wrong requests say of the failure of validation. */
export function findRefusal(given: Case): Finding {
  const seen = given.gap.operations
    // Where the path has an id, a refusal may be about that.
    .filter(({ name }) => !name.includes("{"))
    .flatMap((operation) => answersOf(given.evidence, operation.name).map((one) => ({ ...one, operation })))
    .filter(({ status }) => isRefusal(status) || isSuccess(status))
    .map((one) => ({
      ...one,
      outcome: isSuccess(one.status) ? success : one.status,
      count: one.answer.wrongRequests ?? 0,
    }))
    .filter(({ count }) => count > 0);
  const outcomes = [...new Set(seen.map(({ outcome }) => outcome))].sort();
  const texts = outcomes.map((outcome) => {
    const some = seen.filter((one) => one.outcome === outcome);
    return `${outcome} ${counted(total(some), "time")} in ${counted(workspacesOf(some), "workspace")}`;
  });
  const against = texts.length > 1 ? texts : [];
  const [status = success] = outcomes;
  const hasFact = outcomes.length === 1 && status !== success;
  return {
    state: stateOf(total(seen), against, hasFact, given.min),
    seen: texts.join(", "),
    exchanges: total(seen),
    workspaces: workspacesOf(seen),
    against,
    actions: hasFact ? actionsFor(given, status, new Set(seen.map(({ operation }) => operation))) : [],
  };
}

const total = (some: readonly { count: number }[]) => some.reduce((sum, { count }) => sum + count, 0);

/** The actions that document the status: in words for all operations, and as a response of those that had it. */
function actionsFor(given: Case, status: string, operations: ReadonlySet<Operation>): Action[] {
  const [carrier] = given.gap.carriers;
  if (carrier === undefined) return [];
  const fact = `A request that fails validation is refused with ${status}.`;
  const description = withSentence(carrier.node.description, fact);
  return [
    { pointer: carrier.location.pointer, update: { description } },
    ...[...operations].map(({ name, location }): Action => {
      const response = {
        description: "The request fails validation.",
        "x-closes": [given.gap.gap.id],
        content: { "application/json": { schema: bodyOf(given, name, status) ?? anyBody } },
      };
      return { pointer: pointerFrom(location.pointer, "responses"), update: { [status]: response } };
    }),
  ];
}

const anyBody = { $ref: "#/components/schemas/AnyJson" };

type Operation = Case["gap"]["operations"][number];

/** The schema of the bodies that came with a status; undefined where they have no type in common. */
function bodyOf({ evidence }: Case, operation: string, status: string): object | undefined {
  const seen = placesOf(evidence, { operation, side: "response", status, place: "" }, "");
  const types = [...new Set(seen.flatMap((one) => typesOf(one.seen).map(([type]) => type)))];
  const [type] = types;
  if (types.length !== 1) return undefined;
  return { description: "What went wrong.", type, ...(type === "object" && membersOf(seen)) };
}
