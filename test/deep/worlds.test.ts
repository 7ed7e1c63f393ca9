import fc from "fast-check";
import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { type AssumableGap, worlds } from "../../src/testing/index.js";
import { pairwise } from "../../src/testing/stateful/pairwise.js";
import { settlements } from "../../src/testing/stateful/settlements.js";

const all = Object.keys(settlements) as AssumableGap[];

test("each pair of two values is in a row, whatever the factors", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      (sizes, seed) => {
        const { rows, missing } = pairwise(sizes, seed, 1_000);
        expect(missing).toBe(0);
        for (const [a, size] of sizes.entries()) {
          for (const [b, other] of sizes.entries()) {
            const pairs = new Set(rows.map((row) => `${row[a]} ${row[b]}`));
            expect(pairs.size).toBe(a === b ? size : size * other);
          }
        }
        for (const row of rows) expect(row).toHaveLength(sizes.length);
      },
    ),
  );
});

test("a single gap has a world for each plausible answer", () => {
  const list = worlds({ gaps: ["errors.unknown-id"] });
  expect(list.map(({ assume }) => assume["errors.unknown-id"])).toEqual(
    expect.arrayContaining([...settlements["errors.unknown-id"].plausible]),
  );
  expect(list).toHaveLength(4);
});

test("the gaps of an operation are those that its answers depend on", () => {
  const gaps = worlds({ operations: ["getTicket"] }).map(({ assume }) => Object.keys(assume).sort());
  expect(new Set(gaps.map(String))).toEqual(
    new Set([
      "errors.unknown-id,team-members.name-form,tickets.fields.value-type,tickets.unset-values,tickets.updated-at",
    ]),
  );
});

test("the same options list the same worlds, and another seed lists others", () => {
  const assumed = (seed?: number) => worlds({ gaps: all, ...(seed && { seed }) }).map(({ assume }) => assume);
  expect(assumed()).toEqual(assumed(1));
  expect(assumed()).not.toEqual(assumed(2));
});

test("all gaps together need at most 32 worlds, far fewer than there are combinations", () => {
  const list = worlds({ gaps: all });
  expect(list.length).toBeLessThanOrEqual(32);
  expect(list.report()).toBe(`0 of ${list.length} worlds failed. What they assume is invented.`);
});

test("a world has a short name, and where a test fails in it, the error and the report have its assumptions", async () => {
  const list = worlds({ gaps: ["pagination.order", "tickets.updated-at"] });
  const [world] = list;
  const cause = new Error("The list is not sorted.");
  expect(world?.name).toBe(`world 1 of ${list.length}`);
  const failure = await world?.run(() => Promise.reject(cause)).catch((error: Error) => error);
  expect(failure).toMatchObject({
    message: `${world?.name}: ${cause.message}\nWhat it assumes is invented: assume: ${JSON.stringify(world?.assume)}`,
    cause,
  });
  const order = JSON.stringify(world?.assume["pagination.order"]);
  expect(list.report()).toContain(
    `  ${world?.name} assumes pagination.order = ${order}, tickets.updated-at = `,
  );
});

test("a limit lists fewer worlds, and the report says how many pairs are left out", () => {
  const list = worlds({ gaps: all, limit: 3 });
  expect(list).toHaveLength(3);
  expect(list.report()).toMatch(/The limit left out \d+ pairs of answers\./);
});

test("a gap that no answer depends on, an unknown operation, no gap and no world are errors", () => {
  expect(() => worlds({ gaps: all, limit: 0 })).toThrow("limit must be at least 1");
  // @ts-expect-error the compiler refuses it, too
  expect(() => worlds({ gaps: ["limits.rate"] })).toThrow('do not depend on a gap "limits.rate"');
  // @ts-expect-error the compiler refuses it, too
  expect(() => worlds({ operations: ["readTicket"] })).toThrow('no operation "readTicket"');
  expect(() => worlds({ operations: [] })).toThrow("no answer of these operations depends on a gap");
});

test("a test that depends on a guess fails in the worlds where the guess is wrong, and the report names the answer", async () => {
  const list = worlds({ operations: ["getTicket"] });
  const results = [];
  for (const world of list) {
    const result = world.run(async (mock) => {
      const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
      const params = { path: { ticket_id: "9" } };
      const { response } = await desk.GET("/tickets/{ticket_id}", { params });
      mock.assertContract();
      if (response?.status !== 404) throw new Error("The app has guessed 404.");
    });
    results.push(
      await result.then(
        () => 404,
        () => world.assume["errors.unknown-id"]?.status,
      ),
    );
  }
  expect(new Set(results)).toEqual(new Set([404, 400, 422]));
  expect(list.report()).toMatch(
    /errors\.unknown-id = \{"status":422,"body":"Unprocessable"\}: failed in (\d) of its \1 worlds/,
  );
  expect(list.report()).not.toContain('errors.unknown-id = {"status":404,"body":null}');
});

test("a test that does not guess passes in all worlds of everything that it calls", async () => {
  const list = worlds({ operations: ["createCustomer", "getTicket", "listTeamMembers", "updateTeamMember"] });
  for (const world of list) {
    await world.run(async (mock) => {
      const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
      const customer = { emails: ["mara@mail.example"], first_name: "Mara", last_name: "Lind" };
      expect((await desk.POST("/customers", { body: { customer } })).error).toBeUndefined();
      const params = { path: { ticket_id: "9" } };
      expect((await desk.GET("/tickets/{ticket_id}", { params })).error?.kind).toBe("api");
      await desk.GET("/team-members");
      mock.assertContract();
    });
  }
});

test("a mock in a world has the seed that it is given, and assumes more where a test needs it", async () => {
  const [world] = worlds({ gaps: ["errors.unknown-id"] });
  const mock = await world?.start({
    seed: { roles: ["Lead"] },
    assume: { "tickets.create.default-status": "new" },
  });
  expect(mock?.state.roles).toContain("Lead");
  await mock?.close();
});
