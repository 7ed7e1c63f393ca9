// One table of requests that checkBody, tools and the mock judge alike. The command uses the checks of tools.
import { describe, expect, test } from "vitest";
import { parseExactJson } from "../../src/base/json.js";
import { operationOf } from "../../src/desk/call/operations.js";
import { findGap } from "../../src/desk/gaps.js";
import { checkBody } from "../../src/desk/validate.js";
import type { OperationIds } from "../../src/generated/operations.js";
import { mockOfFile, send } from "../support/mock.js";
import { testTool } from "../support/tools.js";

type Judge = "checkBody" | "tool" | "mock";

/** The first part of a request, and the arguments that the rows of a group add to it. */
type Group = [id: keyof OperationIds, usual: object, rows: Row[]];
/** The JSON of an argument, the mistake or that the request is taken, and those who judge otherwise. */
type Row = [argument: string, verdict: string, ...differ: Judge[]];

const isNameOpen = findGap("pagination.page-size-parameter" as string) !== undefined;
const taken = "taken";
const ticket = { email: "a@mail.example", subject: "S", description: "D" };
const reply = { ticket_id: "7", author_email: "a@mail.example", content: "C" };
const custom = { range_type: "custom", start_date: "2026-02-01", end_date: "2026-02-28" };
const uuid = "6f1d2c9e-3b7a-4a52-9c1f-0d8e5a7b4c21";
const due = (text: string): string => JSON.stringify({ resolution_due_date: text });
const assignee = (text: string): string => JSON.stringify({ assignee_email: text });
const isDateTime = "resolution_due_date must be a date and time";
const lacksOffset =
  "resolution_due_date must have an offset, such as Z at its end (our choice: timestamps.offset)";
const isAddress = "assignee_email must be an e-mail address";
const isTicketId = "ticket_id must be a UUID or a number";
const link = (...links: unknown[]): string => JSON.stringify({ customer: { links } });

const groups: Group[] = [
  [
    "createTicket",
    ticket,
    [
      ["{}", taken],
      [due("2026-02-28T10:00:00Z"), taken],
      [due("2026-02-29T00:00:00Z"), isDateTime],
      [due("2026-02-28"), isDateTime],
      [due("2026-02-28T10:00:00"), lacksOffset],
      [due("2026-02-28T10:00:00.5"), lacksOffset],
      ['{"resolution_due_date":1772272800}', isDateTime],
      [assignee("a"), isAddress],
      [assignee("a\u0000b@mail.example"), isAddress],
      ['{"email":"anything"}', taken],
      ['{"email":null}', "email must be a text"],
      ['{"channel":"ui"}', taken],
      [
        '{"channel":"fax"}',
        "channel must be one of email, ui, twitter, chat, form, api, whatsapp, telephony (our choice: the service would use api)",
        "mock",
      ],
      ['{"priority":"asap"}', "priority must be one of low, medium, high, urgent"],
      ['{"status":"in_review"}', taken],
      ['{"status":null}', "status must be a text"],
      ['{"tags":[]}', taken],
      ['{"tags":"a"}', "tags must be a list"],
      ['{"tags":["a",1]}', "tags[1] must be a text"],
      ['{"subject":7}', "subject must be a text"],
      ['{"subject":""}', taken],
      ['{"emial":"a"}', "emial is unknown (did you mean email?)"],
      ['{"to":"[\\"a@mail.example\\"]"}', taken],
      ['{"to":["a@mail.example"]}', "to must be a list as JSON in a text", "tool"],
      ['{"cc":"a@mail.example"}', "cc must be a list as JSON in a text"],
      ['{"to":"{}"}', "to must be a list as JSON in a text"],
      ['{"ticket_fields":{"Size":2,"Gone":null,"Deep":{"a":[1.5]}}}', taken],
      ['{"ticket_fields":[]}', "ticket_fields must be an object", "tool"],
      ['{"ticket_fields":{"a":9007199254740991}}', taken],
      [
        '{"ticket_fields":{"a":9007199254740993}}',
        "ticket_fields.a must be at most 9007199254740991, or a text",
      ],
      ['{"ticket_fields":{"a":[12345678901234567890]}}', "ticket_fields.a[0] must be at most"],
      ['{"ticket_fields":{"a":1e400}}', "ticket_fields.a cannot be written as JSON"],
    ],
  ],
  [
    "createComment",
    reply,
    [
      ["{}", taken],
      [`{"ticket_id":"${uuid}"}`, taken],
      ['{"ticket_id":1042}', taken],
      ['{"ticket_id":"abc"}', isTicketId],
      ['{"ticket_id":true}', isTicketId],
      ['{"comment_type":"mail"}', "comment_type must be one of reply, note"],
      ['{"comment_type":"note","mentions":[{"email":"b@mail.example"}]}', taken],
      ['{"comment_type":"note","mentions":[{}]}', "mentions[0].email is missing"],
      ['{"mentions":[{"email":"b@mail.example"}]}', "mentions works only with comment_type=note"],
      ['{"content":null}', "content must be a text"],
    ],
  ],
  [
    "createDraft",
    { ticket_id: "7", content: "C" },
    [
      ['{"content":" \\n"}', "content must not be blank"],
      ['{"comment_type":"mail"}', "comment_type must be one of reply, note"],
    ],
  ],
  [
    "createCustomer",
    {},
    [
      ['{"customer":{"emails":["a",{"email":"b","primary":true}],"time_zone":"Mars/Base"}}', taken],
      ['{"customer":{"emails":[7]}}', "customer.emails[0] must be a text or an object"],
      [
        '{"customer":{"emails":[{"emial":"a"}]}}',
        "customer.emails[0].emial is unknown (did you mean email?)",
      ],
      ['{"customer":{"emails":null}}', "customer.emails must be a list"],
      [link("https://mail.example/a", { url: "urn:a" }), taken],
      [link("mail.example"), "customer.links[0] must be a link with a scheme"],
      [link({ url: "a b" }), "customer.links[0].url must be a link with a scheme"],
      ["{}", "customer is missing"],
    ],
  ],
  [
    "addTeamMembers",
    {},
    [
      ['{"emails":["a@localhost"],"send_invitation_email":"false"}', taken],
      ['{"emails":["a"]}', "emails[0] must be an e-mail address"],
      ['{"send_invitation_email":false}', "send_invitation_email must be one of true, false"],
    ],
  ],
  [
    "listTeamMembers",
    {},
    [
      ['{"page_number":1}', taken],
      ['{"page_number":0}', "page_number must be at least 1"],
      ['{"page_number":1.5}', "page_number must be a whole number"],
      [
        '{"page_size":100}',
        `page_size is unknown${isNameOpen ? ": the specification does not show such a parameter's name (pagination.page-size-parameter)" : ""}`,
      ],
    ],
  ],
  [
    "getAgentReport",
    custom,
    [
      ["{}", taken],
      ['{"start_date":"2026-02-29"}', "start_date must be a day"],
      ['{"end_date":"2026-02-28T00:00:00Z"}', "end_date must be a day"],
      ['{"range_type":"today"}', "range_type must be one of last_7_days"],
    ],
  ],
];

const rows = groups.flatMap(([id, usual, own]) => own.map((row) => ({ id, usual, row })));

describe("a request gets the same verdict of all", async () => {
  const mock = await mockOfFile();

  test.each(rows)("$id $row", async ({ id, usual, row: [argument, verdict, ...differ] }) => {
    const added = JSON.parse(argument) as Record<string, unknown>;
    const args = { ...usual, ...added };
    const { method, path, parameters } = operationOf(id);
    const inUrl = Object.keys(parameters.properties ?? {});
    const query = inUrl.filter((name) => !path.includes(`{${name}}`));
    const isOfBody = ([name]: [string, unknown]) => !inUrl.includes(name);
    const body = Object.fromEntries(Object.entries(args).filter(isOfBody));
    const hasBody = method !== "GET" && Object.entries(added).every(isOfBody);
    const { ok, summary } = Object(await testTool(id).tool.preview(args));

    const judges: Partial<Record<Judge, readonly string[]>> = {
      ...(hasBody && { checkBody: checkBody(id as "createTicket", body) }),
      tool: ok ? [] : [summary],
    };
    for (const [judge, mistakes] of Object.entries(judges)) {
      const expected =
        verdict === taken || differ.includes(judge as Judge) ? [] : [expect.stringContaining(verdict)];
      expect(mistakes, judge).toEqual(expected);
    }

    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(args, name)));
    const search = query.flatMap((name) => (name in args ? `${name}=${Reflect.get(args, name)}` : []));
    const inQuery = Object.keys(added).filter((name) => method === "GET" && !query.includes(name));
    const all = [...search, ...inQuery.map((name) => `${name}=${added[name]}`)].join("&");
    // The text keeps numbers that JavaScript cannot hold.
    const text = JSON.stringify(body)
      .replace(/}$/, `,${argument.slice(1)}`)
      .replace(/,}$/, "}")
      .replace("{,", "{");
    const isExact = hasBody && Object.keys(added).length > 0;
    const sent = method === "GET" ? undefined : isExact ? text : JSON.stringify(body);
    await send(mock, method, `${url}?${all}`, sent);
    const violations = mock.requests.at(-1)?.violations ?? [];
    expect(violations.length === 0, `mock: ${violations}`).toBe(
      (verdict === taken) !== differ.includes("mock"),
    );
    // The mock and checkBody have the same words, unless the mock refuses to read a number.
    const isRead = parseExactJson(argument).problem === undefined && violations.length > 0;
    if (judges.checkBody && isRead) expect(violations).toEqual(judges.checkBody);
  });
});
