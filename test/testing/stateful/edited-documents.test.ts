// The mock reads its facts from the document, so that people edit them in one location.
import { expect, test } from "vitest";
import { nodeAt } from "../../../src/base/json-pointer.js";
import { findGap } from "../../../src/desk/gaps.js";
import type { NewCustomer } from "../../../src/desk/index.js";
import { type Preference, type StatefulMock, startMock } from "../../../src/desk/testing.js";
import { send } from "../../support/mock.js";
import { openDocuments } from "../../support/open-documents.js";
import { newTicket } from "./workspace.js";

/** Sets members of some nodes of the documents; undefined removes a member. */
function edited(edits: Record<string, object>) {
  const documents = structuredClone(openDocuments);
  for (const [pointer, members] of Object.entries(edits)) {
    const node = nodeAt(documents[0] ?? {}, pointer) as object | undefined;
    if (node === undefined) throw new Error(`The document has no ${pointer}.`);
    Object.assign(node, members);
  }
  return JSON.parse(JSON.stringify(documents)) as typeof documents;
}
const schemas = "/components/schemas";

/** Starts a mock with memory and edited documents. */
const mockOf = (edits: Record<string, object>, options: object = {}): Promise<StatefulMock> =>
  startMock({ stateful: true, documents: edited(edits), ...options });

const bodyOf = async (mock: StatefulMock, ...request: [method: string, path: string, body?: object]) =>
  (await send(mock, ...request)).json();

test("the mock reads channels and defaults from the document", async () => {
  await using mock = await mockOf({});
  await mock.replace(
    edited({
      [`${schemas}/TicketChannel`]: { enum: ["fax", "ui"] },
      [`${schemas}/NewTicket/properties/channel`]: { default: "ui" },
      [`${schemas}/NewTeamMembers/properties/organization_role`]: { default: "Agent" },
      [`${schemas}/NewDraft/properties/comment_type`]: { default: "note" },
    }),
  );
  for (const channel of ["fax", "pigeon", undefined])
    await send(mock, "POST", "/tickets", { ...newTicket, channel });
  expect(mock.state.tickets.map(({ channel }) => channel)).toEqual(["fax", "ui", "ui"]);
  await send(mock, "POST", "/team-members", { emails: ["lea@acme.example"] });
  expect(mock.state.members.map((member) => member.organization_role)).toEqual(["Agent"]);
  expect(mock.state.roles).toEqual(["Agent"]);
  const { draft } = await bodyOf(mock, "POST", "/tickets/1/drafts", { content: "Soon." });
  expect(draft.comment_type).toBe("note");
});

const known = { existing: { id: "7d2f1c64-3b0a-4e58-9c17-5a86d0e4f2b3" } };
const response = (properties: object, example: unknown) => {
  const schema = { type: "object", required: Object.keys(properties), properties };
  const content = { "application/json": { schema, examples: { one: { value: example } } } };
  return { description: "A success.", content };
};
const existing = response({ existing: { type: "object", properties: { id: { type: "string" } } } }, known);

test.each([
  ["another body", { 200: existing }],
  ["no body", { 200: { description: "The ticket existed." } }],
])("next to a success with %s, a created record has the success that describes it", async (_, more) => {
  await using mock = await mockOf({ "/paths/~1tickets/post/responses": more }, { seed: "examples" });
  const created = await send(mock, "POST", "/tickets", newTicket);
  expect([created.status, await created.json()]).toMatchObject([201, { ticket: { number: 1043 } }]);
});

test("next to a success with a body, a removal has the success without one", async () => {
  const path = "/paths/~1team-members~1{team_member_id}/delete/responses";
  await using mock = await mockOf({ [path]: { 200: existing } }, { seed: "examples" });
  mock.assume({ "team-members.remove.last-admin-status": { status: 422, adminRoles: [] } });
  const [{ id } = { id: "" }] = mock.state.members;
  expect((await send(mock, "DELETE", `/team-members/${id}`)).status).toBe(204);
});

test("an example can be that of any success", async () => {
  const documents = edited({ "/paths/~1tickets/post/responses": { 200: existing } });
  const ticket = {
    id: "7d2f1c64-3b0a-4e58-9c17-5a86d0e4f2b3",
    number: 7,
    url: "https://acme.desk.example/7",
  };
  const statusAndBody = async (examples: object, prefer?: Preference) => {
    await using mock = await startMock({ documents, examples });
    if (prefer) mock.prefer("createTicket", prefer);
    const response = await send(mock, "POST", "/tickets", newTicket);
    return [response.status, await response.json()];
  };
  const created = [201, { ticket: expect.objectContaining({ number: 1042 }) }];
  expect(await statusAndBody({})).toEqual([200, known]);
  expect(await statusAndBody({ createTicket: { ticket } })).toEqual([201, { ticket }]);
  expect(await statusAndBody({ createTicket: "created" })).toEqual(created);
  expect(await statusAndBody({}, { example: "created" })).toEqual(created);
});

test("other documents keep the workspace if they have the same examples, and else start it anew", async () => {
  await using mock = await mockOf({}, { seed: "examples" });
  await send(mock, "POST", "/tickets", newTicket);
  await mock.replace(edited({ [`${schemas}/NewDraft/properties/comment_type`]: { default: "note" } }));
  expect(mock.state.tickets).toHaveLength(2);
  await mock.replace(JSON.parse(JSON.stringify(openDocuments).replaceAll('"number":1042', '"number":7')));
  expect(mock.state.tickets).toMatchObject([{ number: 7 }]);
});

const operation = {
  operationId: "listTags",
  security: [{ WorkspaceKey: [] }],
  responses: { 200: response({ tags: { type: "array" } }, { tags: ["vip"] }) },
};

test("only the mock without memory responds to an operation that the workspace does not know", async () => {
  const documents = edited({ "/paths": { "/tags": { get: operation } } });
  await using mock = await startMock({ stateful: true, documents });
  const refused = await send(mock, "GET", "/tags");
  expect(refused.status).toBe(501);
  expect(await refused.text()).toMatch(
    /does not know GET \/tags\. .+ mock\.prefer\(\\"GET \/api\/external\/v2\/tags\\"/,
  );
  mock.prefer("GET /api/external/v2/tags", { code: 200 });
  expect(await (await send(mock, "GET", "/tags")).json()).toEqual({ tags: ["vip"] });
  await using plain = await startMock({ documents });
  expect(await (await send(plain, "GET", "/tags")).json()).toEqual({ tags: ["vip"] });
});

const unsetGap: string = "team-members.unset-values";

test.skipIf(findGap(unsetGap) === undefined).each([
  ["left-out", [undefined, undefined]],
  ["null", [null, null]],
  // Only a text without listed values can be empty.
  ["empty", ["", undefined]],
] as const)("new fields that may be unset are shown in the assumed way: %s", async (answer, shown) => {
  const mark = { id: unsetGap, unset: true, places: ["badge", "rank"] };
  const text = { type: "string" };
  const edits = {
    [`${schemas}/TeamMember/properties`]: { phone: text, badge: text, rank: { ...text, enum: ["high"] } },
    [`${schemas}/TeamMember`]: { "x-not-shown": [mark] },
  };
  await using mock = await mockOf(edits, { seed: { members: [{ email: "lea@acme.example" }] } });
  mock.assume({ [unsetGap]: answer });
  const { team_members } = await bodyOf(mock, "GET", "/team-members?page_number=1");
  expect([team_members[0].badge, team_members[0].rank]).toEqual(shown);
  // The document does not mark the phone.
  expect(team_members[0]).not.toHaveProperty("phone");
});

const closed = { "x-not-shown": undefined };

test("a default and a type that close a gap are not assumptions", async () => {
  await using mock = await mockOf({
    [`${schemas}/NewTicket`]: closed,
    [`${schemas}/NewTicket/properties/status`]: { default: "open" },
    [`${schemas}/NewTicket/properties/priority`]: { default: "low" },
    [`${schemas}/CustomField/properties/field_value`]: { ...closed, type: "string" },
  });
  await send(mock, "POST", "/tickets", { ...newTicket, ticket_fields: { Order: 7781 } });
  const { ticket } = await bodyOf(mock, "GET", "/tickets/1");
  expect(ticket).toMatchObject({ status: "open", priority: "low", fields: [{ field_value: "7781" }] });
  expect(mock.assumptions().map(({ gap }) => gap)).toEqual([
    "responses.listed-fields",
    "tickets.create.field-values",
    "tickets.create.unknown-customer",
    "tickets.create.unknown-values",
    "tickets.unset-values",
  ]);
});

test("after a gap about required fields is closed, the mock requires them and asks no questions", async () => {
  await using mock = await mockOf({});
  mock.assume({ "customers.create.success-status": 201 });
  const create = (customer: NewCustomer) => send(mock, "POST", "/customers", { customer });
  const emails = ["mara.lind@mail.example"];
  expect((await create({ emails })).headers.get("sl-not-shown")).toMatch(
    /^customers\.create\.required-fields,/,
  );
  await mock.replace(edited({ [`${schemas}/NewCustomer`]: { ...closed, required: ["emails"] } }));
  expect((await create({ emails })).status).toBe(201);
  expect((await create({})).headers.get("sl-violations")).toContain("emails");
});
