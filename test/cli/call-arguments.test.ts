import { expect, test } from "vitest";
import { readPairs } from "../../src/desk/call/arguments.js";
import { testTool } from "../support/tools.js";

const usual = ["email=a@mail.example", "subject=S", "description="];

test.each<[name: string, args: string[], body: object]>([
  ["a repeated name makes a list", ["tags=a", "tags=b"], { tags: ["a", "b"] }],
  ["a list has one item", ["tags=1"], { tags: ["1"] }],
  ["a list can be empty", ["tags=[]"], { tags: [] }],
  ["a list can be JSON", ['tags=["a","b"]'], { tags: ["a", "b"] }],
  [
    "recipients are encoded",
    ["cc=a@mail.example", "to=b", "to=c"],
    { cc: '["a@mail.example"]', to: '["b","c"]' },
  ],
  ["encoded recipients stay", ['cc=["a@mail.example"]'], { cc: '["a@mail.example"]' }],
  ["an object is JSON", ['ticket_fields={"Size":2}'], { ticket_fields: { Size: 2 } }],
  ["a text stays a text", ["group=12", "name=a=b\nc"], { group: "12", name: "a=b\nc" }],
])("%s", async (_, pairs, body) => {
  const { tool } = testTool("createTicket");
  const preview = await tool.preview(readPairs([...usual, ...pairs], tool.inputSchema));
  const sent = JSON.parse(String(Object(preview).body));
  expect(sent).toEqual({ email: "a@mail.example", subject: "S", description: "", ...body });
});

test.each([
  ["contnt=C", "There is no argument contnt. Did you mean content?"],
  ["__proto__=1", "There is no argument __proto__."],
  ["toString=1", "There is no argument toString."],
  ["=C", "=C must be <name>=<value>."],
  ["C", "C must be <name>=<value>."],
])("%s is a mistake", (pair, message) => {
  const { tool } = testTool("createDraft");
  expect(() => readPairs([pair], tool.inputSchema)).toThrow(message);
});

test.each([["tags="], ["tags=a", "tags="], ["cc="]])(
  "%j is a mistake, and names the empty list",
  (...pairs) => {
    const { tool } = testTool("createTicket");
    const [name] = String(pairs[0]).split("=");
    expect(() => readPairs(pairs, tool.inputSchema)).toThrow(
      `${name}= has no value: an empty list is ${name}=[].`,
    );
  },
);

test.each([
  ["createDraft", ["ticket_id=1", "content=A", "content=B"], "/content"],
  ["createDraft", ["ticket_id=", "content=C"], "/ticket_id"],
  ["listTeamMembers", ["page_number=two"], "/page_number"],
  ["listTeamMembers", ["page_number="], "/page_number"],
  ["createTicket", [...usual, "ticket_fields=1"], "/ticket_fields"],
])("%s %j has a value of a wrong type", async (id, pairs, location) => {
  const { tool } = testTool(id);
  const { summary } = Object(await tool.preview(readPairs(pairs, tool.inputSchema)));
  expect(summary).toContain(`wrong type at ${location}`);
});
