import { expect, test } from "vitest";
import { createClient, encodeRecipients } from "../../src/desk/index.js";
import { json, serve } from "../support/server.js";
import { baseUrl, newTicket, testDesk } from "../support/test-desk.js";

test("a call sends the key, asks for JSON, and encodes values in the URL", async () => {
  await using server = await serve((_, response) => json(response, 200, {}));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "secret", headers: { "X-Trace": "1" } });
  await desk.GET("/tickets/{ticket_id}/comments", {
    // The types of an app may have any parameter.
    params: { path: { ticket_id: "a/b?c#d e" }, query: { page_number: 2, "a&b": "c=d" } as object },
    headers: [["X-Call", "2"]],
  });
  expect(server.requests[0]).toMatchObject({
    method: "GET",
    url: "/api/external/v2/tickets/a%2Fb%3Fc%23d%20e/comments?page_number=2&a%26b=c%3Dd",
    headers: { "x-api-key": "secret", accept: "application/json", "x-trace": "1", "x-call": "2" },
  });
});

test("a body is sent as JSON", async () => {
  await using server = await serve((_, response) => json(response, 201, {}));
  const body = { ...newTicket, to: encodeRecipients(["b@mail.example"]) };
  await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).POST("/tickets", { body });
  expect(server.requests[0]?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({ ...body, to: '["b@mail.example"]' });
});

test("options of fetch reach the fetch and the Request of a hook", async () => {
  const { desk, requests } = testDesk();
  const options = { cache: "no-store", next: { revalidate: 60 } } as RequestInit;
  const sent = { ...options, url: `${baseUrl}/forms`, method: "GET", redirect: "manual" };
  await desk.GET("/forms", options);
  const seen: unknown[] = [];
  desk.use({ onRequest: ({ request }) => void seen.push(Reflect.get(request, "next"), request.cache) });
  await desk.GET("/forms", options);
  expect(requests).toEqual([expect.objectContaining(sent), expect.objectContaining(sent)]);
  expect(seen).toEqual([{ revalidate: 60 }, "no-store"]);
});
