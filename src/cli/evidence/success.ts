// Whether a call succeeds as the document describes it.
import { answersOf, counted, isSuccess, workspacesOf } from "./seen.js";
import { type Case, type Finding, stateOf, withSentence } from "./verdict.js";

/** What the successes of an operation say of its method, which 405 speaks against. */
export function findSuccess({ gap, evidence, min }: Case): Finding {
  const [carrier] = gap.carriers;
  const [operation] = gap.operations;
  const [method = ""] = operation?.name.split(" ") ?? [];
  const answers = answersOf(evidence, operation?.name ?? "");
  const texts = (what: string, some: typeof answers) =>
    some.length === 0
      ? []
      : [`${what} ${counted(total(some), "time")} in ${counted(workspacesOf(some), "workspace")}`];
  const succeeded = answers.filter(({ status }) => isSuccess(status));
  const refused = answers.filter(({ status }) => status === "405");
  const seen = [...texts(`${method} succeeds`, succeeded), ...texts("405", refused)];
  const against = refused.length > 0 ? seen : [];
  const exchanges = total(succeeded);
  const description = withSentence(carrier?.node.description, `The method is ${method}.`);
  return {
    state: stateOf(exchanges, against, carrier !== undefined, min),
    seen: seen.join(", "),
    exchanges,
    workspaces: workspacesOf(succeeded),
    against,
    actions: carrier ? [{ pointer: carrier.location.pointer, update: { description } }] : [],
  };
}

const total = (some: readonly { answer: { exchanges: number } }[]) =>
  some.reduce((sum, { answer }) => sum + answer.exchanges, 0);
