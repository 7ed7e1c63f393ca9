import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { json, serve } from "../support/server.js";
import { newTicket } from "../support/test-desk.js";

test("among thousands of calls with faults, no write is sent twice and no response is lost or mixed up", async () => {
  const arrived = new Map<string, number>();
  await using server = await serve(({ method, url, body }, response, count) => {
    const { subject = url.split("/").at(-1) } = body ? JSON.parse(body) : {};
    if (method === "POST") arrived.set(subject, (arrived.get(subject) ?? 0) + 1);
    if (count % 7 === 0) return response.destroy();
    if (count % 5 === 0) return json(response, 503, {}, { "retry-after": "0" });
    json(response, 200, { ticket: { id: subject, number: 1, url: "https://acme.desk.example" } });
  });
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "key", timeout: 60_000 });

  const write = async (index: number) => {
    const subject = `w${index}`;
    const { data, error } = await desk.POST("/tickets", { body: { ...newTicket, subject } });
    if (data) expect(data.ticket.id).toBe(subject);
    else if (error.kind === "network") expect(error.sent).toBe(arrived.has(subject));
    else expect(error).toMatchObject({ kind: "api", status: 503 });
  };
  const read = async (index: number) => {
    const params = { path: { ticket_id: `r${index}` } };
    const { data } = await desk.GET("/tickets/{ticket_id}", { params, maxRetries: 9 });
    expect(data?.ticket.id).toBe(`r${index}`);
  };
  for (let round = 0; round < 5; round += 1) {
    const calls = Array.from({ length: 400 }, (_, index) => round * 400 + index);
    await Promise.all(calls.map(write));
    await Promise.all(calls.slice(0, 30).map(read));
  }
  expect(arrived.size).toBe(2_000);
  expect(Math.max(...arrived.values())).toBe(1);
});
