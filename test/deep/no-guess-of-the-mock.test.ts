import fc from "fast-check";
import { expect, test } from "vitest";
import type { Assumptions, UnsetValue } from "../../src/desk/testing.js";
import { assume } from "../../src/desk/workspace/assume.js";
import { Memory } from "../../src/desk/workspace/memory.js";
import { routes } from "../../src/desk/workspace/respond.js";
import { settlements } from "../../src/desk/workspace/settlements.js";
import { packagedDocuments, supportDesk } from "../../src/desk/workspace/support-desk.js";
import { readContract } from "../../src/mock/contract.js";
import { findRoute, nameOf } from "../../src/mock/operations.js";
import { askPrism, loadPrism } from "../../src/mock/prism.js";
import { type RandomCall, randomCall } from "../support/random-calls.js";
import { responseFacts, unstated } from "../support/response-facts.js";

const runs = 10_000;

type Gap = keyof typeof settlements;

const assumptions: fc.Arbitrary<Assumptions> = fc.record(
  Object.fromEntries(
    Object.entries(settlements).map(([gap, { plausible }]) => [gap, fc.constantFrom<unknown>(...plausible)]),
  ),
  { requiredKeys: [] },
);

const parts = loadPrism();
const contract = await readContract(parts, await packagedDocuments(), supportDesk);
const operations = contract.operations.map((one) => supportDesk.operationFor(one, {}));
const facts = await responseFacts();
const memory = await Memory.create("examples", {}, contract);

test(`no answer of ${runs} runs states what neither facts.md nor an assumption does`, async () => {
  const seen: Record<Kind, string[]> = { stated: [], assumed: [], question: [], refusal: [] };
  const steps = fc.array(fc.tuple(randomCall(operations), assumptions), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(steps, async (calls) => {
      memory.reset();
      for (const [call, assumed] of calls) {
        const found = findRoute(operations, call.method, call.url.path).operation;
        if (found === undefined) throw new Error(`There is no operation for ${call.url.path}.`);
        seen[await check(nameOf(found), call, assumed)].push(nameOf(found));
      }
    }),
    { numRuns: runs, seed: 17 },
  );
  // Each kind of answer was really there, and a success of each operation.
  for (const { length } of Object.values(seen)) expect(length).toBeGreaterThan(runs / 20);
  expect(new Set(seen.stated)).toEqual(new Set(Object.keys(routes)));
});

type Kind = "stated" | "assumed" | "question" | "refusal";

/** Checks the answer to a call, and returns its kind. */
async function check(operation: string, call: RandomCall, assumed: Assumptions): Promise<Kind> {
  const headers = {
    "x-api-key": "key",
    accept: "application/json",
    "content-type": "application/json",
    "mock-assume": assume(assumed)["Mock-Assume"],
  };
  const before = JSON.stringify(memory.workspace.state);
  const request = { ...call, headers };
  const result = await memory.respond(parts, request, operations);
  if (result._tag === "Left") throw result.left;
  const { output, validations } = result.right;
  const { statusCode: status } = output;
  const answer: unknown = output.body === undefined ? undefined : JSON.parse(JSON.stringify(output.body));
  const isSuccess = validations.input.length === 0 && status < 300;
  if (!isSuccess) expect(JSON.stringify(memory.workspace.state)).toBe(before);
  if (validations.input.length > 0) {
    // Prism's own refusal, as without memory.
    const same = await askPrism(parts, request, operations);
    expect(same).toMatchObject({ right: { output: { statusCode: status } } });
    return "refusal";
  }
  expect(validations.output).toEqual([]);
  if (status === 501) {
    const gap = output.headers?.["sl-not-shown"] as Gap;
    expect(routes[operation]?.gaps).toContain(gap);
    expect(assumed[gap]).toBeUndefined();
    expect(answer).toMatchObject({ gap, error: expect.stringMatching(/^The mock would guess ".{1,277}$/) });
    return "question";
  }
  const allowed = assumedFor(operation, assumed);
  if (!isSuccess) {
    expect(allowed.failures).toContainEqual({ status, body: answer });
    return "assumed";
  }
  const places = facts.get(operation) ?? new Map();
  const known = places.has(`${status}`) || operation.startsWith("DELETE") ? `${status}` : "2XX";
  if (known === "2XX") expect(allowed.successes).toContain(status);
  if (operation.startsWith("DELETE")) expect([status, answer]).toEqual([204, undefined]);
  else expect(unstated(answer, known, places).filter((one) => !allowed.isUnset(one))).toEqual([]);
  return "stated";
}

/** The answers of an operation that the assumptions in force allow. */
function assumedFor(operation: string, assumed: Assumptions) {
  const gaps = (routes[operation]?.gaps ?? []) as Gap[];
  const answers = gaps.map((gap) => [gap, assumed[gap]] as const);
  const failures = answers.flatMap(([gap, answer]) => {
    if (gap === "team-members.remove.last-admin-status" && typeof answer === "number") {
      return [{ status: answer, body: { error: "Cannot remove the last admin of the workspace" } }];
    }
    const isFailure = typeof answer === "object" && answer !== null && "status" in answer && "body" in answer;
    return isFailure ? [answer as { status: number; body: unknown }] : [];
  });
  const successes = answers.flatMap(([gap, answer]) => (gap.endsWith("success-status") ? [answer] : []));
  const unset = new Set(
    answers.flatMap(([gap, answer]) =>
      gap.endsWith("unset-values") ? [answer as UnsetValue | undefined] : [],
    ),
  );
  return {
    failures,
    successes,
    /** Whether a mismatch is a value that nobody set, and that is assumed to be shown so. */
    isUnset: (mismatch: string) =>
      (unset.has("null") && mismatch.endsWith(" is null")) ||
      (unset.has("empty") && mismatch.endsWith(" is ")),
  };
}
