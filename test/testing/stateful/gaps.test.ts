import { expect, test } from "vitest";
import { findGap } from "../../../src/desk/gaps.js";
import { createClient } from "../../../src/desk/index.js";
import { assume, startMock } from "../../../src/desk/testing.js";
import { packagedDocuments } from "../../../src/desk/workspace/support-desk.js";
import { nodeAt } from "../../../src/validate/json-pointer.js";
import { newTicket, priya, unknownId, workspace } from "./workspace.js";

const unknown = { params: { path: { ticket_id: "404" } } };
const failureForm = "must be a status from 400 to 599 and a JSON body, and not";

test("an answer that depends on a gap is a 501 whose message names it and the line that settles it", async () => {
  await using app = await workspace();
  const { error, response } = await app.calls.getTicket(unknown);
  const reason = 'the workspace has no ticket "404"';
  const line = 'assume: { "errors.unknown-id": {"status":404,"body":{"error":"Not found"}} }';
  expect(error?.message).toBe(
    `GET /tickets/{ticket_id}: 501 The mock would guess "errors.unknown-id", because ${reason}: ${line}`,
  );
  expect(response?.headers.get("sl-not-shown")).toBe("errors.unknown-id");
  expect(error).toMatchObject({
    body: {
      gap: "errors.unknown-id",
      question: findGap("errors.unknown-id").what,
      reason,
      advice: "Treat every status outside 2xx as a failure. Don't rely on 404.",
      code: `startMock({ stateful: true, ${line} })`,
      curl: `--header 'Mock-Assume: {"errors.unknown-id":{"status":404,"body":{"error":"Not found"}}}'`,
      answers: expect.arrayContaining([unknownId]),
    },
  });
});

test("the message of a list without page_number says what to send instead", async () => {
  await using app = await workspace();
  const { error } = await app.calls.listTeamMembers();
  const settled = 'send page_number, or assume: { "pagination.page-number-absent": "first-page" }';
  expect(error?.message).toBe(
    `GET /team-members: 501 The mock would guess "pagination.page-number-absent": ${settled}`,
  );
});

test("a long value of the caller leaves the line that settles a gap in the message", async () => {
  await using app = await workspace();
  const body = { emails: [], organization_role: "R".repeat(1_000) };
  const { error } = await app.calls.addTeamMembers({ body });
  expect(error?.message).toMatch(/RRR… ?: assume: \{ "errors\.validation": .+ \}$/);
});

test("a request that the mock refuses itself has the reason in the message, the same with and without memory", async () => {
  await using app = await workspace();
  await using plain = await startMock();
  const refusals = [app.mock, plain].map(async ({ baseUrl }) => {
    const desk = createClient({ baseUrl, apiKey: "any-key", maxRetries: 0 });
    const results = [
      await desk.POST("/tickets", { body: { ...newTicket, priority: "none" } as never }),
      await desk.POST("/tickets", { body: {} as never }),
      await desk.GET("/nothing" as "/forms"),
      await desk.GET("/forms", { headers: { Prefer: "code=999" } }),
    ];
    return results.map(({ error, response }) => [error?.message, response?.headers.get("sl-violations")]);
  });
  const [own, same] = await Promise.all(refusals);
  expect(own).toEqual(same);
  const reasons = [
    /^POST \/tickets: 422 The mock refuses .+: body\.priority must be equal to one of the allowed values: low/,
    /body must have required property 'email'/,
    /404 .*\/api\/external\/v2\/nothing/,
    /must ask for a code from 200 to 599, and not "999"/,
  ];
  expect(own?.map(([message]) => message)).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
  expect(app.mock.state.tickets).toEqual([]);
});

test("a refusal that the document has stays as it is there", async () => {
  const [document] = structuredClone(await packagedDocuments());
  if (document === undefined) throw new Error("There is no document.");
  const { responses } = nodeAt(document, "/paths/~1tickets/post") as { responses: object };
  const value = { problem: "of the document" };
  const content = { "application/json": { examples: { one: { value } } } };
  Object.assign(responses, { 422: { description: "Invalid.", content } });
  await using mock = await startMock({ documents: [document] });
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "any-key", maxRetries: 0 });
  expect((await desk.POST("/tickets", { body: {} as never })).error).toMatchObject({
    status: 422,
    body: value,
  });
});

test("assertContract names the calls that depend on a gap, and the line that settles each", async () => {
  await using app = await workspace();
  await app.calls.getTicket(unknown);
  expect(() => app.mock.assertContract()).toThrow(
    "1 of 1 requests depend on what the specification does not show:\n" +
      '  GET /api/external/v2/tickets/404: errors.unknown-id; assume: { "errors.unknown-id": ',
  );
  expect(app.mock.requests[0]?.notShown).toBe("errors.unknown-id");
});

test("an assumption of the mock settles a gap, and is listed once it was used", async () => {
  await using app = await workspace({}, { "errors.unknown-id": unknownId, "errors.validation": unknownId });
  expect(app.mock.assumptions()).toEqual([]);
  const { error } = await app.calls.getTicket(unknown);
  expect(error).toMatchObject({ status: 404, body: { error: "Not found" } });
  app.mock.assertContract();
  expect(app.mock.assumptions()).toEqual([{ gap: "errors.unknown-id", answer: unknownId, by: "test" }]);
});

test("an assumption is not listed where the answer refuses to guess, or fails for another reason", async () => {
  const ticket = { subject: "S", description: "D" };
  await using app = await workspace({ tickets: [ticket], members: [priya] });
  const body = { author_email: priya.email, content: "C", comment_type: "note" as const };
  const note = {
    params: { path: { ticket_id: "1" } },
    body: { ...body, mentions: [{ email: "nobody@acme.example" }] },
  };
  const send = (headers = {}) => app.calls.createComment({ ...note, headers });
  const statuses = [
    await send(),
    await app.v1.PATCH("/team_members/{team_member_id}", {
      params: { path: { team_member_id: priya.id } },
      body: { first_name: "P" },
      headers: assume({ "v1.team-members.update.envelope": "wrapped" }),
    }),
    await app.calls.createCustomer({
      body: { customer: { first_name: "M", emails: ["m@mail.example"] } },
      headers: assume({ "customers.create.required-fields": [], "customers.name-form": "first-last" }),
    }),
  ].map(({ response }) => response?.status);
  expect(statuses).toEqual([501, 501, 501]);
  expect(app.mock.assumptions()).toEqual([]);
  expect((await send(assume({ "errors.validation": unknownId }))).response?.status).toBe(404);
  expect(app.mock.assumptions().map(({ gap }) => gap)).toEqual(["errors.validation"]);
});

test("an assumption of one call goes before that of the mock", async () => {
  await using app = await workspace({}, { "errors.unknown-id": unknownId });
  const headers = assume({ "errors.unknown-id": { status: 410, body: "Gone – for good" } });
  const { error } = await app.calls.getTicket({ ...unknown, headers });
  expect(error).toMatchObject({ status: 410, body: "Gone – for good" });
  expect((await app.calls.getTicket(unknown)).error).toMatchObject({ status: 404 });
  expect(app.mock.assumptions()).toHaveLength(2);
});

test("assumptions outlive a reset, because the list is of the whole test suite", async () => {
  await using app = await workspace({}, { "errors.unknown-id": unknownId });
  await app.calls.getTicket(unknown);
  app.mock.reset();
  expect(app.mock.assumptions()).toHaveLength(1);
  expect(app.mock.requests).toEqual([]);
});

test.each<[assumptions: object, message: string]>([
  [{ "errors.unknown-ids": unknownId }, 'the mock\'s answers do not depend on a gap "errors.unknown-ids"'],
  [{ "limits.rate": 429 }, 'the mock\'s answers do not depend on a gap "limits.rate"'],
  [{ "errors.unknown-id": 404 }, failureForm],
  [{ "errors.unknown-id": { status: "404", body: null } }, failureForm],
  [{ "errors.unknown-id": { status: [404], body: null } }, failureForm],
  [{ "errors.unknown-id": { status: 404.5, body: null } }, failureForm],
  [{ "errors.unknown-id": { status: 600, body: null } }, failureForm],
  [{ "errors.unknown-id": { status: { toString: 1 }, body: null } }, failureForm],
  [{ "team-members.remove.last-admin-status": "422" }, "must be a status from 400 to 599, and not"],
  [{ "customers.create.success-status": "204" }, "must be a status from 200 to 299 that has a body, and not"],
  [{ "customers.create.success-status": 205 }, "must be a status from 200 to 299 that has a body, and not"],
  [{ "customers.create.success-status": [201] }, "must be a status from 200 to 299 that has a body, and not"],
])("%j is refused as an assumption of all calls and of one", async (assumptions, message) => {
  expect(() => assume(assumptions)).toThrow(message);
  await expect(startMock({ stateful: true, assume: assumptions })).rejects.toThrow(message);
  await using app = await workspace();
  const { error } = await app.calls.listForms({ headers: { "Mock-Assume": JSON.stringify(assumptions) } });
  expect(error).toMatchObject({ status: 422, body: { error: expect.stringContaining(message) } });
});

test.each(["no JSON", "[]", "%"])("the header %j is refused, which has no assumptions", async (header) => {
  await using app = await workspace();
  const { error } = await app.calls.listForms({ headers: { "Mock-Assume": header } });
  expect(error).toMatchObject({ status: 422, body: { error: expect.stringContaining("JSON object") } });
});

test("an assumption that a gap cannot take does not compile", async () => {
  // @ts-expect-error the id of a gap is misspelt
  expect(() => assume({ "errors.unknown-ids": unknownId })).toThrow();
  // @ts-expect-error a success is no failure
  expect(() => assume({ "errors.unknown-id": { status: 200, body: null } })).toThrow();
  // @ts-expect-error the body is left out
  expect(() => assume({ "errors.unknown-id": { status: 404 } })).toThrow();
  // @ts-expect-error a failure is no success
  expect(() => assume({ "customers.create.success-status": 404 })).toThrow();
  // @ts-expect-error a mock that does not remember assumes nothing
  const plain = () => startMock({ assume: {} });
  await expect(plain()).rejects.toThrow("need stateful");
});
