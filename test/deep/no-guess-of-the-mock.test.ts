import fc from "fast-check";
import { expect, test } from "vitest";
import { packagedDocuments, readContract } from "../../src/testing/contract.js";
import type { Assumptions, UnsetValue } from "../../src/testing/index.js";
import { askPrism, loadPrism } from "../../src/testing/prism.js";
import { assume } from "../../src/testing/stateful/assume.js";
import { Memory } from "../../src/testing/stateful/memory.js";
import { routes } from "../../src/testing/stateful/routes.js";
import { settlements } from "../../src/testing/stateful/settlements.js";
import { type Step, step } from "../support/random-calls.js";
import { responseFacts, unstated } from "../support/response-facts.js";

const runs = 10_000;

type Gap = keyof typeof settlements;

const assumptions: fc.Arbitrary<Assumptions> = fc.record(
  Object.fromEntries(
    Object.entries(settlements).map(([gap, { plausible }]) => [gap, fc.constantFrom<unknown>(...plausible)]),
  ),
  { requiredKeys: [] },
);

test(`no answer of ${runs} runs states what neither facts.md nor an assumption does`, async () => {
  const parts = loadPrism();
  const contract = await readContract(parts, await packagedDocuments());
  const { operations } = contract;
  const facts = await responseFacts();
  const memory = await Memory.create("examples", {}, contract);
  const seen = { stated: 0, assumed: 0, questions: 0, refusals: 0 };

  async function check({ method, path, query = {}, body }: Step, assumed: Assumptions): Promise<void> {
    const headers = {
      "x-api-key": "key",
      accept: "application/json",
      "content-type": "application/json",
      ...lowered(assume(assumed)),
    };
    const before = JSON.stringify(memory.workspace.state);
    const request = { method, url: { path, query }, headers, body: body ?? null };
    const result = await memory.respond(parts, request, operations);
    if (result._tag === "Left") throw result.left;
    const { output, validations } = result.right;
    const { statusCode: status, headers: sent } = output;
    const answer: unknown = output.body === undefined ? undefined : JSON.parse(JSON.stringify(output.body));
    const operation = templateOf(method, path);
    if (validations.input.length > 0) {
      // Prism's own refusal, as without memory.
      const same = await askPrism(parts, request, operations);
      expect(same).toMatchObject({ right: { output: { statusCode: status } } });
      expect(JSON.stringify(memory.workspace.state)).toBe(before);
      seen.refusals += 1;
      return;
    }
    expect(validations.output).toEqual([]);
    if (status === 501) {
      const gap = sent?.["sl-not-shown"] as Gap;
      expect(routes[operation]?.gaps).toContain(gap);
      expect(assumed[gap]).toBeUndefined();
      expect(answer).toMatchObject({ gap, error: expect.stringMatching(/^The mock would guess ".{1,277}$/) });
      expect(JSON.stringify(memory.workspace.state)).toBe(before);
      seen.questions += 1;
      return;
    }
    const places = facts.get(operation);
    if (places === undefined) throw new Error(`facts.md has no table ${operation}.`);
    const allowed = assumedFor(operation, assumed);
    if (status >= 300) {
      const isAssumed = allowed.failures.some(
        (one) => one.status === status && JSON.stringify(one.body) === JSON.stringify(answer),
      );
      expect(isAssumed, `${operation} ${status} ${JSON.stringify(answer)}`).toBe(true);
      expect(JSON.stringify(memory.workspace.state)).toBe(before);
      seen.assumed += 1;
      return;
    }
    const known = places.has(`${status}`) || operation.startsWith("DELETE") ? `${status}` : "2XX";
    if (known === "2XX") expect(allowed.successes).toContain(status);
    if (operation.startsWith("DELETE")) expect([status, answer]).toEqual([204, undefined]);
    else expect(unstated(answer, known, places).filter((one) => !allowed.isUnset(one))).toEqual([]);
    seen.stated += 1;
  }

  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, assumptions), { minLength: 1, maxLength: 6 }), async (steps) => {
      memory.reset();
      for (const [one, assumed] of steps) await check(one, assumed);
    }),
    { numRuns: runs, seed: 17 },
  );
  // Each kind of answer was really there.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(runs / 20);
});

function lowered(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, one]) => [name.toLowerCase(), one]));
}

function templateOf(method: string, path: string): string {
  const own = path.replace(/^\/api\/external\/v\d/, "").split("/");
  const found = Object.keys(routes).find((key) => {
    const [verb, template = ""] = key.split(" ");
    const parts = template.split("/");
    if (verb !== method.toUpperCase() || parts.length !== own.length) return false;
    return parts.every((part, index) => part.startsWith("{") || part === own[index]);
  });
  if (found === undefined) throw new Error(`There is no operation for ${method} ${path}.`);
  return found;
}

/** What the assumptions in force allow an operation to answer. */
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
