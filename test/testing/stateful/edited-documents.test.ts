// What the document states is read from it, so that an edit of the document is one edit.
import { expect, test } from "vitest";
import { createClient, unwrap } from "../../../src/index.js";
import { packagedDocuments } from "../../../src/testing/contract.js";
import { type MockDocument, startMock } from "../../../src/testing/index.js";
import { send } from "../../support/mock.js";
import { newTicket } from "./workspace.js";

interface Edited {
  paths: Record<string, object>;
  components: { schemas: Record<string, { enum?: string[]; properties?: Record<string, object> }> };
}

async function edited(edit: (document: Edited) => void): Promise<MockDocument[]> {
  const documents = structuredClone(await packagedDocuments());
  edit(documents[0] as unknown as Edited);
  return documents;
}

test("channels, and the defaults of a channel, a role and a type of comment, are those of the document", async () => {
  const documents = await edited(({ components: { schemas } }) => {
    schemas["TicketChannel"]?.enum?.push("fax");
    Object.assign(schemas["NewTicket"]?.properties?.["channel"] ?? {}, { default: "ui" });
    Object.assign(schemas["NewTeamMembers"]?.properties?.["organization_role"] ?? {}, { default: "Agent" });
    Object.assign(schemas["NewDraft"]?.properties?.["comment_type"] ?? {}, { default: "note" });
  });
  await using mock = await startMock({ stateful: true, documents: await packagedDocuments() });
  await mock.replace(documents);
  for (const channel of ["fax", "pigeon", undefined])
    await send(mock, "POST", "/tickets", { ...newTicket, channel });
  expect(mock.state.tickets.map(({ channel }) => channel)).toEqual(["fax", "ui", "ui"]);
  await send(mock, "POST", "/team-members", { emails: ["lea@acme.example"] });
  expect(mock.state.members.map((member) => member.organization_role)).toEqual(["Agent"]);
  const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "any-key" });
  const init = { params: { path: { ticket_id: "1" } }, body: { content: "Soon." } };
  expect((await unwrap(desk.POST("/tickets/{ticket_id}/drafts", init))).draft.comment_type).toBe("note");
});

const operation = {
  operationId: "listTags",
  security: [{ WorkspaceKey: [] }],
  responses: {
    200: {
      description: "The tags.",
      content: {
        "application/json": { schema: { type: "object" }, examples: { all: { value: { tags: ["vip"] } } } },
      },
    },
  },
};

test("an operation that the workspace does not know is refused in a sentence by the mock that remembers", async () => {
  const documents = await edited(({ paths }) => {
    paths["/tags"] = { get: operation };
  });
  await using mock = await startMock({ stateful: true, documents });
  const refused = await send(mock, "GET", "/tags");
  expect(refused.status).toBe(501);
  expect(await refused.text()).toMatch(/remembers nothing of GET \/tags, .+ mock\.prefer\(\\"listTags\\"/);
  mock.prefer("listTags", { code: 200 });
  expect(await (await send(mock, "GET", "/tags")).json()).toEqual({ tags: ["vip"] });
  await using plain = await startMock({ documents });
  expect(await (await send(plain, "GET", "/tags")).json()).toEqual({ tags: ["vip"] });
});

test.each([
  ["left-out", undefined],
  ["null", null],
  ["empty", {}],
] as const)("a new field that can be unset is shown as it is assumed: %s", async (answer, shown) => {
  const documents = await edited(({ components: { schemas } }) => {
    const { TeamMember = {} } = schemas;
    Object.assign(TeamMember.properties ?? {}, { phone: { type: "string" }, badge: { type: "object" } });
    const mark = { id: "team-members.unset-values", settledBy: { observe: "presence", places: ["badge"] } };
    Object.assign(TeamMember, { "x-not-shown": [mark] });
  });
  const seed = { members: [{ email: "lea@acme.example" }] };
  const assume = { "team-members.unset-values": answer };
  await using mock = await startMock({ stateful: true, documents, seed, assume });
  const { team_members } = await (await send(mock, "GET", "/team-members?page_number=1")).json();
  expect(team_members[0].badge).toEqual(shown);
  // Nothing marks this one.
  expect(team_members[0]).not.toHaveProperty("phone");
});
