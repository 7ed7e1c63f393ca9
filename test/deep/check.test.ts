import { afterEach, expect, test, vi } from "vitest";
import { checkWorkspace } from "../../src/desk/check/check.js";
import type { ClientOptions } from "../../src/desk/index.js";
import { runCommand } from "../support/command.js";
import { documentedCalls } from "../support/documented-calls.js";
import { json, serve } from "../support/server.js";
import { answer, baseUrl, fail, never } from "../support/test-desk.js";

/** A marker in every value that a test plants into a response, and in the key. */
const planted = "PLANTED";
const apiKey = `${planted}-key-0123456789`;

/** The reads of a check without a ticket, and those of a ticket. An edit can remove an operation. */
const reads = [
  "team-members",
  "forms",
  ...["agents", "groups", "surveys", "tickets"].map((one) => `reports/${one}`),
]
  .map((path) => `GET /${path}`)
  .filter((read) => documentedCalls.some(({ name }) => name === read));
const ticketReads = ["GET /tickets/{ticket_id}", "GET /tickets/{ticket_id}/comments"];

/** Returns the first example of the success of a read, by its address. */
function exampleOf(url: string) {
  const path = new URL(url).pathname
    .replace("/api/external/v2", "")
    .replace(/\/tickets\/[^/]+/, "/tickets/{ticket_id}");
  return Object(documentedCalls.find(({ name }) => name === `GET ${path}`)?.data);
}

/** Responds in place of the workspace, or lets a read through. */
type InFront = (url: URL) => Response | Promise<Response> | undefined;

/** Checks a workspace that responds with the examples of the document, and returns what the command prints. */
async function check(inFront: InFront = () => undefined, options: object = {}, ticket?: string) {
  const asked: string[] = [];
  const fetch = async (url: string) => {
    asked.push(url);
    return (await inFront(new URL(url))) ?? Response.json(exampleOf(url));
  };
  const report = await checkWorkspace(
    { baseUrl, apiKey, maxRetries: 0, fetch, ...options } as ClientOptions,
    ticket,
  );
  expect(report.text).not.toContain(planted);
  return { ...report, asked };
}

/** Responds to one read in another way. */
const only =
  (end: string, respond: () => Response | Promise<Response>): InFront =>
  ({ pathname }) =>
    pathname.endsWith(end) ? respond() : undefined;

const linesOf = (names: readonly string[]) => names.map((name) => `  ${name}: 200`);

test("a check makes six reads", async () => {
  const { text, asked, ...report } = await check();
  const urls = [
    "/team-members?page_number=1",
    "/forms",
    "/reports/agents?range_type=last_7_days&page_number=1",
    "/reports/groups?range_type=last_7_days&page_number=1",
    "/reports/surveys?range_type=last_7_days",
    "/reports/tickets?range_type=last_7_days",
  ];
  expect(asked.map((url) => url.replace(baseUrl, ""))).toEqual(
    urls.filter((url) => reads.includes(`GET ${url.split("?")[0]}`)),
  );
  expect(report).toEqual({ reached: "accepted", isFine: true });
  expect(text.split("\n")).toEqual([
    "Reached: accepted. The workspace accepted the key. Create the client with the same options.",
    ...linesOf(reads),
  ]);
});

test("a check reads a ticket and its comments, if you name one", async () => {
  const { text, asked, isFine } = await check(undefined, {}, "1042");
  expect(asked.slice(0, 2).map((url) => url.replace(baseUrl, ""))).toEqual([
    "/tickets/1042",
    "/tickets/1042/comments?page_number=1",
  ]);
  expect(text.split("\n").slice(1)).toEqual(linesOf([...ticketReads, ...reads]));
  expect(isFine).toBe(true);
});

const html = (status: number) => answer(`<p>${planted}</p>`, status, { "content-type": "text/html" });
const failure = (status: number) => answer({ error: planted }, status);
const elsewhere = { baseUrl: "https://acme.desk.example" };
const nextSteps = {
  refused:
    /belongs to one workspace, can expire, and may lack permissions: check the key and the host together\./,
  "no host": /the host could not be reached: check the workspace and the host, or the base URL\./,
  unknown: /Check the workspace, the host and the base URL: .* run this again\./,
  mock: /so it shows nothing about a workspace\./,
};

test.each<[what: string, inFront: InFront, reached: keyof typeof nextSteps, asked: number, options?: object]>(
  [
    ["a 401", failure(401), "refused", 1],
    ["a 401 without the prefix", failure(401), "refused", 1, elsewhere],
    ["a 403", failure(403), "refused", reads.length],
    ["a 403 without the prefix, which a proxy can send", failure(403), "unknown", reads.length, elsewhere],
    ["a 404", failure(404), "unknown", reads.length],
    ["a 503", failure(503), "unknown", reads.length],
    ["a redirect", answer("", 302, { location: "https://sso.example/" }), "unknown", reads.length],
    ["a page", html(200), "unknown", reads.length],
    ["no response", fail("ECONNRESET"), "unknown", 1],
    ["no connection", fail("ENOTFOUND"), "no host", 1],
    [
      "the header of a mock",
      (url) => Response.json(exampleOf(`${url}`), { headers: { "sl-mock": "1" } }),
      "mock",
      reads.length,
    ],
    ["a 404 of a mock", answer("", 404, { "sl-mock": "1" }), "mock", reads.length, elsewhere],
  ],
)("if each read gets %s, the report says what to do", async (_, inFront, reached, count, options) => {
  const { text, asked, ...report } = await check(inFront, options);
  expect(report).toMatchObject({ reached, isFine: reached === "mock" && options === undefined });
  expect(text).toMatch(new RegExp(`^Reached: ${reached}\\. .*${nextSteps[reached].source}\n`));
  expect(text.includes("\nThe base URL does not end with /api")).toBe(options === elsewhere);
  expect(asked).toHaveLength(count);
});

test("a 403 of one read is no difference from the document, says nothing against the base URL, and names the gaps of permissions and limits", async () => {
  const { text, ...report } = await check(only("/reports/agents", failure(403)), elsewhere);
  expect(report).toMatchObject({ reached: "accepted", isFine: true });
  expect(text.split("\n").slice(3, 5)).toEqual([
    "  GET /reports/agents: refused (403). Not shown, and perhaps the cause: auth.permissions, limits.rate.",
    "  GET /reports/groups: 200",
  ]);
});

test("each difference from the document has a line below its read, with its gaps", async () => {
  const forms = [{ id: 1, title: planted, slug: 5 }, { slug: 5 }];
  const { text, ...report } = await check(only("/forms", answer({ forms, kb_details: {} })));
  expect(report).toMatchObject({ reached: "accepted", isFine: false });
  expect(text.split("\n").slice(2)).toEqual([
    "  GET /forms: 200",
    "    wrong type at /forms/0/id (documented: string)",
    "    wrong type at /forms/0/slug (documented: string), 2 times [not shown there: forms.unset-values]",
    expect.stringMatching(/^ {4}no value at \/forms\/1\/id .*responses\.listed-fields/),
    ...linesOf(reads.slice(2)),
  ]);
});

test.each([
  ["a ticket that the workspace does not know", 404, {}],
  ["a refusal of a mock", 501, { "sl-mock": "1", "sl-not-shown": `errors.unknown-id, ${planted}` }],
])("%s is a failure, with the gap of unknown ids", async (_, status, headers) => {
  const { text, isFine } = await check(only("/tickets/7", answer({}, status, headers)), {}, "7");
  expect(isFine).toBe(false);
  const cause = "Not shown, and perhaps the cause: errors.unknown-id.";
  expect(text).toContain(`\n  GET /tickets/{ticket_id}: failed (${status}). ${cause}\n`);
});

test.each<[what: string, respond: () => Promise<Response>, reason: string]>([
  ["network", fail("ECONNRESET"), "ECONNRESET"],
  ["network, without a code", () => Promise.reject(new TypeError("fetch failed")), "network"],
  ["too late", () => never, "timeout"],
])(
  "a read without a response was not compared, and the next ones are made: %s",
  async (_, respond, reason) => {
    const { text, asked, ...report } = await check(only("/reports/groups", respond), { timeout: 1_000 });
    expect(report).toMatchObject({ reached: "accepted", isFine: false });
    expect(text).toContain(`\n  GET /reports/groups: no response (${reason})\n`);
    expect(asked).toHaveLength(reads.length);
  },
);

test("the name of a field cannot forge a line, or show the key", async () => {
  const changed = { forms: [], kb_details: {}, [`\nforged\u001b[2J${apiKey}`]: 1 };
  const { text } = await check(only("/forms", answer(changed)));
  expect(text).toContain("\n    unknown field at /\\u000aforged\\u001b[2J[redacted]");
});

test.each(["", ".", "..", "a/b", "new"])(
  "the ticket %j is refused before anything is sent",
  async (ticket) => {
    const inFront = vi.fn<InFront>();
    await expect(check(inFront, {}, ticket)).rejects.toThrow(
      /^ticket must be the number or id of a ticket\.$/,
    );
    expect(inFront).not.toHaveBeenCalled();
  },
);

afterEach(() => vi.unstubAllEnvs());

test.each<[code: number, more: object]>([
  [0, {}],
  [1, { more: 1 }],
])(
  "the command sends the key of the environment, and exits with %i after responses with %j",
  async (expected, more) => {
    vi.stubEnv("SUPPORT_DESK_API_KEY", apiKey);
    await using server = await serve(({ url }, response) =>
      json(response, 200, { ...exampleOf(`http://127.0.0.1${url}`), ...more }),
    );
    const { code, output } = await runCommand("check", "--base-url", server.baseUrl, "--ticket", "7");
    expect([code, output]).toEqual([expected, expect.stringContaining("Reached: accepted. ")]);
    expect(server.requests.map(({ headers }) => headers["x-api-key"])).toEqual(
      [...ticketReads, ...reads].map(() => apiKey),
    );
  },
);
