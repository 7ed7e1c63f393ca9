// The overlays that a check writes, for 32 services: each is true, and `generate` accepts it.
import { parseYaml } from "@redocly/openapi-core";
import { beforeAll, expect, test } from "vitest";
import { checkWorkspace, findingsOf } from "../../src/desk/check/check.js";
import { assumptionsOf, overlayOf } from "../../src/desk/check/overlay.js";
import { documents } from "../../src/desk/documents.js";
import { checkAssumptions } from "../../src/desk/workspace/assumptions.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundles } from "../../src/tools/codegen/bundles.js";
import { outputs } from "../../src/tools/codegen/outputs.js";
import { patchedBundle } from "../../src/tools/codegen/overlay.js";
import { disturbances, planted, type Scene } from "../support/disturbances.js";
import { testFolder } from "../support/folder.js";
import { apiKey, drawWorkspace, type SimulatedWorkspace } from "../support/simulated-workspace.js";
import { failureText, trueAnswers } from "../support/true-answers.js";

const folder = testFolder();
const firstSeed = Number(process.env["FUZZ_SEED"] ?? 1) + 1000;
const scenes: readonly Scene[] = Array.from({ length: 32 }, (_, index) =>
  index % 2 === 0 ? "undisturbed" : (disturbances[((index - 1) / 2) % disturbances.length] as Scene),
);
const workspaces = scenes.map((scene, index) => drawWorkspace(firstSeed + index, scene));

interface Action {
  target: string;
  update?: Record<string, Record<string, unknown>> & { description?: string };
  remove?: true;
}

/** The files for a workspace, and the parsed actions. */
interface Written {
  workspace: SimulatedWorkspace;
  overlay: string | undefined;
  assume: Record<string, unknown>;
  actions: Action[];
}

let all: Written[];
let original: object;
beforeAll(async () => {
  const [current] = await readBundles(documents);
  if (!current) throw new Error("There is no document.");
  original = current.document;
  all = await Promise.all(
    workspaces.map(async (workspace) => {
      const { fetch, ticket } = workspace;
      const client = { workspace: "acme", serviceHost: "desk.example", apiKey, fetch };
      const report = await checkWorkspace(client, { ticket, all: true, print: () => {}, pause: 0 });
      const findings = findingsOf(report);
      const overlay = overlayOf(findings, current.document, "2026-11-25");
      const { actions } = parseYaml(overlay ?? "actions: []") as { actions: Action[] };
      return { workspace, overlay, actions, assume: JSON.parse(assumptionsOf(findings) ?? "{}") };
    }),
  );
});

const sentence =
  /^`([\w.-]+)`(?: for (.+?))?: (.+)\. Observed in this workspace on 25 November 2026, in 3 of 3 reads\. Not stated by the service\.$/;

/** Lists the lines of a description that are wrong about the workspace. The other lines are the document's own. */
function wrongLines({ truth }: SimulatedWorkspace, description = "", status?: string): string[] {
  const truths = trueAnswers({ truth });
  return description.split("\n").filter((line) => {
    const [, gap = "", name, answer = ""] = sentence.exec(line) ?? [];
    if (gap === "") return line.includes("Observed");
    const own = (truths[gap] ?? []).flatMap((one) => one.split("; "));
    const isTrue = own.some(
      (one) =>
        one === answer ||
        one === `${answer} for ${name}` ||
        (gap === "errors.unknown-id" && one.startsWith(answer)),
    );
    return !isTrue || (status !== undefined && !answer.startsWith(status));
  });
}

/** Lists the actions of an overlay that are wrong about its workspace, or narrow more than was asked. */
function wrongActions({ workspace, actions }: Written): unknown[] {
  const { truth } = workspace;
  const failures = [truth.unknownId, truth.wrongRange, truth.pageZero, truth.pastEnd];
  const statuses = failures.flatMap((one) => (typeof one === "string" ? [] : [`${one.status}`]));
  const report = (target: string) => /\/reports\/(agents|groups)/.exec(target)?.[1] ?? "";
  return actions.filter(({ target, update, remove }) => {
    if (!/^\$\.paths\['[^']+'\]\.get|^\$\.components\.schemas\.(Agent|Group)Report\.properties$/.test(target))
      return true;
    if (remove)
      return (
        !truth.paginated.includes(report(target)) ||
        !target.includes(`'reports.${report(target)}.pagination'`)
      );
    const { description, "x-observed": day, ...stated } = update ?? {};
    if (target.endsWith(".get"))
      return (
        String(day) !== "2026-11-25" ||
        Object.keys(stated).length > 0 ||
        wrongLines(workspace, description).length > 0
      );
    const [[key = "", value] = []] = Object.entries(stated);
    if (value?.["x-observed"] !== "2026-11-25") return true;
    if (wrongLines(workspace, `${value["description"]}`, /^\d/.test(key) ? key : undefined).length > 0)
      return true;
    if (target.endsWith(".responses")) return !statuses.includes(key);
    return key !== "pagination" || !truth.paginated.includes(target.includes("Agent") ? "agents" : "groups");
  });
}

test("no action is wrong about its workspace, and none has a value of it", () => {
  for (const written of all) {
    expect(wrongActions(written), JSON.stringify(written.workspace.truth)).toEqual([]);
    expect(`${written.overlay}${JSON.stringify(written.assume)}`).not.toContain(planted);
  }
});

test("on 20 of 32 services, an overlay has at least three actions", () => {
  expect(all.filter(({ actions }) => actions.length >= 3).length).toBeGreaterThanOrEqual(20);
});

test("`generate` accepts every overlay, and closes only the gap of a property that was added", async () => {
  const before = [...readBundled(original).gaps.keys()];
  for (const [index, { overlay, workspace, actions }] of all.entries()) {
    if (overlay === undefined) continue;
    const { patched } = await patchedBundle(documents, await folder.write(`${index}.yaml`, overlay));
    // The types need more time than the rules.
    if (index % 8 === 0)
      await outputs([patched], "test", { operations: "a", checks: "b", tools: "support-desk-client/tools" });
    const after = readBundled(patched.document).gaps;
    const removed = actions.flatMap(({ target, remove }) => (remove ? target : []));
    const closed = before.filter((id) => !after.has(id));
    expect(closed, JSON.stringify(workspace.truth)).toEqual(
      closed.filter((id) => removed.some((one) => one.includes(`'${id}'`))),
    );
    expect(closed.length).toBe(removed.length);
  }
});

test("the mock accepts every file of assumptions, and each is true", () => {
  const meanings = {
    all: "200 with all results",
    "first-page": "200 with page 1",
    "empty-page": "200 with an empty list",
    0: "total_pages is 0",
    1: "total_pages is 1",
  };
  for (const { assume, workspace } of all) {
    checkAssumptions(assume);
    const truths = trueAnswers(workspace);
    for (const [gap, answer] of Object.entries(assume)) {
      expect(truths[gap]).toContain(meanings[answer as keyof typeof meanings]);
    }
  }
  expect(all.filter(({ assume }) => Object.keys(assume).length > 0).length).toBeGreaterThan(10);
});

test("a failure that differs from the truth would be found", () => {
  const [one] = all;
  if (!one) throw new Error("There is no workspace.");
  const truth = { ...one.workspace.truth, unknownId: { status: 451, body: null } };
  expect(failureText(truth.unknownId)).toBe("451 with JSON null");
  expect(wrongActions({ ...one, workspace: { ...one.workspace, truth } })).not.toEqual([]);
});
