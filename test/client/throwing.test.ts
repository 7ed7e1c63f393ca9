import { expect, test, vi } from "vitest";
import {
  ApiError,
  byOperationId,
  type Client,
  createV1Client,
  isCallError,
  paginate,
  throwing,
} from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { answer, newTicket, testDesk } from "../support/test-desk.js";

/** A client whose service responds with a status and a body. */
const answering = (status: number, body: unknown = {}) => testDesk(answer(body, status));
const caught = (call: Promise<unknown>) => call.catch((error: unknown) => error);

test("a throwing client returns the data of a call, even if the caller wraps the client twice", async () => {
  const body = { ticket: { id: "1" } };
  const once = throwing(answering(201, body).desk);
  expect(await once.POST("/tickets", { body: newTicket })).toEqual(body);
  // The types forbid this.
  const twice = throwing(once as unknown as Client);
  expect(await twice.POST("/tickets", { body: newTicket })).toEqual(body);
});

test("a throwing client rejects with the error of a call", async () => {
  const error = await caught(throwing(answering(500).desk).POST("/tickets", { body: newTicket }));
  expect(isCallError(error) && error.kind === "api" && error.status).toBe(500);
});

test("byOperationId accepts the throwing clients of both interfaces", async () => {
  const api = byOperationId(throwing(answering(401).desk));
  await expect(api.listForms()).rejects.toMatchObject({ kind: "api", status: 401 });
  const v1 = byOperationId(throwing(createV1Client(answering(401).options)));
  const params = { path: { team_member_id: "7" } };
  await expect(v1.updateTeamMember({ params, body: {} })).rejects.toMatchObject({ status: 401 });
});

test("a throwing client shares its middleware with its client", async () => {
  const { desk } = answering(500);
  throwing(desk).use({ onRequest: answer(forms) });
  expect((await desk.GET("/forms")).data).toEqual(forms);
});

test("isCallError returns false for a wrong argument and for foreign errors", async () => {
  const mistake = await caught(answering(200).desk.GET("/forms", { timeout: -1 }));
  expect(mistake).toMatchObject({ kind: "invalid-argument" });
  for (const other of [mistake, new Error("api"), { kind: "api" }, undefined]) {
    expect(isCallError(other)).toBe(false);
  }
});

test("isCallError recognizes the errors of another copy of the package", async () => {
  vi.resetModules();
  const copy = await import("../../src/desk/index.js");
  expect(copy.ApiError).not.toBe(ApiError);
  const { error } = await copy.createClient(answering(422).options).GET("/forms");
  expect(isCallError(error)).toBe(true);
  expect(isCallError(new copy.InvalidArgumentError("a", "is wrong."))).toBe(false);
});

test("paginate reads the list of a throwing client", async () => {
  const page = (number: number) => ({
    team_members: [{ id: `${number}` }],
    pagination: { current_page_number: number, total_pages: 2, total_records: 2, page_size: 1 },
  });
  const { desk } = testDesk((_, count) => Response.json(page(count + 1)));
  const read: unknown[] = [];
  for await (const { number, items, response } of paginate(throwing(desk), "/team-members").pages()) {
    read.push([number, items, response.status]);
  }
  expect(read).toEqual([
    [1, [{ id: "1" }], 200],
    [2, [{ id: "2" }], 200],
  ]);
});

test("paginate throws the errors of a throwing client, and wrong arguments at once", async () => {
  const { desk } = answering(500);
  const wrong = { params: { query: { page_number: 0 } } };
  expect(() => paginate(throwing(desk), "/team-members", wrong)).toThrow("must be a whole number");
  // An object that wraps a client can also throw.
  for (const one of [throwing(desk), throwing({ ...desk })]) {
    const error = await caught(paginate(one, "/team-members")[Symbol.asyncIterator]().next());
    expect(isCallError(error) && error.page).toBe(1);
  }
});
