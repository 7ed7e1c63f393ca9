// One table of what can stand for a value that nobody set. The types, validateResponses and the mock agree on it.
import { expect, test } from "vitest";
import {
  type Comment,
  type CommentAuthor,
  createClient,
  type ReportMetric,
  type Ticket,
  unwrap,
} from "../../src/desk/index.js";
import { startMock } from "../../src/desk/testing.js";
import { schemas as table } from "../../src/generated/schemas.js";
import { findMistakes } from "../../src/validate/index.js";
import { asDocumented } from "../support/guard.js";
import { newTicket } from "../support/test-desk.js";

type Row = [schema: string, field: string, value: unknown, isTaken: boolean];

/** Makes a row. The compiler refuses it if the type of the field says otherwise. */
const rowOf =
  <Type>(schema: string, field: string) =>
  <const Value>(value: Value, isTaken: Value extends Type ? true : false): Row => [
    schema,
    field,
    value,
    isTaken,
  ];

const group = rowOf<Ticket["group"]>("Ticket", "group");
const status = rowOf<Ticket["status"]>("Ticket", "status");
const priority = rowOf<Ticket["priority"]>("Ticket", "priority");
const assignee = rowOf<Ticket["assignee"]>("Ticket", "assignee");
const tags = rowOf<Ticket["tags"]>("Ticket", "tags");
const author = rowOf<CommentAuthor["name"]>("CommentAuthor", "name");
const mention = rowOf<Comment["mentions"][number]["email"]>("MentionedUser", "email");
const previous = rowOf<ReportMetric["previous"]>("ReportMetric", "previous");

const rows: Row[] = [
  ...[group(null, true), group("", true), status(null, true), status("", true)],
  ...[priority(null, true), priority("", false), priority({}, false)],
  ...[assignee(null, true), assignee("", false), assignee({}, false)],
  ...[tags(null, false), tags("", false), tags([] as string[], true)],
  ...[author(null, true), author("", true), mention(null, true), mention("", true)],
  ...[previous(null, true), previous("", false)],
];

test.each(rows)("%s.%s can be %j: %s", (schema, field, value, isTaken) => {
  const { components } = table;
  const mistakes = findMistakes({ [field]: value }, { ...components[schema], required: [] }, components);
  expect(mistakes.length === 0).toBe(isTaken);
});

test.each([
  ["left-out", undefined],
  ["null", null],
  ["empty", ""],
] as const)(
  "under the assumption %j, the mock shows a text as %j, and what the table takes",
  async (answer, shown) => {
    await using mock = await startMock({ stateful: true });
    mock.assume({ "tickets.unset-values": answer });
    const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "any-key" });
    desk.use(asDocumented);
    await unwrap(desk.POST("/tickets", { body: newTicket }));
    const { ticket } = await unwrap(
      desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "1" } } }),
    );
    expect(ticket.group).toBe(shown);
    for (const field of ["group", "status", "priority", "assignee", "tags"] as const) {
      const taken = rows.flatMap(([, name, value, isTaken]) => (name === field && isTaken ? [value] : []));
      expect([undefined, ...taken], field).toContainEqual(ticket[field]);
    }
    expect(mock.assumptions()).toContainEqual({ gap: "tickets.unset-values", answer, by: "test" });
  },
);
