// The files that a check can write: an overlay for people to read, and the answers that only a mock can use.
import { jsonPathOf } from "../../base/json-pointer.js";
import { yamlOf } from "../../base/yaml.js";
import { bodySchema } from "../../document/bodies.js";
import { undescribed } from "../../document/notes.js";
import type { Document } from "../../document/openapi.js";
import { type Operation, readBundled, successesOf } from "../../document/reading.js";
import { nameText, neededAnswers } from "../../observe/experiment.js";
import { findGap } from "../gaps.js";
import { gapAnswers, isAssumable } from "../workspace/gap-answers.js";
import type { Finding } from "./check.js";
import type { Meaning } from "./questions.js";

/**
 * Writes an overlay with the findings of a report. It states a failure as a response and `with-pagination` as a property, which carry
 * `x-observed`. Everything else is a line in the description of the operation that was asked, and its gap stays marked.
 *
 * @returns undefined if there are no findings
 */
export function overlayOf(
  findings: readonly Finding[],
  document: Document,
  date: string,
): string | undefined {
  const day = new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
  const describe = (before: string | undefined, own: readonly Finding[], after = "") => {
    const lines = own.map(
      ({ gap, name, operation, text }) =>
        `${nameText(`\`${gap}\``, name === operation ? undefined : name)}: ${text}. Observed in this workspace on ${day}, in ${neededAnswers} of ${neededAnswers} reads. Not stated by the service.`,
    );
    return { "x-observed": date, description: [before?.trim(), ...lines, after].join("\n").trim() };
  };
  const actions = readBundled(undescribed(document)).operations.flatMap((operation) => {
    const own = findings.filter((one) => one.operation === operation.name);
    return actionsFor(operation, own, describe);
  });
  if (actions.length === 0) return undefined;
  const head = `# Observed by support-desk-client check in one workspace on ${day}. The service does not state it.
# Delete each action, and each line of a description, that your app does not rely on. Then run
# npx support-desk-client generate --overlay <this file> --out src/desk
`;
  const info = { title: `Observed in a workspace on ${day}`, version: "1.0.0" };
  return head + yamlOf({ overlay: "1.0.0", info, extends: "openapi.json", actions });
}

/** Writes the actions that state the findings about one operation, and narrow no other. */
function actionsFor(
  operation: Operation,
  findings: readonly Finding[],
  describe: (before: string | undefined, findings: readonly Finding[], after?: string) => object,
): object[] {
  const { name, place } = operation;
  const target = jsonPathOf(place.location.pointer);
  const words = findings.filter(({ status, means }) => status === undefined && means !== "with-pagination");
  const content = { "application/json": { schema: { $ref: "#/components/schemas/FailureBody" } } };
  const responses = [...new Set(findings.flatMap(({ status }) => status ?? []))].map((status) => {
    const own = findings.filter((one) => one.status === status);
    const response = { ...describe("A failure that the specification does not show.", own), content };
    return { target: `${target}.responses`, update: { [status]: response } };
  });
  const paginated = findings.filter(({ means }) => means === "with-pagination");
  const properties = paginated.flatMap((finding) => {
    const [schema] = successesOf(operation).flatMap((success) => bodySchema(success.place)?.resolved() ?? []);
    const { operations, advice } = findGap(finding.gap);
    const pagination = {
      $ref: "#/components/schemas/Pagination",
      ...describe("The position of this page in the whole list.", [finding], advice),
    };
    const added = {
      target: `${jsonPathOf(`${schema?.location.pointer}/properties`)}`,
      update: { pagination },
    };
    const mark = `${target}['x-not-shown'][?@.id == '${finding.gap}']`;
    const closing = { target: mark, description: "Keep or delete this with the action above.", remove: true };
    // A mark that also covers other operations stays.
    return operations.every((one) => one === name) ? [added, closing] : [added];
  });
  const told = words.length > 0 ? [{ target, update: describe(place.node.description, words) }] : [];
  return [...told, ...responses, ...properties];
}

/** The answers of a mock with memory that mean the same. */
const mockAnswers: Partial<Record<Meaning, unknown>> = {
  ...{ "all-results": "all", "first-page": "first-page", "empty-page": "empty-page" },
  ...{ "no-pages": 0, "one-page": 1 },
};

/**
 * Writes what a mock with memory can assume. The body of a failure is not kept, so that a person has to assume a failure.
 *
 * @returns undefined if no finding is an answer for the mock
 */
export function assumptionsOf(findings: readonly Finding[]): string | undefined {
  const answers = findings.flatMap(({ gap, means }) => {
    const answer = means && mockAnswers[means];
    const isClear = findings.every((one) => one.gap !== gap || one.means === means);
    return isClear && isAssumable(gap) && gapAnswers[gap].accepts(answer) ? [[gap, answer] as const] : [];
  });
  return answers.length > 0 ? `${JSON.stringify(Object.fromEntries(answers), null, 2)}\n` : undefined;
}
