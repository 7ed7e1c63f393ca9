// One table of what can stand for a value that nobody set. The types, validateResponses and the mock agree on it.
import { expect, test } from "vitest";
import { findGap, type GapId } from "../../src/desk/gaps.js";
import {
  type CommentAuthor,
  createClient,
  type MentionedUser,
  type ReportMetric,
  type Ticket,
  unwrap,
} from "../../src/desk/index.js";
import { type Assumptions, startMock } from "../../src/desk/testing.js";
import { schemas as table } from "../../src/generated/schemas.js";
import { findMistakes } from "../../src/validate/index.js";
import { asDocumented } from "../support/guard.js";
import { newTicket } from "../support/test-desk.js";

type Row = [schema: string, field: string, value: unknown, isTaken: boolean, gap: string];

/** Makes a row. While the gap is open, the compiler refuses the row if the type of the field says otherwise. */
const rowOf =
  <Type, Id extends string>(gap: Id, schema: string, field: string) =>
  <const Value>(
    value: Value,
    isTaken: Id extends GapId ? (Value extends Type ? true : false) : boolean,
  ): Row => [schema, field, value, isTaken, gap];

const ofTicket = "tickets.unset-values";
const ofComment = "comments.unset-values";
const ofMetric = "reports.metrics.previous";
const group = rowOf<Ticket["group"], typeof ofTicket>(ofTicket, "Ticket", "group");
const status = rowOf<Ticket["status"], typeof ofTicket>(ofTicket, "Ticket", "status");
const priority = rowOf<Ticket["priority"], typeof ofTicket>(ofTicket, "Ticket", "priority");
const assignee = rowOf<Ticket["assignee"], typeof ofTicket>(ofTicket, "Ticket", "assignee");
const tags = rowOf<Ticket["tags"], typeof ofTicket>(ofTicket, "Ticket", "tags");
const author = rowOf<CommentAuthor["name"], typeof ofComment>(ofComment, "CommentAuthor", "name");
const mention = rowOf<MentionedUser["email"], typeof ofComment>(ofComment, "MentionedUser", "email");
const previous = rowOf<ReportMetric["previous"], typeof ofMetric>(ofMetric, "ReportMetric", "previous");
const change = rowOf<ReportMetric["change_percentage"], typeof ofMetric>(
  ofMetric,
  "ReportMetric",
  "change_percentage",
);

const rows: Row[] = [
  // Without a check for undefined, reading the field does not compile.
  ...[group(undefined, true), assignee(undefined, true), previous(undefined, true), change(undefined, true)],
  ...[group(null, true), group("", true), status(null, true), status("", true)],
  ...[priority(null, true), priority("", false), priority({}, false)],
  ...[assignee(null, true), assignee("", false), assignee({}, false)],
  ...[tags(null, false), tags("", false), tags([] as string[], true)],
  ...[author(null, true), author("", true), mention(null, true), mention("", true)],
  ...[previous(null, true), previous("", false), change(null, true)],
];

test.for(rows)("%s.%s can be %j: %s", ([schema, field, value, isTaken, gap], { skip }) => {
  skip(findGap(gap) === undefined);
  const { components } = table;
  const mistakes = findMistakes({ [field]: value }, { ...components[schema], required: [] }, components);
  expect(mistakes.length === 0).toBe(isTaken);
});

// Without the second gap, the document can state a default.
const isOpen = [ofTicket, "tickets.create.defaults"].every((id) => findGap(id));

test.skipIf(!isOpen).each([
  ["left-out", undefined],
  ["null", null],
  ["empty", ""],
] as const)(
  "under the assumption %j, the mock shows a text as %j, and what the table takes",
  async (answer, shown) => {
    await using mock = await startMock({ stateful: true });
    mock.assume({ [ofTicket]: answer } as Assumptions);
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
    expect(mock.assumptions()).toContainEqual({ gap: ofTicket, answer, by: "test" });
  },
);
