import { expect, test, vi } from "vitest";
import {
  ApiError,
  byOperationId,
  type Client,
  createV1Client,
  isCallError,
  paginate,
  throwing,
  unwrap,
} from "../../src/desk/index.js";
import { answer, newTicket, testDesk } from "../support/test-desk.js";

/** A client whose service answers with a status and a body. */
const answering = (status: number, body: unknown) => testDesk(answer(body, status));

test("a throwing client returns the data of a call", async () => {
  const body = { ticket: { id: "1", number: 7, url: "https://acme.desk.example/7" } };
  const { desk } = answering(201, body);
  const once = throwing(desk);
  expect(await once.POST("/tickets", { body: newTicket })).toEqual(body);
  // Plain JavaScript can pass it twice.
  const twice = throwing(once as unknown as Client);
  expect(await twice.POST("/tickets", { body: newTicket })).toEqual(body);
});

test("a throwing client rejects with the error of a call, so that a failed write is noticed", async () => {
  const desk = throwing(answering(500, {}).desk);
  const error: unknown = await desk.POST("/tickets", { body: newTicket }).catch((caught: unknown) => caught);
  expect(isCallError(error) && error.kind === "api" && error.status).toBe(500);
});

test("calls by operation id of a throwing client throw, for both interfaces", async () => {
  const api = byOperationId(throwing(answering(401, {}).desk));
  await expect(api.listForms()).rejects.toMatchObject({ kind: "api", status: 401 });
  const v1 = byOperationId(throwing(createV1Client(answering(401, {}).options)));
  const params = { path: { team_member_id: "7" } };
  await expect(v1.updateTeamMember({ params, body: {} })).rejects.toMatchObject({ status: 401 });
});

test("middleware of a throwing client is that of its client", async () => {
  const desk = answering(200, {}).desk;
  const answer = new Response('{"forms":[],"kb_details":{}}');
  throwing(desk).use({ onRequest: () => answer.clone() });
  expect((await desk.GET("/forms")).data?.forms).toEqual([]);
});

test("isCallError recognizes the errors that unwrap and paginate throw", async () => {
  const desk = answering(503, {}).desk;
  const unwrapped: unknown = await unwrap(desk.GET("/forms")).catch((caught: unknown) => caught);
  expect(isCallError(unwrapped) && unwrapped.kind === "api" && unwrapped.status).toBe(503);
  const reading = async () => {
    for await (const member of paginate(desk, "/team-members")) expect(member).toBeUndefined();
  };
  const paged: unknown = await reading().catch((caught: unknown) => caught);
  expect(isCallError(paged) && paged.page).toBe(1);
});

test("isCallError refuses a mistake of the caller and errors that are not of this package", async () => {
  const desk = answering(200, {}).desk;
  const path = { ticket_id: ".." };
  const mistake: unknown = await desk.GET("/tickets/{ticket_id}", { params: { path } }).catch((one) => one);
  expect(mistake).toMatchObject({ kind: "invalid-argument" });
  for (const other of [mistake, new Error("api"), { kind: "api" }, undefined]) {
    expect(isCallError(other)).toBe(false);
  }
});

test("isCallError recognizes an error of another copy of the package, but not its mistake of a caller", async () => {
  vi.resetModules();
  const copy = await import("../../src/desk/index.js");
  expect(copy.ApiError).not.toBe(ApiError);
  const { desk, options } = answering(422, { error: "No" });
  const { error } = await copy.createClient(options).GET("/forms");
  expect(isCallError(error)).toBe(true);
  expect(copy.isCallError((await desk.GET("/forms")).error)).toBe(true);
  expect(isCallError(new copy.InvalidArgumentError("a", "is wrong."))).toBe(false);
});

test("paginate reads the lists of a throwing client as those of its client", async () => {
  const page = (number: number) => ({
    team_members: [{ id: `${number}` }],
    pagination: { current_page_number: number, total_pages: 2, total_records: 2, page_size: 1 },
  });
  const { desk, requests } = testDesk((_, count) => Response.json(page(count + 1)));
  const ids: string[] = [];
  const numbers: number[] = [];
  for await (const { number, items, response } of paginate(throwing(desk), "/team-members").pages()) {
    numbers.push(number);
    ids.push(...items.map(({ id }) => id));
    expect(response.status).toBe(200);
  }
  expect(ids).toEqual(["1", "2"]);
  expect(numbers).toEqual([1, 2]);
  expect(requests).toHaveLength(2);
});

test("a list of a throwing client throws what its client's does, and wrong arguments at once", async () => {
  const desk = throwing(answering(500, {}).desk);
  const read = paginate(desk, "/team-members")[Symbol.asyncIterator]().next();
  await expect(read).rejects.toMatchObject({ kind: "api", status: 500, page: 1 });
  const wrong = { params: { query: { page_size: 1, page_number: 0 } } };
  expect(() => paginate(desk, "/team-members", wrong)).toThrow("page_number must be a whole number");
  const wrapped = throwing({ ...answering(500, {}).desk });
  await expect(paginate(wrapped, "/team-members")[Symbol.asyncIterator]().next()).rejects.toMatchObject({
    status: 500,
  });
});
