import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { type AssumableGap, worlds } from "../../src/desk/testing.js";
import { settlements } from "../../src/desk/workspace/settlements.js";

const all = Object.keys(settlements) as AssumableGap[];

test("each plausible answer has a world, in which every other gap has its first answer", () => {
  const list = worlds({ gaps: all });
  expect(list.report()).toBe(`0 of ${list.length} worlds failed. What they assume is invented.`);
  const firsts = all.map((gap) => settlements[gap].plausible[0]);
  expect(list[0]?.assume).toEqual(Object.fromEntries(all.map((gap, index) => [gap, firsts[index]])));
  for (const gap of all) {
    const [first, ...others] = settlements[gap].plausible;
    const varied = list.filter(({ assume }) => assume[gap] !== first);
    expect(varied.map(({ assume }) => assume)).toEqual(
      others.map((answer) => ({ ...list[0]?.assume, [gap]: answer })),
    );
  }
});

test("the gaps of an operation are those that its answers depend on", () => {
  const gaps = worlds({ operations: ["getTicket"] }).map(({ assume }) => Object.keys(assume).sort());
  expect(new Set(gaps.map(String))).toEqual(
    new Set([
      "errors.unknown-id,team-members.name-form,tickets.fields.value-type,tickets.unset-values,tickets.updated-at",
    ]),
  );
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

test("a gap that no answer depends on, an unknown operation, and no gap are errors", () => {
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
