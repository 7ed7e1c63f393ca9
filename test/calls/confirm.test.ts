import { expect, test } from "vitest";
import { testTool } from "../support/tools.js";

const args = { ticket_id: "7", content: "On its way." };
const created = () => Response.json({ draft: { id: "1" } }, { status: 201 });
const notConfirmed = {
  ok: false,
  summary:
    "POST /tickets/{ticket_id}/drafts: nobody confirmed the write. Nothing was sent: ask a person to confirm it.",
  outcome: "not-sent",
  gaps: [],
};

test.each([
  [undefined],
  [false],
  [() => false],
  [async () => false],
  // Anything but true does not confirm.
  ["true"],
  [1],
  [() => "no"],
  [() => ({ approved: true })],
])("a write with confirm: %s is not sent", async (confirm) => {
  const { tool, requests } = testTool("createDraft", created);
  expect(await tool.call(args, { confirm: confirm as never })).toEqual(notConfirmed);
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

test("a call that is cancelled while a person decides is not sent", async () => {
  const { tool, requests } = testTool("createDraft", created);
  const controller = new AbortController();
  const confirm = () => {
    controller.abort(new Error("cancelled"));
    return true;
  };
  await expect(tool.call(args, { signal: controller.signal, confirm })).rejects.toThrow("cancelled");
  expect(requests).toEqual([]);
});
