import { expect, test } from "vitest";
import { packagedDocuments, readContract } from "../../src/testing/contract.js";
import { loadPrism } from "../../src/testing/prism.js";
import { Memory } from "../../src/testing/stateful/memory.js";
import { lastAdmin, type Move, unknownId, WorkspaceModel } from "../support/workspace-model.js";

const sequences = 200;
const calls = 300;

/** Numbers from 0 to below a limit, the same for the same seed. */
function series(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const parts = loadPrism();
const contract = await readContract(parts, await packagedDocuments());
const email = "boss@acme.example";
const memory = await Memory.create(
  { members: [{ email, organization_role: "Admin" }], adminRoles: ["Admin"] },
  {
    "errors.unknown-id": unknownId,
    "team-members.add.active": true,
    "team-members.remove.last-admin-status": lastAdmin,
    "tickets.updated-at": "unchanged",
  },
  contract,
);

test(`${sequences} sequences of ${calls} calls are answered as a model of the specification answers them`, async () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= sequences; seed += 1) {
    memory.reset();
    const [boss] = memory.workspace.members;
    const shown = { email, organization_role: "Admin" };
    const model = new WorkspaceModel([{ id: boss?.id ?? "", shown }], series(seed));
    for (let step = 1; step <= calls; step += 1) {
      const move = model.move(step);
      await make(move, `sequence ${seed}, call ${step}: ${JSON.stringify(move)}`);
      // The service says of members who were added only that they are listed.
      const added = model.members.filter(({ id }) => id === "");
      const { members } = added.length > 0 ? memory.workspace : { members: [] };
      for (const one of added) one.id = members.find((member) => member.email === one.shown.email)?.id ?? "";
      const kind = `${move.method} ${move.path.split(/[/?]/)[1]} ${move.status}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
  }
  for (const [kind, count] of seen) expect(count, kind).toBeGreaterThan(100);
  expect(seen.size).toBeGreaterThan(9);
});

/** Makes a move, and compares the answer with what is expected. */
async function make({ method, path, body, hasKey = true, status, expected, learn }: Move, name: string) {
  const { pathname, searchParams } = new URL(`http://localhost/api/external/v2${path}`);
  const url = { path: pathname, query: Object.fromEntries(searchParams) };
  const headers = { ...(hasKey && { "x-api-key": "key" }), "content-type": "application/json" };
  const request = { method, url, headers, body: body ?? null };
  const result = await memory.respond(parts, request, contract.operations);
  if (result._tag === "Left") throw result.left;
  const { output } = result.right;
  const text = JSON.stringify(output.body ?? null);
  expect(output.statusCode, `${name} ${text}`).toBe(status);
  if (expected !== undefined) expect(JSON.parse(text), name).toMatchObject(expected);
  learn?.(JSON.parse(text));
}
