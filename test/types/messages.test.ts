import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { findGap } from "../../src/desk/gaps.js";
import { compile, instantiations } from "../support/compiler.js";
import { documentedCalls } from "../support/documented-calls.js";
import { testFolder } from "../support/folder.js";

const params = '{ path: { ticket_id: "42" } }';
const custom = '{ params: { query: { range_type: "custom" } } }';
const comment = '{ author_email: "a@acme.example", content: "C", mentions: [{ email: "b@acme.example" }] }';

const mentionOf = (body: string) =>
  `desk.POST("/tickets/{ticket_id}/comments", { params: ${params}, body: ${body} })`;

/** A mistake, a part of the first line of its message, and the longest message, in characters. */
const mistakes: [call: string, firstLine: string, longest: number][] = [
  [`desk.GET(\`/tickets/\${id}\`)`, '"/tickets/{ticket_id}"', 400],
  [`desk.DELETE(\`/team-members/\${id}\`)`, '"/team-members/{team_member_id}"', 300],
  ['desk.POST("/ticket", { body })', '"/tickets"', 300],
  ['desk.GET("/tickets/{ticket_id}")', "Expected 2 arguments, but got 1.", 300],
  ['desk.POST("/tickets", { body: { ...body, cc: "b@mail.example" } })', "encodeRecipients", 300],
  ['desk.POST("/tickets", { body: { ...body, cc: ["b@mail.example"] } })', "encodeRecipients", 300],
  [
    'desk.POST("/tickets", { body: { ...body, prio: "low" } })',
    "'prio' does not exist in type 'NewTicket'",
    300,
  ],
  [`desk.GET("/reports/tickets", ${custom})`, "type 'CustomRange | NamedRange<RangeType> | undefined'", 300],
  // With page_number beside the range, the compiler explains an intersection, in three lines.
  [`desk.GET("/reports/agents", ${custom})`, "CustomRange | NamedRange<RangeType>", 400],
  [mentionOf(comment), "not assignable to type 'NewComment'", 300],
  ...whileOpen(
    "tickets.unset-values",
    ["ticket.assignee.name", "'ticket.assignee' is possibly 'null' or 'undefined'", 100],
    ["ticket.assignee !== undefined && ticket.assignee.name", "possibly 'null'", 100],
    ["ticket.assignee !== null && ticket.assignee.name", "possibly 'undefined'", 100],
  ),
  ...whileOpen("tickets.list", ['desk.GET("/tickets")', "Argument of type '\"/tickets\"' is not", 400]),
  ...whileOpen("tickets.fields", ["ticket.fields[0]?.field_value.length", "is of type 'unknown'", 100]),
  ...whileOpen(
    "reports.metrics.previous",
    ["report.ticket_statuses[0]?.value.previous.toFixed()", "possibly 'null' or 'undefined'", 100],
    ["report.ticket_statuses[0]?.value.change_percentage.toFixed()", "possibly 'null' or 'undefined'", 120],
  ),
];

/** Returns mistakes that compile after an edit of the document has closed the gap. */
function whileOpen(gap: string, ...open: typeof mistakes): typeof mistakes {
  return findGap(gap) ? open : [];
}

const client = `
  import { createClient, unwrap } from "support-desk-client";
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
`;
const source = `${client}
  const id: string = "42";
  const body = { email: "a@mail.example", subject: "S", description: "D" };
  const { ticket } = await unwrap(desk.GET("/tickets/{ticket_id}", { params: ${params} }));
  const report = await unwrap(desk.GET("/reports/tickets"));
  ${mistakes.map(([call]) => `void (${call});`).join("\n")}
`;
const found = compile(source).mistakes;

test("the compiler finds each of these mistakes once", () => {
  expect(found).toHaveLength(mistakes.length);
});

test.each(mistakes.map((mistake, index) => [...mistake, index] as const))(
  "the compiler names the mistake in %s, in a short message",
  (_, firstLine, longest, index) => {
    expect(found[index]?.split("\n")[0]).toContain(firstLine);
    expect(found[index]?.length).toBeLessThanOrEqual(longest);
  },
);

const folder = testFolder("test");

test("TypeScript 5.9 and 7.0 say that mentions work only with comment_type note", async () => {
  const code = `${client} void ${mentionOf(`{ ...${comment}, comment_type: "reply" }`)};`;
  const compiled = await folder.write(
    "mention.ts",
    code.replace("support-desk-client", resolve("dist/desk/index.js")),
  );
  const compiler = [
    "node_modules/typescript-7/bin/tsc",
    "--ignoreConfig",
    "--strict",
    "--noEmit",
    "--skipLibCheck",
  ];
  const { stdout } = spawnSync(process.execPath, [...compiler, "--module", "nodenext", compiled], {
    encoding: "utf8",
  });
  for (const message of [compile(code).mistakes.join(), stdout]) {
    expect(message).toContain("MentionsWorkOnlyWithCommentTypeNote");
  }
});

test("a call of each operation costs the compiler few types", () => {
  const all = instantiations(client + documentedCalls.map(({ source }) => `await ${source};`).join("\n"));
  // Each operation has its share, and each method with several paths.
  const methods = documentedCalls.map(({ name }) => name.split(" ")[0]);
  const several = new Set(methods.filter((method, index) => methods.indexOf(method) < index));
  const limit = 800 + 200 * documentedCalls.length + 100 * several.size;
  expect(all - instantiations("export {};")).toBeLessThanOrEqual(limit);
});
