import { expect, test } from "vitest";
import { instantiations } from "../support/compiler.js";

test("the compiler makes as many types for eleven copies of a call by name as for one", () => {
  const client = `
    import { byOperationId, createClient } from "support-desk-client";
    const api = byOperationId(createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" }));
  `;
  const call = 'api.getTicket({ params: { path: { ticket_id: "42" } } });\n';
  expect(instantiations(client + call.repeat(11))).toBe(instantiations(client + call));
});
