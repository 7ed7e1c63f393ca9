// A document with facts that were seen in a workspace: they stay apart from those that the service states.
import { beforeAll, expect, test } from "vitest";
import type { Finding } from "../../src/desk/check/check.js";
import { overlayOf } from "../../src/desk/check/overlay.js";
import { documents } from "../../src/desk/documents.js";
import { findGap } from "../../src/desk/gaps.js";
import { createClient } from "../../src/desk/index.js";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import type { Document } from "../../src/document/openapi.js";
import { readBundled } from "../../src/document/reading.js";
import { type Bundle, readBundles } from "../../src/tools/codegen/bundles.js";
import { operationIds } from "../../src/tools/codegen/operation-table.js";
import { patchedBundle } from "../../src/tools/codegen/overlay.js";
import { documentTypes } from "../../src/tools/codegen/types.js";
import { pageDocument } from "../../src/tools/pages/content.js";
import { tableOf } from "../support/closed-gap.js";
import { runCommand } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { baseUrl } from "../support/test-desk.js";

const folder = testFolder("file");

const ofIds = "GET /team-members/{team_member_id}";
const findings: readonly Finding[] = [
  { gap: "errors.unknown-id", name: ofIds, operation: ofIds, text: "404 with JSON null", status: 404 },
  {
    ...{ gap: "pagination.page-number-absent", operation: "GET /team-members" },
    ...{ text: "200 with all results", means: "all-results" },
  },
  {
    ...{ gap: "reports.agents.pagination", operation: "GET /reports/agents" },
    ...{ text: "200 with a pagination object", means: "with-pagination" },
  },
];
const seen = "Observed in this workspace on 25 November 2026, in 3 of 3 reads. Not stated by the service.";

let file: string;
let document: Document;
beforeAll(async () => {
  const [current] = await readBundles(documents);
  const text = overlayOf(findings, current?.document as Document, "2026-11-25");
  file = await folder.write("desk.overlay.yaml", `${text}`);
  document = (await patchedBundle(documents, file)).patched.document;
});

test("a gap is closed only where a property says it and all of its operations were asked", () => {
  const { gaps } = readBundled(document);
  const ids = findings.map(({ gap }) => gap);
  expect(ids.filter((id) => gaps.has(id))).toEqual(ids.slice(0, 2));
});

test("a property that was seen is not required, and the mark of a gap with other operations stays", () => {
  expect(document.components?.schemas?.["AgentReport"]).toMatchObject({
    required: expect.not.arrayContaining(["pagination"]),
    properties: { pagination: { "x-observed": "2026-11-25" } },
  });
  const ofAllLists: Finding = { ...(findings[2] as Finding), gap: "pagination.order" };
  const overlay = overlayOf([ofAllLists], document, "2026-11-25");
  expect(overlay).toContain("pagination:");
  expect(overlay).not.toContain("remove:");
});

test("an observed failure isn't documented, and keeps its gap", async () => {
  const fetch = async () => Response.json(null, { status: 404 });
  const desk = createClient({ apiKey: "key", baseUrl, fetch, operationTable: tableOf(document) });
  const { error } = await desk.GET("/team-members/{team_member_id}", {
    params: { path: { team_member_id: "1" } },
  });
  expect(error).toMatchObject({ documented: false, gaps: expect.arrayContaining(["errors.unknown-id"]) });
});

test("types and hovers tell what was observed, and the advice of a mark that went", async () => {
  expect(operationIds(document)).toContain(
    `\`pagination.page-number-absent\`: 200 with all results. ${seen}`,
  );
  const types = await documentTypes(document);
  expect(types).toContain(`\`errors.unknown-id\`: 404 with JSON null. ${seen}`);
  expect(types).toContain(`\`reports.agents.pagination\`: 200 with a pagination object. ${seen}`);
  expect(types).toContain(findGap("reports.agents.pagination").advice);
});

test("the pages and the page to try calls tell what was observed", async () => {
  const [bundle] = await readBundles(documents);
  expect(JSON.stringify(pageDocument({ ...(bundle as Bundle), document }))).toContain(seen);
  const options = { stateful: true, tryPage: true } as const;
  await using mock = await startMock({ ...options, documents: [document as unknown as MockDocument] });
  expect(await (await fetch(`${mock.url}/__try/v2/listTeamMembers`)).text()).toContain(seen);
});

test("`gaps` tells what was observed", async () => {
  const { output } = await runCommand("gaps", "listTeamMembers", "--overlay", file);
  expect(output.replaceAll(/\s+/g, " ")).toContain(seen);
});
