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

const wrong = (exchanges: number, wrongRequests = exchanges): AnswerEvidence => ({
  exchanges,
  wrongRequests,
});

test("wrong requests that are refused with one status settle what a failure of validation has", () => {
  const verdict = verdictOn("errors.validation", {
    "POST /tickets": { 422: { ...wrong(30), response: { "": { exchanges: 30, string: 30 } } } },
    "GET /forms": { 503: { exchanges: 9 } },
  });
  expect(verdict).toMatchObject({ state: "settled", seen: "422 30 times in 1 workspace", against: [] });
  expect(verdict?.actions.at(-1)).toMatchObject({
    pointer: "#/paths/~1tickets/post/responses",
    update: { 422: { content: { "application/json": { schema: { type: "string" } } } } },
  });
});

test("wrong requests that succeed, or are refused with two statuses, speak against it", () => {
  const accepted = { "POST /tickets": { 201: wrong(40, 2), 422: wrong(30) } };
  expect(verdictOn("errors.validation", accepted)).toMatchObject({
    state: "disagrees",
    against: ["422 30 times in 1 workspace", "a success 2 times in 1 workspace"],
    actions: [],
  });
  const two = { "POST /tickets": { 400: wrong(30) }, "POST /team-members": { 422: wrong(30) } };
  expect(verdictOn("errors.validation", two)?.state).toBe("disagrees");
});

test("a refusal says nothing of validation where the request was right, or its path has an id", () => {
  const verdict = verdictOn("errors.validation", {
    "POST /tickets": { 422: { exchanges: 90 }, 401: wrong(90) },
    "POST /tickets/{ticket_id}/drafts": { 404: wrong(90) },
  });
  expect(verdict).toMatchObject({ state: "open", exchanges: 0 });
});

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
