// What the tests of the observer share: a ticket as the document shows it, and a client whose answers they choose.
import document from "../../src/generated/openapi.json" with { type: "json" };
import { createClient } from "../../src/index.js";

export const { ticket } =
  document.paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"].examples.ticket
    .value;
export const baseUrl = "https://acme.desk.example/api/external/v2";
export const ticketPath = { params: { path: { ticket_id: "42" } } };

export function deskOf(answer: (url: URL, init: RequestInit | undefined) => Response) {
  return createClient({
    baseUrl,
    apiKey: "key",
    maxRetries: 0,
    fetch: async (url, init) => answer(new URL(url), init),
  });
}

const today = new Date().toISOString().slice(0, 10);

/** What was seen today, of so many records. */
export const seen = (ids: number) => ({ ...(ids > 0 && { ids }), first: today, last: today });

export const uuid = (index: number) => `8f14e45f-ceea-467f-a8d0-${`${index}`.padStart(12, "0")}`;
