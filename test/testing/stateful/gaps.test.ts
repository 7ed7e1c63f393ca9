import { expect, test } from "vitest";
import { findGap, gaps } from "../../../src/desk/gaps.js";
import { gapAnswers, isAssumable } from "../../../src/desk/workspace/gap-answers.js";
import { readBundled } from "../../../src/document/reading.js";
import { openDocument } from "../../support/open-documents.js";
import { newTicket, priya, unknownId, workspace } from "./workspace.js";

const unknown = { params: { path: { ticket_id: "404" } } };
const failureForm = "must be a status from 400 to 599 and a JSON body, and not";

test("the refusal to guess names the gap, the reason and the line that resolves it", async () => {
  await using app = await workspace();
  const { error, response } = await app.calls.getTicket(unknown);
  const gap = findGap("errors.unknown-id" as string);
  const reason = 'the workspace has no ticket "404"';
  const line = 'mock.assume({ "errors.unknown-id": {"status":404,"body":{"error":"Not found"}} })';
  expect(error?.message).toBe(
    `GET /tickets/{ticket_id}: 501 The specification does not say how the service responds: ${reason} (gap "errors.unknown-id"). Run ${line}`,
  );
  expect(response?.headers.get("sl-not-shown")).toBe("errors.unknown-id");
  expect(error).toMatchObject({
    body: {
      gap: "errors.unknown-id",
      question: gap?.what ?? "",
      reason,
      advice: gap?.advice ?? "",
      code: line,
      answers: expect.arrayContaining([unknownId]),
    },
  });
});

test("a response names the gaps whose assumptions it relies on, a failure included", async () => {
  await using app = await workspace({}, { "errors.unknown-id": unknownId });
  const created = await app.calls.createTicket({ body: newTicket });
  const names = created.response?.headers.get("sl-not-shown")?.split(", ");
  expect(names?.sort()).toEqual(app.mock.assumptions().map(({ gap }) => gap));
  expect(names).toContain("tickets.create.defaults");
  expect((await app.calls.getTicket(unknown)).error).toMatchObject({
    status: 404,
    gaps: ["errors.unknown-id"],
  });
  const forms = await app.calls.listForms();
  expect(forms.response?.headers.get("sl-not-shown")).toBe("forms.unset-values");
});

test("the refusal of a list without page_number says to send it", async () => {
  await using app = await workspace();
  const { error } = await app.calls.listTeamMembers();
  const line = 'mock.assume({ "pagination.page-number-absent": "first-page" })';
  expect(error?.message).toBe(
    `GET /team-members: 501 The specification does not say how the service responds: the request has no page_number (gap "pagination.page-number-absent"). Send page_number, or run ${line}`,
  );
});

test.each([
  ["matters", ["a@acme.example"], '"a@acme.example" belongs to a team member already'],
  ["matters", ["A@acme.example", "b@acme.example"], undefined],
  ["matters", ["A@acme.example", "A@acme.example"], '"A@acme.example" appears twice in the request'],
  ["matters", ["b@acme.example", "B@acme.example", "b@acme.example"], '"b@acme.example" appears twice in'],
  ["ignored", ["A@acme.example"], '"A@acme.example" belongs to a team member already'],
  ["ignored", ["b@acme.example", "B@acme.example"], '"B@acme.example" appears twice in the request'],
] as const)("if letter case %s, the mock adds %j, or asks: %s", async (letterCase, emails, reason) => {
  const seed = { members: [{ email: "a@acme.example" }] };
  await using app = await workspace(seed, { "addresses.letter-case": letterCase });
  const { error } = await app.calls.addTeamMembers({ body: { emails: [...emails] } });
  expect(error?.message).toEqual(reason && expect.stringContaining(`: ${reason}`));
});

test("a refusal cuts a long reason, and not the line that resolves the gap", async () => {
  await using app = await workspace();
  const body = { emails: [], organization_role: "R".repeat(1_000) };
  const { error } = await app.calls.addTeamMembers({ body });
  expect(error?.message).toMatch(
    /RRR… \(gap .+ Run mock\.assume\(\{ "team-members\.add\.unknown-role": "replaced" \}\)$/,
  );
});

test("assertContract() names each call that depends on a gap, with the line that resolves it", async () => {
  await using app = await workspace();
  await app.calls.getTicket(unknown);
  expect(() => app.mock.assertContract()).toThrow(
    "1 of 1 requests depend on gaps of the specification:\n" +
      '  GET /api/external/v2/tickets/404: errors.unknown-id; mock.assume({ "errors.unknown-id": ',
  );
  expect(app.mock.requests[0]?.notShown).toBe("errors.unknown-id");
});

test("assumptions() lists an assumption after its use, also after a reset", async () => {
  await using app = await workspace({}, { "errors.unknown-id": unknownId, "errors.validation": unknownId });
  expect(app.mock.assumptions()).toEqual([]);
  const { error } = await app.calls.getTicket(unknown);
  expect(error).toMatchObject({ status: 404, body: { error: "Not found" } });
  app.mock.assertContract();
  app.mock.reset();
  expect(app.mock.assumptions()).toEqual([{ gap: "errors.unknown-id", answer: unknownId, by: "test" }]);
});

test("assumptions() does not list the assumptions of a refusal to guess", async () => {
  await using app = await workspace({ members: [priya] }, { "errors.validation": unknownId });
  const { error } = await app.calls.updateTeamMemberV1({
    params: { path: { team_member_id: priya.id } },
    body: { first_name: "P" },
  });
  expect(error?.message).toMatch(
    /501 The response depends on .+ \(gap "v1\.team-members\.update\.response"\)/,
  );
  expect(app.mock.assumptions()).toEqual([]);
});

test("a reset, or assume() without answers, forgets the answers; further ones leave the earlier", async () => {
  await using app = await workspace();
  const gap = "errors.unknown-id";
  const status = async () => (await app.calls.getTicket(unknown)).response?.status;
  const failure = (code: 404 | 410) => ({ [gap]: { status: code, body: null } });
  app.mock.assume(failure(404));
  app.mock.assume(failure(410));
  app.mock.assume({ "pagination.page-number-absent": "all" });
  expect(() => app.mock.assume({ [gap]: 404 as never })).toThrow(`assume["${gap}"] must be a status`);
  expect(await status()).toBe(410);
  expect((await app.calls.listTeamMembers()).response?.status).toBe(200);
  app.mock.assume();
  expect(await status()).toBe(501);
  app.mock.assume(failure(410));
  app.mock.reset();
  expect(await status()).toBe(501);
});

const unread = gaps.map(({ id }) => id as string).find((id) => !isAssumable(id)) ?? "";

test.each<[assumptions: object, message: string]>([
  [
    { "errors.unknown-ids": unknownId },
    'there is no gap "errors.unknown-ids". Did you mean errors.unknown-id?',
  ],
  [7 as never, "assume must be an object of answers by gap."],
  [{ "pagination.order": 1 }, '"] must be "oldest-first" or "newest-first", and not 1.'],
  [{ [unread]: 429 }, `an answer to "${unread}" would not change the mock's responses.`],
  [{ "errors.unknown-id": { status: 404 } }, failureForm],
  [{ "errors.unknown-id": { status: "404", body: null } }, failureForm],
  [{ "errors.unknown-id": { status: 600, body: null } }, failureForm],
  [{ "team-members.remove.last-admin-status": 422 }, "must be a status from 400 to 599 and a list of"],
  [{ "tickets.create.defaults": { status: 1 } }, "must be an object with a status, a priority, a category"],
  [
    { "tickets.create.default-status": "open" },
    "tickets.create.default-status is now tickets.create.defaults.",
  ],
  [{ "tickets.create.url-form": "/{id}" }, "tickets.create.url-form is no longer a gap."],
  [{ "customers.create.success-status": 205 }, "must be a status from 200 to 299 that has a body, and not"],
])("the assumption %j is refused", async (assumptions, message) => {
  await using app = await workspace();
  expect(() => app.mock.assume(assumptions)).toThrow(message);
});

/** The reasons why a gap never makes the mock fail a call. */
const neverAssumed: Record<string, string> = {
  "auth.permissions": "a key of the mock may do everything",
  "auth.wrong-workspace": "a mock is one workspace",
  "limits.rate": "the mock has no limit; a test orders a 429",
  "limits.request-size": "the mock has its own limit, and responds with 413",
  "requests.unknown-fields": "the mock accepts unknown fields, and lists them as violations",
  "team-members.add.partial": "the mock adds all members or none",
  "v1.team-members.update.method": "the mock has one method",
};

test("every gap that can cause a failure has an answer or a reason", () => {
  const marks = [...readBundled(openDocument).gaps.values()];
  const causes = marks.flatMap(({ gap }) => (gap.failures ? [gap.id] : []));
  const others = [...new Set(causes)].filter((id) => !Object.hasOwn(gapAnswers, id));
  expect(others.sort()).toEqual(Object.keys(neverAssumed).sort());
});
