import { expect, test } from "vitest";
import { readPairs } from "../../src/desk/call/arguments.js";
import { operationOf } from "../../src/desk/call/operations.js";
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
  ["a text that begins like JSON is an item of a list in JSON", ['tags=["[a"]'], { tags: ["[a"] }],
  ["only lists and objects are JSON", ["group=[a", 'name={"a":1}'], { group: "[a", name: '{"a":1}' }],
  ["an object is JSON", ['ticket_fields={"Size":2}'], { ticket_fields: { Size: 2 } }],
  ["a text stays a text", ["group=12", "name=a=b\nc"], { group: "12", name: "a=b\nc" }],
])("%s", async (_, pairs, body) => {
  const { tool } = testTool("createTicket");
  const preview = await tool.preview(readPairs([...usual, ...pairs], operationOf("createTicket")));
  const sent = JSON.parse(String(Object(preview).body));
  expect(sent).toEqual({ email: "a@mail.example", subject: "S", description: "", ...body });
});

test.each([
  ["=C", "=C must be <name>=<value>."],
  ["C", "C must be <name>=<value>."],
  [
    'ticket_fields={"n":12345678901234567890}',
    "ticket_fields has a number that would become another one (12345678901234567890): write it as a text.",
  ],
  ['tags=["a",', "tags is not JSON."],
  ['to=["x@mail.example"', "to is not JSON."],
  ['ticket_fields={"a":1', "ticket_fields is not JSON."],
  ["subject=A subject=B", "subject is given twice, but is not a list."],
  ['ticket_fields={"n":1e400}', "(1e400)"],
  ['ticket_fields={"n":0.10000000000000000001}', "(0.10000000000000000001)"],
])("%s is a mistake", (pairs, message) => {
  expect(() => readPairs(pairs.split(" "), operationOf("createTicket"))).toThrow(message);
});

test.each([["tags="], ["tags=a", "tags="], ["cc="]])(
  "%j is a mistake, and names the empty list",
  (...pairs) => {
    const [name] = String(pairs[0]).split("=");
    expect(() => readPairs(pairs, operationOf("createTicket"))).toThrow(
      `${name}= has no value: an empty list is ${name}=[].`,
    );
  },
);

test("a number that has other digits in JavaScript, and the same value, is taken", () => {
  const pair = 'ticket_fields={"a":[-0,1.50,1e3,1E-7,0.1,"12345678901234567890",5e-324]}';
  expect(readPairs([pair], operationOf("createTicket"))).toMatchObject({
    ticket_fields: { a: { length: 7 } },
  });
});

test.each([
  ["createTicket", [...usual, 'tags={"a":1}'], "tags[0] must be a text"],
  ["createTicket", [...usual, 'cc=["a"]', "cc=b"], "cc[0] must be a text"],
  ["createTicket", [...usual, "tag=a", "tag=b"], "tag is unknown (did you mean tags?)"],
  ["listTeamMembers", ["page_number=two"], "page_number must be a whole number"],
  ["listTeamMembers", ["page_number="], "page_number must be a whole number"],
  ["listTeamMembers", ["__proto__=1"], "__proto__ is unknown"],
])("%s %j has a mistake that the checks find", async (id, pairs, mistake) => {
  const { tool } = testTool(id);
  const { summary } = Object(await tool.preview(readPairs(pairs, operationOf(id))));
  expect(summary).toContain(mistake);
});
