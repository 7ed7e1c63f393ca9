import { expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { createClient, createV1Client, paginate } from "../../src/desk/index.js";
import { observe } from "../../src/desk/observe.js";
import { validateResponses } from "../../src/desk/validate.js";
import { patchedBundle } from "../../src/tools/codegen/overlay.js";
import { checksOf } from "../../src/tools/codegen/response-checks.js";
import { tableOf } from "../support/closed-gap.js";
import { testFolder } from "../support/folder.js";

const folder = testFolder();

/** Gives a schema a mood by an overlay, and returns what `generate` makes of it for a client. */
async function withMood(exported: string, schema: string) {
  const overlay = `overlay: 1.0.0
info: { title: A mood, version: 1.0.0 }
extends: ${exported}
actions:
  - target: $.components.schemas.${schema}
    update: { properties: { mood: { type: string, description: How it feels. } } }
`;
  const file = await folder.write(`${schema}.yaml`, overlay);
  const { document } = (await patchedBundle(documents, file)).patched;
  const checks = checksOf(document);
  const mismatches: string[] = [];
  const validator = validateResponses({
    checks,
    onMismatch: (report) => mismatches.push(...report.mismatches.map(({ pointer }) => pointer)),
  });
  const observer = observe({ checks });
  const options = { apiKey: "key", maxRetries: 0, operationTable: tableOf(document) };
  return { options, validator, observer, mismatches };
}

test("on a patched document, responses are compared and counted, and pages are read to the end", async () => {
  const { options, validator, observer, mismatches } = await withMood("openapi.json", "Form");
  const form = { id: "9b2f1c7e-5a44-4a0e-8f2b-3d6c1e7a9b10", title: "Contact", slug: "contact" };
  const forms = [{ ...form, mood: "calm" }, { ...form, mood: 7 }, form];
  const desk = createClient({
    ...options,
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
  desk.use(validator, observer);
  while (forms.length > 0) await desk.GET("/forms");
  expect(mismatches).toEqual(["/forms/0/mood"]);
  const emails: unknown[] = [];
  for await (const { email } of paginate(desk, "/team-members")) emails.push(email);
  expect(emails).toEqual(["m1@acme.example", "m2@acme.example"]);
  const { operations } = observer.evidence();
  expect(operations["GET /forms"]?.["200"]?.differences).toMatchObject({
    "wrong-type": { "/forms/*/mood": { count: 1 } },
  });
  expect(operations["GET /team-members"]?.["200"]?.answers.count).toBe(2);
});

test("on a patched document of the older interface, responses are compared and counted, too", async () => {
  const { options, validator, observer, mismatches } = await withMood("openapi-v1.json", "TeamMemberV1");
  const team_member = { id: "9b2f1c7e-5a44-4a0e-8f2b-3d6c1e7a9b10", mood: 7 };
  const desk = createV1Client({
    ...options,
    baseUrl: "https://acme.desk.example/api/external/v1",
    fetch: async () => Response.json({ team_member }),
  });
  desk.use(validator, observer);
  const params = { path: { team_member_id: "1" } };
  const { error } = await desk.PATCH("/team_members/{team_member_id}", { params, body: { active: true } });
  expect(error).toBeUndefined();
  expect(mismatches).toContain("/team_member/mood");
  const counted = observer.evidence().operations["PATCH /team_members/{team_member_id}"]?.["200"];
  expect(counted?.differences?.["wrong-type"]).toMatchObject({ "/team_member/mood": { count: 1 } });
});
