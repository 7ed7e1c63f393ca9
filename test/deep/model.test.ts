import { expect, test } from "vitest";
import { packagedDocuments, readContract } from "../../src/testing/contract.js";
import { loadPrism, type PrismRequest } from "../../src/testing/prism.js";
import { Memory } from "../../src/testing/stateful/memory.js";
import { lastAdmin, type ModelCall, unknownId, WorkspaceModel } from "../support/workspace-model.js";

const sequences = 200;
const calls = 300;
const unknown = "00000000-0000-4000-8000-000000000000";

/** Numbers from 0 to below a limit, the same for the same seed. */
function series(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function nextCall(model: WorkspaceModel, below: (limit: number) => number, step: number): ModelCall {
  const one = <Item>(...items: Item[]) => items[below(items.length)] as Item;
  const ticket = model.tickets[below(model.tickets.length)];
  const member = model.members[below(model.members.length)];
  if (member === undefined) {
    const body = { emails: [`member-${step}@acme.example`], organization_role: "Admin" };
    return { method: "POST", path: "/team-members", body };
  }
  const ticketKey = below(10) === 0 ? unknown : one(ticket?.id ?? "1", String(ticket?.number ?? 1));
  const email = member.shown.email;
  const memberPath = `/team-members/${below(10) === 0 ? unknown : member.id}`;
  const comments = `/tickets/${ticketKey}/comments`;
  const page = `?page_number=${1 + below(Math.max(1, Math.ceil(model.members.length / 30)))}`;
  const text = one("A", "<b>ü</b>", `Text ${step}`, "x\u2028y");
  const change = one<Record<string, unknown>>(
    { first_name: text },
    { time_zone: one("Europe/Lisbon", "Here/There"), last_name: "B" },
    { organization_role: one("Standard", "Admin") },
    { email: `moved-${step}@acme.example`, active: below(2) === 0 },
  );
  const comment = { author_email: email, content: text };
  return one<() => ModelCall>(
    () => ({
      method: "POST",
      path: "/tickets",
      body: {
        email: `customer-${below(20)}@mail.example`,
        subject: text,
        description: text,
        status: one("new", "open", "custom"),
        priority: one("low", "medium", "high", "urgent"),
        ...(below(2) === 0 && { tags: [text], category: "Refund" }),
      },
    }),
    () => ({ method: "GET", path: `/tickets/${ticketKey}` }),
    () => ({ method: "POST", path: comments, body: comment }),
    () => ({
      method: "POST",
      path: comments,
      body: { ...comment, comment_type: "note", mentions: below(2) === 0 ? [] : [{ email }] },
    }),
    () => ({ method: "GET", path: `${comments}?page_number=1` }),
    () => ({
      method: "GET",
      path: `${comments}/${below(4) === 0 ? unknown : ticket?.comments[0]?.id || unknown}`,
    }),
    () => ({
      method: "POST",
      path: `/tickets/${ticketKey}/drafts`,
      body: { content: text, ...(below(2) === 0 && { comment_type: "note" }) },
    }),
    () => ({
      method: "POST",
      path: "/team-members",
      body: {
        emails: Array.from({ length: 1 + below(3) }, (_, index) => `member-${step}-${index}@acme.example`),
        ...(below(3) === 0 && { organization_role: "Admin" }),
      },
    }),
    () => ({ method: "GET", path: `/team-members${page}` }),
    () => ({ method: "GET", path: memberPath }),
    () => ({ method: "PATCH", path: memberPath, body: change }),
    () => ({ method: "DELETE", path: memberPath }),
    () => ({ method: "GET", path: "/team-members?page_number=1", hasKey: false }),
  )();
}

test(`${sequences} sequences of ${calls} calls are answered as a model of the specification answers them`, async () => {
  const parts = loadPrism();
  const contract = await readContract(parts, await packagedDocuments());
  const memory = await Memory.create(
    {
      members: [
        {
          id: "2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12",
          email: "boss@acme.example",
          organization_role: "Admin",
        },
      ],
      adminRoles: ["Admin"],
    },
    {
      "errors.unknown-id": unknownId,
      "team-members.add.active": true,
      "team-members.remove.last-admin-status": lastAdmin,
      "tickets.updated-at": "unchanged",
    },
    contract,
  );
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= sequences; seed += 1) {
    memory.reset();
    const [boss] = memory.workspace.members;
    const model = new WorkspaceModel([
      { id: boss?.id ?? "", shown: { email: "boss@acme.example", organization_role: "Admin" } },
    ]);
    const below = series(seed);
    for (let step = 1; step <= calls; step += 1) {
      const call = nextCall(model, below, step);
      const expected = model.answer(call);
      const { pathname, searchParams } = new URL(`http://localhost/api/external/v2${call.path}`);
      const result = await memory.respond(
        parts,
        {
          method: call.method.toLowerCase() as PrismRequest["method"],
          url: { path: pathname, query: Object.fromEntries(searchParams) },
          headers: {
            ...(call.hasKey !== false && { "x-api-key": "key" }),
            ...(call.body && { "content-type": "application/json" }),
          },
          body: call.body ?? null,
        },
        contract.operations,
      );
      if (result._tag === "Left") throw result.left;
      const { statusCode: status, body } = result.right.output;
      const text = body === undefined ? "" : JSON.stringify(body);
      const answer = text === "" ? undefined : JSON.parse(text);
      const name = `sequence ${seed}, call ${step}: ${call.method} ${call.path} ${JSON.stringify(call.body)}`;
      expect(status, `${name} ${text}`).toBe(expected.status);
      if (expected.body !== undefined) expect(answer, name).toMatchObject(expected.body);
      expected.learn?.(answer);
      // The service says of members who were added only that they are listed.
      const added = model.members.filter(({ id }) => id === "");
      const { members } = added.length > 0 ? memory.workspace : { members: [] };
      for (const one of added) one.id = members.find(({ email }) => email === one.shown.email)?.id ?? "";
      const kind = `${call.method} ${call.path.split("/")[1]?.split("?")[0]} ${status}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
  }
  for (const [kind, count] of seen) expect(count, kind).toBeGreaterThan(100);
  expect(seen.size).toBeGreaterThan(9);
});
