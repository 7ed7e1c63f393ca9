import { expect, test } from "vitest";
import {
  byOperationId,
  type Client,
  createV1Client,
  isCallError,
  paginate,
  throwing,
  unwrap,
} from "../../src/index.js";
import { testDesk } from "../support/test-desk.js";

/** A client whose service answers with a status and a body. */
const answering = (status: number, body: unknown) => testDesk(() => Response.json(body, { status }));
const ticket = { email: "a@mail.example", subject: "S", description: "D" };

test("a throwing client returns the data of a call", async () => {
  const body = { ticket: { id: "1", number: 7, url: "https://acme.desk.example/7" } };
  const desk = throwing(answering(201, body).desk);
  expect(await desk.POST("/tickets", { body: ticket })).toEqual(body);
});

test("a throwing client rejects with the error of a call, so that a failed write is noticed", async () => {
  const desk = throwing(answering(500, {}).desk);
  const error: unknown = await desk.POST("/tickets", { body: ticket }).catch((caught: unknown) => caught);
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

test("what unwrap and paginate throw is told apart by isCallError", async () => {
  const desk = answering(503, {}).desk;
  const unwrapped: unknown = await unwrap(desk.GET("/forms")).catch((caught: unknown) => caught);
  expect(isCallError(unwrapped) && unwrapped.kind === "api" && unwrapped.status).toBe(503);
  const reading = async () => {
    for await (const member of paginate(desk, "/team-members")) expect(member).toBeUndefined();
  };
  const paged: unknown = await reading().catch((caught: unknown) => caught);
  expect(isCallError(paged) && paged.page).toBe(1);
});

test("a mistake of the caller, and what is no error of this package, is no error of a call", async () => {
  const desk = answering(200, {}).desk;
  const path = { ticket_id: ".." };
  const mistake: unknown = await desk.GET("/tickets/{ticket_id}", { params: { path } }).catch((one) => one);
  expect(mistake).toMatchObject({ kind: "invalid-argument" });
  expect([mistake, new Error("api"), { kind: "api" }, undefined].map(isCallError)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("paging through a throwing client, which reads results, is refused in words", () => {
  const desk = throwing(answering(200, {}).desk);
  expect(() => paginate(desk as unknown as Client, "/team-members")).toThrow(
    expect.objectContaining({
      kind: "invalid-argument",
      message: "GET /team-members: desk must be the client that throwing was given.",
    }),
  );
});

test("a throwing client of a throwing client is the same one", async () => {
  const body = { ticket: { id: "1", number: 7, url: "https://acme.desk.example/7" } };
  const desk = throwing(throwing(answering(201, body).desk) as unknown as Client);
  expect(await desk.POST("/tickets", { body: ticket })).toEqual(body);
});
