import { expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { createClient, paginate } from "../../src/desk/index.js";
import { validateResponses } from "../../src/desk/validate.js";
import { patchedBundle } from "../../src/tools/codegen/overlay.js";
import { checksOf } from "../../src/tools/codegen/response-checks.js";
import { tableOf } from "../support/closed-gap.js";
import { testFolder } from "../support/folder.js";

const folder = testFolder();

const overlay = `overlay: 1.0.0
info: { title: A mood, version: 1.0.0 }
actions:
  - target: $.components.schemas.Form
    update: { properties: { mood: { type: string, description: How it feels. } } }
`;

test("a client of a patched document validates responses, and reads all pages", async () => {
  const { document } = (await patchedBundle(documents, await folder.write("mood.yaml", overlay))).patched;
  const checks = checksOf(document);
  const mismatches: string[] = [];
  const validator = validateResponses({
    checks,
    onMismatch: (report) => mismatches.push(...report.mismatches.map(({ pointer }) => pointer)),
  });
  const form = { id: "9b2f1c7e-5a44-4a0e-8f2b-3d6c1e7a9b10", title: "Contact", slug: "contact" };
  const forms = [{ ...form, mood: "calm" }, { ...form, mood: 7 }, form];
  const desk = createClient({
    ...{ apiKey: "key", maxRetries: 0, operationTable: tableOf(document) },
    baseUrl: "https://acme.desk.example/api/external/v2",
    fetch: async (url) => {
      const { pathname, searchParams } = new URL(url);
      const kb_details = { knowledge_base_name: "Help" };
      if (pathname.endsWith("/forms")) return Response.json({ forms: [forms.shift()], kb_details });
      const number = Number(searchParams.get("page_number"));
      const pagination = { total_records: 2, current_page_number: number, total_pages: 2, page_size: 1 };
      const member = { id: `8f14e45f-ceea-467f-a8d0-00000000000${number}`, email: `m${number}@acme.example` };
      return Response.json({ team_members: [member], pagination });
    },
  });
  desk.use(validator);
  while (forms.length > 0) await desk.GET("/forms");
  expect(mismatches).toEqual(["/forms/0/mood"]);
  const emails: unknown[] = [];
  for await (const { email } of paginate(desk, "/team-members")) emails.push(email);
  expect(emails).toEqual(["m1@acme.example", "m2@acme.example"]);
});
