// One table of what can stand for a value that nobody set. The types and validateResponses agree on it.
import { expect, test } from "vitest";
import { findGap, type GapId } from "../../src/desk/gaps.js";
import type { CommentAuthor, MentionedUser, ReportMetric, Ticket } from "../../src/desk/index.js";
import { schemas as table } from "../../src/generated/schemas.js";
import { findMistakes } from "../../src/validate/index.js";

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
