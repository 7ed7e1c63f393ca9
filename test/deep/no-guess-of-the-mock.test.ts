import fc from "fast-check";
import { expect, test } from "vitest";
import { gaps as register } from "../../src/desk/gaps.js";
import type { Assumptions } from "../../src/desk/testing.js";
import { gapAnswers, isAssumable, type ResponseGap } from "../../src/desk/workspace/gap-answers.js";
import { routes, WorkspaceMemory } from "../../src/desk/workspace/memory.js";
import { mockedService, packagedDocuments } from "../../src/desk/workspace/mocked-service.js";
import { readServed } from "../../src/mock/documents.js";
import { findOperation } from "../../src/mock/operations.js";
import { askPrism, isAccepted, type MockOperation } from "../../src/mock/prism.js";
import type { Remembered } from "../../src/mock/service.js";
import { type RandomCall, randomCall } from "../support/random-calls.js";

const runs = 10_000;

type Gap = keyof typeof gapAnswers;

const plausible = Object.entries(gapAnswers).map(([gap, { plausible }]) => [
  gap,
  fc.constantFrom<unknown>(...plausible),
]);
const assumptions: fc.Arbitrary<Assumptions> = fc.record(Object.fromEntries(plausible), { requiredKeys: [] });

/** Gaps that other responses depend on, too, by a gap that the document marks there. */
const besides: Readonly<Record<string, string>> = {
  "comments.author.kinds": "drafts.read",
  "comments.create.unknown-author": "team-members.list.members",
  "comments.unset-values": "team-members.remove.references",
  "tickets.fields": "comments.create.status",
  "team-members.add.unknown-role": "team-members.remove.last-admin-status",
  "team-members.unset-values": "team-members.list.members",
  "tickets.unset-values": "team-members.remove.references",
  "team-members.update.last-admin": "team-members.remove.last-admin-status",
  "v1.team-members.unset-values": "team-members.list.members",
};

/** Returns the gaps that the responses of an operation can depend on, and that an assumption can resolve. */
function gapsOfOperation(id: string) {
  const marked = register.filter(({ operationIds }) => operationIds.some((one) => one === id));
  return marked.flatMap(({ id: gap }) => [gap, besides[gap as ResponseGap] ?? gap]).filter(isAssumable);
}

const served = await readServed(await packagedDocuments(), mockedService);
const operations = served.operations.filter((one) => one.described.name in routes);
const memory = new WorkspaceMemory("examples", served);

test(`in ${runs} runs, each response follows from the document or from an assumption`, async () => {
  const seen: Record<Kind, string[]> = { documented: [], assumed: [], question: [], refusal: [] };
  const steps = fc.array(fc.tuple(randomCall(operations), assumptions), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(steps, async (calls) => {
      memory.reset();
      for (const [call, assumed] of calls) {
        const found = findOperation(operations, call.method, call.url.path);
        if (found === undefined) throw new Error(`There is no operation for ${call.url.path}.`);
        seen[await check(found, call, assumed)].push(found.described.name);
      }
    }),
    { numRuns: runs, seed: 17 },
  );
  // The runs have every kind of response, and a success of every operation.
  for (const { length } of Object.values(seen)) expect(length).toBeGreaterThan(runs / 20);
  expect(new Set(seen.documented)).toEqual(new Set(Object.keys(routes)));
});

type Kind = "documented" | "assumed" | "question" | "refusal";

/** Checks the response to a call, and returns its kind. */
async function check(
  operation: (typeof operations)[0],
  call: RandomCall,
  assumed: Assumptions,
): Promise<Kind> {
  const before = JSON.stringify(memory.state);
  const remembered = await respond(operation, call, assumed);
  if (remembered === undefined) {
    expect(JSON.stringify(memory.state)).toBe(before);
    return "refusal";
  }
  const { status, mistakes, gaps: met, question } = remembered;
  const body: unknown =
    remembered.body === undefined ? undefined : JSON.parse(JSON.stringify(remembered.body));
  const isSuccess = status < 300;
  if (!isSuccess) expect(JSON.stringify(memory.state)).toBe(before);
  // The memory has compared the response with the document.
  expect(mistakes).toEqual([]);
  const gaps = gapsOfOperation(String(operation.described.id));
  expect([...gaps, "reports.metrics.units"]).toEqual(expect.arrayContaining([...met]));
  expect(question !== undefined).toBe(status === 501);
  if (question !== undefined) {
    for (const gap of met) expect(assumed[gap as Gap]).toBeUndefined();
    expect(body).toMatchObject({
      gap: met[0],
      error: expect.stringMatching(
        /^(The specification does not say|The response depends on a point) .{1,280}$/,
      ),
    });
    await answerAll(operation, call, assumed, Object(body).questions);
    return "question";
  }
  const answers = gaps.map((gap) => [gap, assumed[gap]] as const);
  if (!isSuccess) {
    const failures = answers.map(([gap, answer]) =>
      gap === "team-members.remove.last-admin-status"
        ? { status: Object(answer).status, body: { error: "Cannot remove the last admin of the workspace" } }
        : answer,
    );
    expect(failures).toContainEqual({ status, body });
    return "assumed";
  }
  const statuses = answers.flatMap(([gap, answer]) => (gap.endsWith("success-status") ? [answer] : []));
  const success = operation.responses.find(({ code }) => code.startsWith("2"));
  // The mock chooses the status of the older update.
  if (gaps.includes("v1.team-members.update.response")) statuses.push(200);
  expect([Number(success?.code), ...statuses]).toContain(status);
  return "documented";
}

async function respond(
  operation: MockOperation,
  call: RandomCall,
  assumed: Assumptions,
): Promise<Remembered | undefined> {
  const headers = {
    "x-api-key": "key",
    accept: "application/json",
    "content-type": "application/json",
  };
  const request = { ...call, headers };
  const result = await askPrism(request, operation, { dynamic: false });
  if (result._tag === "Left") throw result.left;
  if (!isAccepted(result)) return undefined;
  memory.assume(null);
  memory.assume(assumed);
  return memory.begin()(operation, request);
}

let turn = 0;

/** Expects that no answers to the questions of a refusal lead to further questions. */
async function answerAll(
  operation: MockOperation,
  call: RandomCall,
  assumed: Assumptions,
  questions: { gap: string; answers: unknown[] }[],
): Promise<void> {
  if (questions.some(({ answers }) => answers.length === 0)) return;
  turn += 1;
  const answers = questions.map((one, index) => [
    one.gap,
    one.answers[(turn * (index + 1)) % one.answers.length],
  ]);
  const remembered = await respond(operation, call, { ...assumed, ...Object.fromEntries(answers) });
  expect(remembered?.question, JSON.stringify(answers)).toBeUndefined();
}
