import { expect, test } from "vitest";
import { hover, instantiations } from "./support/compiler.js";

const named = `
  import { byOperationId, createClient } from "support-desk-client";
  const api = byOperationId(createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" }));
`;

test("a hover on a call by name shows the text of the operation and its gaps", () => {
  const { text } = hover(`${named} api.getTicket;`, "getTicket");
  expect(text).toContain("Read a ticket");
  expect(text).toContain("found by its UUID or its number");
  expect(text).toContain("Not shown");
});

test("a hover on the data of a call names its type shortly", () => {
  const source = `${named} const { data } = await api.listForms(); data;`;
  expect(hover(source, "data").type.length).toBeLessThan(300);
});

test("ten copies of a call by name cost the compiler no more types than one", () => {
  const call = 'api.getTicket({ params: { path: { ticket_id: "42" } } });\n';
  expect(instantiations(named + call.repeat(11))).toBe(instantiations(named + call));
});
