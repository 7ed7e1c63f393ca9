import { expect, test } from "vitest";
import { gapAnswers } from "../../../src/desk/workspace/gap-answers.js";
import { readBundled } from "../../../src/document/reading.js";
import { openDocument } from "../../support/open-documents.js";

/** The reasons why a gap never makes the mock fail a call. */
const neverAssumed: Record<string, string> = {
  "auth.permissions": "a key of the mock may do everything",
  "auth.wrong-workspace": "a mock is one workspace",
  "limits.rate": "the mock has no limit; a test orders a 429",
  "limits.request-size": "the mock has its own limit, and responds with 413",
  "requests.unknown-fields": "the mock accepts unknown fields, and lists them as violations",
  "team-members.add.partial": "the mock adds all members or none",
  "v1.team-members.update.method": "the mock has one method",
};

test("every gap that can cause a failure has an answer or a reason", () => {
  const marks = [...readBundled(openDocument).gaps.values()];
  const causes = marks.flatMap(({ gap }) => (gap.failures ? [gap.id] : []));
  const others = [...new Set(causes)].filter((id) => !Object.hasOwn(gapAnswers, id));
  expect(others.sort()).toEqual(Object.keys(neverAssumed).sort());
});
