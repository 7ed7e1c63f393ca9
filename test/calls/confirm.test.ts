import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { testTool } from "../support/tools.js";

const args = { ticket_id: "7", content: "On its way." };
const created = () => Response.json({ draft: { id: "1" } }, { status: 201 });
const notSent = (why: string) => {
  return { ok: false, outcome: "not-sent", gaps: [], summary: `POST /tickets/{ticket_id}/drafts: ${why}` };
};
const nobody = "nobody confirmed the write. Nothing was sent: ask a person to confirm it.";
const refused = "nothing was sent. The person refused. Do not ask again.";

test.each<[confirm: unknown, why: string]>([
  [undefined, nobody],
  [false, nobody],
  [() => false, refused],
  [async () => false, refused],
  // Anything but true does not confirm.
  ["true", nobody],
  [1, nobody],
  [() => undefined, nobody],
  [() => "no", nobody],
  [() => ({ approved: true }), nobody],
])("a write with confirm: %s is not sent", async (confirm, why) => {
  const { tool, requests } = testTool("createDraft", created);
  expect(await tool.call(args, { confirm: confirm as never })).toEqual(notSent(why));
  expect(requests).toEqual([]);
});

test.each([[true], [() => true], [async () => true]])(
  "a write with confirm: %s is sent once",
  async (confirm) => {
    const { tool, requests } = testTool("createDraft", created);
    expect(await tool.call(args, { confirm })).toEqual({ ok: true, data: { draft: { id: "1" } } });
    expect(requests).toHaveLength(1);
  },
);

test("a read needs nobody", async () => {
  const { tool, requests } = testTool("listForms");
  expect(await tool.call(undefined, { confirm: () => expect.unreachable() })).toMatchObject({ ok: true });
  expect(requests).toHaveLength(1);
});

test("an error of confirm rejects, so that a framework can interrupt the agent", async () => {
  const { tool, requests } = testTool("createDraft", created);
  const interrupt = new Error("interrupt");
  const confirm = () => Promise.reject(interrupt);
  await expect(tool.call(args, { confirm })).rejects.toBe(interrupt);
  expect(requests).toEqual([]);
});

const cancelled = notSent("the call was cancelled. Nothing was sent.");

test.each<[name: string, confirm: () => unknown]>([
  ["confirms", () => true],
  ["never decides", () => new Promise(() => {})],
  ["fails later", () => setImmediate().then(() => Promise.reject(new Error("late")))],
])("a call that is cancelled while a person %s is not sent", async (_, confirm) => {
  const { tool, requests } = testTool("createDraft", created);
  const controller = new AbortController();
  const asked = () => {
    controller.abort(new Error("cancelled"));
    return confirm() as boolean;
  };
  expect(await tool.call(args, { signal: controller.signal, confirm: asked })).toEqual(cancelled);
  await setImmediate();
  expect(requests).toEqual([]);
});

test("nobody is asked about a write that is already cancelled", async () => {
  const { tool, requests } = testTool("createDraft", created);
  const signal = AbortSignal.abort(new Error("cancelled"));
  for (const confirm of [true, () => expect.unreachable()]) {
    expect(await tool.call(args, { signal, confirm })).toEqual(cancelled);
  }
  expect(requests).toEqual([]);
});

test.each([["createDraft", args] as const, ["listForms", {}] as const])(
  "%s with a wrong signal is not sent, and is a mistake of the app",
  async (id, given) => {
    const { tool, requests } = testTool(id, created);
    const confirm = () => expect.unreachable();
    expect(await tool.call(given, { confirm, signal: {} as never })).toMatchObject({
      outcome: "not-sent",
      summary: expect.stringMatching(/: signal must be an AbortSignal\. .+ a mistake of the app, /),
    });
    expect(requests).toEqual([]);
  },
);
