import { expect, test } from "vitest";
import { instantiations } from "../support/compiler.js";

test("ten copies of a call by name cost the compiler no more types than one", () => {
  const client = `
    import { byOperationId, createClient } from "support-desk-client";
    const api = byOperationId(createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" }));
  `;
  const call = 'api.getTicket({ params: { path: { ticket_id: "42" } } });\n';
  expect(instantiations(client + call.repeat(11))).toBe(instantiations(client + call));
});
