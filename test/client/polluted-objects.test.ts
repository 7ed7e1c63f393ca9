import { expect, test } from "vitest";
import { clientModule, outputOf } from "../support/output.js";

// The script adds properties to Object.prototype.
const script = `
  Object.prototype.extend = function () {};
  Object.prototype.verbose = true;
  const { byOperationId, createClient, paginate, unwrap } = await import(${clientModule});
  const pagination = { total_records: 1, current_page_number: 1, total_pages: 1, page_size: 30 };
  const fetch = async () => Response.json({ team_members: [{ id: "1" }], pagination, forms: [], kb_details: {} });
  const desk = createClient({ baseUrl: "https://acme.desk.example/api", apiKey: "key", fetch });
  const ids = [];
  const init = { params: { query: { page_number: 1 } }, headers: { "x-a": "1" }, cache: "no-store" };
  for await (const { id } of paginate(desk, "/team-members", init, { concurrency: 2 })) ids.push(id);
  const { forms } = await unwrap(desk.GET("/forms"));
  const { error } = await byOperationId(desk).listForms();
  console.log(JSON.stringify([ids, forms, error ?? "no error"]));
`;

test("clients, calls and lists work in a page that extends Object.prototype", async () => {
  expect(JSON.parse(await outputOf(script))).toEqual([["1"], [], "no error"]);
});
