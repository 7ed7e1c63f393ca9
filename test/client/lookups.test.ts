import { expect, test } from "vitest";
import {
  type Client,
  createV1Client,
  lookForComments,
  lookForTickets,
  type Ticket,
  throwing,
} from "../../src/desk/index.js";
import { type AnyOptions, answer, fail, type Respond, testDesk } from "../support/test-desk.js";

const now = { waits: [0] };
const thrice = { waits: [0, 0, 0] };

/** A page of comments with these contents. */
const page = (contents: string[], total_pages = 1, current_page_number = 1) =>
  Response.json({
    comments: contents.map((content, index) => ({ id: `${current_page_number}-${index}`, content })),
    pagination: {
      total_records: contents.length * total_pages,
      current_page_number,
      total_pages,
      page_size: contents.length,
    },
  });
const pageOf = (url: string) => Number(new URL(url).searchParams.get("page_number"));

/** Looks for comments in a service that responds to the requests for pages. */
function commentsIn(respond: Respond, references: string[], options: object = now, ofDesk: AnyOptions = {}) {
  const { desk } = testDesk(respond, ofDesk);
  return lookForComments(desk, { ticket_id: 42, references }, options);
}

/** The numbers of the requested tickets. */
const numbersOf = (requests: readonly { url: string }[]) =>
  requests.map(({ url }) => Number(url.split("/").at(-1)));

/** A desk with tickets by number. Other numbers get a 404. */
function deskWith(tickets: Record<number, Partial<Ticket>>, ofDesk: AnyOptions = {}) {
  return testDesk(({ url }) => {
    const number = numbersOf([{ url }])[0] ?? 0;
    const ticket = tickets[number];
    return ticket
      ? Response.json({ ticket: { number, subject: "S", description: "D", ...ticket } })
      : Response.json({ error: "none" }, { status: 404 });
  }, ofDesk);
}

test("comments are found by their references on all pages, with the number of reads", async () => {
  const respond: Respond = ({ url }) => page([`A note (import7f3a${pageOf(url)})`], 3, pageOf(url));
  const { found, ...counts } = await commentsIn(respond, ["import7f3a3", "import7f3a1"]);
  expect([...found].map(([reference, { id }]) => [reference, id])).toEqual([
    ["import7f3a1", "1-0"],
    ["import7f3a3", "3-0"],
  ]);
  expect(counts).toEqual({ reads: 3, failedReads: 0 });
});

test.each<[where: string, content: string, isFound: boolean]>([
  ["as the whole text", "import7f3a", true],
  ["in HTML", "<p class='a'>Sent<b>import7f3a</b></p>", true],
  ["beside entities", "&nbsp;import7f3a&amp;", true],
  ["beside a line break and an underscore", "_import7f3a\n", true],
  ["in a longer reference", "import7f3a1 import7f3ab ximport7f3a", false],
  ["beside letters of another alphabet", "äimport7f3a import7f3aя", false],
  ["beside an accent", "import7f3a\u0301", false],
  ["in other letter case", "Import7f3a", false],
  ["in parts", "import 7f3a import-7f3a", false],
])("a reference %s", async (_, content, isFound) => {
  const { found } = await commentsIn(() => page([content]), ["import7f3a"]);
  expect(found.has("import7f3a")).toBe(isFound);
});

test("the first of several comments with a reference counts, and reading stops when each is found", async () => {
  const { desk, requests } = testDesk(({ url }) => page(["import7f3a", "import7f3a"], 9, pageOf(url)));
  const looked = await lookForComments(
    desk,
    { ticket_id: "42", references: ["import7f3a", "import7f3a"] },
    thrice,
  );
  expect(looked.found.get("import7f3a")?.id).toBe("1-0");
  expect([looked.reads, requests.length]).toEqual([1, 1]);
});

test("comments are read again after each wait, because the first may not show a write", async () => {
  const respond: Respond = (_, count) => page(count === 2 ? ["import7f3a"] : ["other"]);
  expect((await commentsIn(respond, ["import7f3a"], { waits: [0, 0] })).found.size).toBe(0);
  const { found, reads } = await commentsIn(respond, ["import7f3a"], { waits: [0, 0, 0, 0] });
  expect([found.size, reads]).toEqual([1, 3]);
});

test.each<[what: string, failedReads: number, respond: Respond]>([
  ["a 401", 3, answer({}, 401)],
  ["a 429", 3, answer({}, 429)],
  ["a 408", 3, answer({}, 408)],
  ["a 503", 3, answer({}, 503)],
  ["a reset", 3, fail("ECONNRESET")],
  ["an undocumented success", 3, answer({})],
  ["a list that contradicts itself", 3, answer({ comments: [], pagination: { current_page_number: 2 } })],
  ["a 404", 0, answer({}, 404)],
  ["a 403", 0, answer({}, 403)],
])("%s shows nothing, and %i of 3 reads failed", async (_, failedReads, respond) => {
  const looked = await commentsIn(respond, ["import7f3a"], thrice);
  expect(looked).toEqual({ found: new Map(), reads: 3, failedReads });
});

test("tickets are found by their subject or description, and the rest isn't read", async () => {
  const { desk, requests } = deskWith({
    7: { subject: "Poles", description: "<p>missing (row00001)</p>" },
    9: { subject: "row00002: Poles" },
  });
  const looked = await lookForTickets(desk, { references: ["row00001", "row00002"], from: 6, to: 20 }, now);
  expect([...looked.found].map(([reference, { number }]) => [reference, number])).toEqual([
    ["row00001", 7],
    ["row00002", 9],
  ]);
  expect(looked).toMatchObject({ reads: 4, failedReads: 0 });
  expect(numbersOf(requests)).toEqual([6, 7, 8, 9]);
});

test("an equal subject, address or tag proves nothing", async () => {
  const customer = { id: "1", name: "row00001", email: "row00001@mail.example", phone_numbers: ["row00001"] };
  const { desk } = deskWith({
    7: { tags: ["row00001"], category: "row00001", customer, status: "row00001" },
  });
  expect((await lookForTickets(desk, { references: ["row00001"], from: 7, to: 7 }, thrice)).found.size).toBe(
    0,
  );
});

test("only numbers that showed no ticket are read again", async () => {
  const { desk, requests } = testDesk(({ url }, count) => {
    const [number] = numbersOf([{ url }]);
    if (number === 2 && count < 5) return Response.json({}, { status: count < 3 ? 404 : 500 });
    return Response.json({ ticket: { number, subject: "S", description: number === 2 ? "row00001" : "D" } });
  });
  const looked = await lookForTickets(
    desk,
    { references: ["row00001"], from: 1, to: 3 },
    { waits: [0, 0, 0, 0] },
  );
  expect(numbersOf(requests)).toEqual([1, 2, 3, 2, 2, 2]);
  expect(looked).toMatchObject({ reads: 6, failedReads: 2 });
  expect(looked.found.get("row00001")?.number).toBe(2);
});

test("reading ends when each number showed a ticket", async () => {
  const { desk, requests } = deskWith({ 1: {}, 2: {} });
  await lookForTickets(desk, { references: ["row00001"], from: 1, to: 2 }, thrice);
  expect(requests).toHaveLength(2);
});

test("without references or waits, nothing is read", async () => {
  const { desk, requests } = deskWith({});
  const nothing = { found: new Map(), reads: 0, failedReads: 0 };
  expect(await lookForTickets(desk, { references: [], from: 1, to: 2 })).toEqual(nothing);
  expect(await lookForComments(desk, { ticket_id: 1, references: ["row00001"] }, { waits: [] })).toEqual(
    nothing,
  );
  expect(requests).toEqual([]);
});

test("a throwing client can look, too", async () => {
  const { desk } = deskWith({ 2: { subject: "row00001" } });
  const given = { references: ["row00001"], from: 1, to: 3 };
  expect(await lookForTickets(throwing(desk), given, now)).toMatchObject({ reads: 2, failedReads: 0 });
  const { desk: other } = testDesk(({ url }) => page(["row00001"], 1, pageOf(url)));
  const inTicket = { ticket_id: "42", references: ["row00001"] };
  expect((await lookForComments(throwing(other), inTicket, now)).found.size).toBe(1);
});

test("an abort ends a wait and a read with its reason", async () => {
  const { desk, requests } = deskWith({});
  const given = { references: ["row00001"], from: 1, to: 3 };
  const controller = new AbortController();
  const waiting = lookForTickets(desk, given, { signal: controller.signal });
  controller.abort("left");
  await expect(waiting).rejects.toBe("left");
  await expect(lookForTickets(desk, given, { signal: controller.signal })).rejects.toBe("left");
  expect(requests).toEqual([]);
  const during = new AbortController();
  const respond: Respond = () => {
    during.abort("gone");
    return page(["other"]);
  };
  await expect(commentsIn(respond, ["import7f3a"], { ...thrice, signal: during.signal })).rejects.toBe(
    "gone",
  );
});

test.each<[argument: string, change: object, options?: object]>([
  ["references", { references: "import7f3a" }],
  ["references[1]", { references: ["import7f3a", "import7"] }],
  ["references[0]", { references: ["importing"] }],
  ["references[0]", { references: ["12345678"] }],
  ["references[0]", { references: ["import-7f3a"] }],
  ["references[0]", { references: ["importé7f3a"] }],
  ["from", { from: -1 }],
  ["from", { from: 1.5 }],
  ["to", { to: 0 }],
  ["to", { to: 1_001 }],
  ["waits", {}, { waits: [-1] }],
  ["waits", {}, { waits: 1_000 }],
  ["waits", {}, { waits: [2 ** 31] }],
])("a wrong %s is refused before the first wait", async (argument, change, options) => {
  const { desk, requests } = deskWith({});
  const given = { references: ["import7f3a"], from: 1, to: 2, ...change };
  const looking = lookForTickets(desk, given, options);
  await expect(looking).rejects.toMatchObject({ kind: "invalid-argument", argument });
  expect(requests).toEqual([]);
});

test("a wrong ticket or desk is refused before the first wait", async () => {
  const { desk, requests } = deskWith({});
  const references = ["import7f3a"];
  await expect(lookForComments(desk, { ticket_id: "..", references })).rejects.toMatchObject({
    argument: "params.path.ticket_id",
  });
  await expect(lookForComments({} as Client, { ticket_id: 1, references })).rejects.toMatchObject({
    argument: "desk",
  });
  const v1 = createV1Client({ baseUrl: "https://acme.desk.example/api/external/v1", apiKey: "key" });
  // @ts-expect-error the older interface has no tickets
  await lookForComments(v1, { ticket_id: 1, references: [] });
  expect(requests).toEqual([]);
});

test("a failure outside of the calls rejects", async () => {
  const apiKey = () => Promise.reject(new Error("no key"));
  await expect(commentsIn(answer({}), ["import7f3a"], thrice, { apiKey })).rejects.toThrow("no key");
});
