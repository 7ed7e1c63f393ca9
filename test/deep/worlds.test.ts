import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { type AssumableGap, worlds } from "../../src/desk/testing.js";
import { gapAnswers } from "../../src/desk/workspace/gap-answers.js";

const all = Object.keys(gapAnswers).sort() as AssumableGap[];

test("each plausible answer has a world, in which every other gap has its first answer", () => {
  const list = worlds({ gaps: all });
  const first = Object.fromEntries(all.map((gap) => [gap, gapAnswers[gap].plausible[0]]));
  const others = all.flatMap((gap) =>
    gapAnswers[gap].plausible.slice(1).map((answer) => ({ ...first, [gap]: answer })),
  );
  expect(list.map(({ assume }) => assume)).toEqual([first, ...others]);
});

test("the worlds of an operation vary the gaps that its responses depend on", () => {
  const gaps = worlds({ operations: ["getTicket"] }).map(({ assume }) => Object.keys(assume).sort().join());
  expect(new Set(gaps)).toEqual(
    new Set([
      "errors.unknown-id,team-members.name-form,tickets.fields.value-type,tickets.unset-values,tickets.updated-at",
    ]),
  );
});

test("when a test fails in a world, the error and the report name the world and its assumptions", async () => {
  const list = worlds({ gaps: ["pagination.order", "tickets.updated-at"] });
  const [world] = list;
  const cause = new Error("The list is not sorted.");
  expect(world?.name).toBe(`world 1 of ${list.length}`);
  const failure = await world?.run(() => Promise.reject(cause)).catch((error: Error) => error);
  expect(failure).toMatchObject({
    message: `${world?.name}: ${cause.message}\nThe answers of this world are invented: assume: ${JSON.stringify(world?.assume)}`,
    cause,
  });
  expect(list.report()).toContain(`  ${world?.name}: ${JSON.stringify(world?.assume)}`);
});

test("worlds() refuses a gap that no response depends on, an unknown operation, and an empty list", () => {
  // @ts-expect-error the compiler refuses it, too
  expect(() => worlds({ gaps: ["limits.rate"] })).toThrow('do not depend on a gap "limits.rate"');
  // @ts-expect-error the compiler refuses it, too
  expect(() => worlds({ operations: ["readTicket"] })).toThrow('no operation "readTicket"');
  expect(() => worlds({ operations: [] })).toThrow("the responses of these operations do not depend on gaps");
});

test("a test that depends on a guess fails where the guess is wrong, and the report names the answer", async () => {
  const list = worlds({ operations: ["getTicket"] });
  expect(list.report()).toContain(`0 of ${list.length} worlds failed.`);
  const failed = new Set<unknown>();
  for (const world of list) {
    const result = world.run(async (mock) => {
      const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
      const params = { path: { ticket_id: "9" } };
      const { response } = await desk.GET("/tickets/{ticket_id}", { params });
      mock.assertContract();
      if (response?.status !== 404) throw new Error("The app has guessed 404.");
    });
    await result.catch(() => failed.add(world.assume["errors.unknown-id"]?.status));
  }
  expect(failed).toEqual(new Set([400, 422]));
  expect(list.report()).toContain(': {"errors.unknown-id":{"status":422,"body":"Unprocessable"}}');
  expect(list.report()).not.toContain('{"errors.unknown-id":{"status":404,"body":null}}');
});

test("the mock of a world accepts a seed and more assumptions", async () => {
  const [world] = worlds({ gaps: ["errors.unknown-id"] });
  const assume = { "tickets.create.default-status": "new" };
  const mock = await world?.start({ seed: { roles: ["Lead"] }, assume });
  expect(mock?.state.roles).toContain("Lead");
  await mock?.close();
});
