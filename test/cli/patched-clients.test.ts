import { beforeAll, expect, test } from "vitest";
import type { Document } from "../../src/cli/codegen/openapi.js";
import { patchedBundle } from "../../src/cli/codegen/patch.js";
import { checksOf } from "../../src/cli/codegen/response-checks.js";
import { createClient, createV1Client, paginate } from "../../src/index.js";
import { observe } from "../../src/observe/index.js";
import { type MismatchReport, validateResponses } from "../../src/validate/index.js";
import { tableOf } from "../support/closed-gap.js";
import { testFolder } from "../support/folder.js";

// What `generate` makes of an overlay, in what is built around a client.
const forms = `overlay: 1.0.0
info: { title: Forms with a mood, version: 1.0.0 }
extends: openapi.json
actions:
  - target: $.components.schemas.Form
    update: { properties: { mood: { type: string, description: How it feels. } } }
`;
const v1 = `overlay: 1.0.0
info: { title: A member with a mood, version: 1.0.0 }
extends: openapi-v1.json
actions:
  - target: $.components.schemas.TeamMemberV1
    update: { properties: { mood: { type: string, description: How it feels. } } }
`;

const folder = testFolder();
let document: Document;
let v1Document: Document;
beforeAll(async () => {
  const patched = async (name: string, overlay: string) =>
    (await patchedBundle(await folder.write(name, overlay))).patched.document;
  document = await patched("forms.yaml", forms);
  v1Document = await patched("v1.yaml", v1);
});

const options = { apiKey: "key", maxRetries: 0 };
const answer = (body: object) => async () => Response.json(body);

test("on a patched document, responses are compared with it, and its fields are observed", async () => {
  const reports: MismatchReport[] = [];
  const checks = checksOf(document);
  const observer = observe({ checks });
  const bodies = [{ mood: "calm" }, { mood: 7 }, {}].map((more) => ({
    forms: [{ id: "9b2f1c7e-5a44-4a0e-8f2b-3d6c1e7a9b10", title: "Contact", slug: "contact", ...more }],
    kb_details: { knowledge_base_name: "Help" },
  }));
  const desk = createClient({
    ...options,
    baseUrl: "https://acme.desk.example/api/external/v2",
    operationTable: tableOf(document),
    fetch: async () => Response.json(bodies.shift()),
  });
  desk.use(validateResponses({ checks, onMismatch: (report) => reports.push(report) }), observer);
  for (let calls = 0; calls < 3; calls += 1) await desk.GET("/forms");
  const found = reports.map(({ mismatches }) => mismatches.map(({ pointer }) => pointer));
  expect(found).toEqual([["/forms/0/mood"]]);
  const [line] = await observer.evidence();
  expect(line?.answers["200"]?.response?.["/forms/*/mood"]).toMatchObject({
    string: { ids: 1 },
    integer: {},
  });
});

test("on a patched document, pages are read to the end and observed", async () => {
  const observer = observe({ checks: checksOf(document) });
  const desk = createClient({
    ...options,
    baseUrl: "https://acme.desk.example/api/external/v2",
    operationTable: tableOf(document),
    fetch: async (url) => {
      const number = Number(new URL(url).searchParams.get("page_number"));
      const pagination = { total_records: 2, current_page_number: number, total_pages: 2, page_size: 1 };
      return Response.json({ team_members: [{ id: `m${number}` }], pagination });
    },
  });
  desk.use(observer);
  const ids: string[] = [];
  for await (const { id } of paginate(desk, "/team-members")) ids.push(id);
  expect(ids).toEqual(["m1", "m2"]);
  expect((await observer.evidence())[0]?.answers["200"]?.seen.days).toBe(1);
});

test("on a patched document of the older interface, responses are compared and observed, too", async () => {
  const reports: MismatchReport[] = [];
  const checks = checksOf(v1Document);
  const observer = observe({ checks });
  const desk = createV1Client({
    ...options,
    baseUrl: "https://acme.desk.example/api/external/v1",
    operationTable: tableOf(v1Document),
    fetch: answer({ team_member: { id: "9b2f1c7e-5a44-4a0e-8f2b-3d6c1e7a9b10", mood: 7 } }),
  });
  desk.use(validateResponses({ checks, onMismatch: (report) => reports.push(report) }), observer);
  const { error } = await desk.PATCH("/team_members/{team_member_id}", {
    params: { path: { team_member_id: "1" } },
    body: { active: true },
  });
  expect(error).toBeUndefined();
  expect(reports.flatMap(({ mismatches }) => mismatches.map(({ pointer }) => pointer))).toContain(
    "/team_member/mood",
  );
  const [line] = await observer.evidence();
  expect(line?.answers["200"]?.response?.["/team_member/mood"]).toMatchObject({ integer: { ids: 1 } });
});
