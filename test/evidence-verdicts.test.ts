import { expect, test } from "vitest";
import { verdictsOf } from "../src/cli/evidence/verdicts.js";
import type { AnswerEvidence } from "../src/observe/index.js";
import { knowledge } from "./support/evidence-files.js";

/** What is said of a gap by answers of operations, by status. */
function verdictOn(id: string, answers: Record<string, Record<string, AnswerEvidence>>) {
  const evidence = Object.entries(answers).map(([operation, answers]) => ({
    ...{ evidence: 1 as const, workspace: "w", operation, answers },
  }));
  const verdicts = knowledge.bundles.flatMap((bundle) => verdictsOf(bundle, evidence, 30));
  return verdicts.find((one) => one.id === id);
}

test("the older update has the method with which it succeeds, unless a 405 speaks against it", () => {
  const update = "PATCH /team_members/{team_member_id}";
  const id = "v1.team-members.update.method";
  expect(verdictOn(id, { [update]: { 200: { exchanges: 30 } } })).toMatchObject({
    state: "settled",
    seen: "PATCH succeeds 30 times in 1 workspace",
  });
  const both = { [update]: { 200: { exchanges: 30 }, 405: { exchanges: 1 } } };
  expect(verdictOn(id, both)?.state).toBe("disagrees");
  expect(verdictOn(id, { [update]: { 200: { exchanges: 29 } } })?.state).toBe("open");
});
