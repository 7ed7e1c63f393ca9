// The cost of a call over a fetch that answers at once, beside openapi-fetch, ky, ofetch and the bare platform.
import ky from "ky";
import { createFetch } from "ofetch";
import createFetchClient from "openapi-fetch";
import { createClient } from "support-desk-client";
import { compare } from "./compare.js";

const baseUrl = "https://acme.desk.example/api/external/v2";
const apiKey = "k".repeat(32);
const ticket = {
  id: "8f14e45f-ceea-467f-a8d0-1f2e3d4c5b6a",
  number: 42,
  subject: "Tent arrived without its poles",
  description: "<p>The bag with the poles is missing.</p>".repeat(8),
  tags: ["delivery", "tents"],
  url: "https://acme.desk.example/admin/tickets/42",
};
const answer = JSON.stringify({ ticket });
const body = {
  email: "mara.lind@mail.example",
  subject: ticket.subject,
  description: "The poles are missing.",
};
const headers = { "x-api-key": apiKey, accept: "application/json" };

const fetch = async (input: unknown, init?: RequestInit): Promise<Response> =>
  new Response(answer, {
    status: (input instanceof Request ? input : init)?.method === "POST" ? 201 : 200,
    headers: { "content-type": "application/json" },
  });

interface Bare {
  GET(path: string, init?: object): Promise<unknown>;
  POST(path: string, init: object): Promise<unknown>;
}
// The cast, because openapi-fetch without `paths` has no path that it accepts.
const bare = createFetchClient({ baseUrl, headers, fetch }) as unknown as Bare;
const desk = createClient({ baseUrl, apiKey, fetch });
const kyClient = ky.create({ prefixUrl: baseUrl, headers, fetch });
const oClient = createFetch({ fetch, defaults: { baseURL: baseUrl, headers } });

/** What a call costs, as a multiple of bare openapi-fetch. */
export async function calls() {
  const path = { ticket_id: "42" };
  const get = await compare("openapi-fetch", {
    "support-desk-client": () => desk.GET("/tickets/{ticket_id}", { params: { path } }),
    "openapi-fetch": () => bare.GET("/tickets/{ticket_id}", { params: { path } }),
    ky: () => kyClient("tickets/42").json(),
    ofetch: () => oClient("/tickets/42"),
    "raw fetch": async () => JSON.parse(await (await fetch(`${baseUrl}/tickets/42`, { headers })).text()),
  });
  const post = await compare("openapi-fetch", {
    "support-desk-client": () => desk.POST("/tickets", { body }),
    "openapi-fetch": () => bare.POST("/tickets", { body }),
    ky: () => kyClient.post("tickets", { json: body }).json(),
    ofetch: () => oClient("/tickets", { method: "POST", body }),
    "raw fetch": async () => {
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      return JSON.parse(await (await fetch(`${baseUrl}/tickets`, init)).text());
    },
  });
  return { "Time of a GET, of openapi-fetch": get, "Time of a POST, of openapi-fetch": post };
}
