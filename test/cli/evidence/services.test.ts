import { describe, expect, test } from "vitest";
import { readBundles } from "../../../src/cli/codegen/bundles.js";
import { patchedBundle } from "../../../src/cli/codegen/patch.js";
import { findContradictions } from "../../../src/cli/evidence/contradictions.js";
import { verdictsOf } from "../../../src/cli/evidence/findings.js";
import { knowledgeOf } from "../../../src/cli/evidence/knowledge.js";
import { overlayFor } from "../../../src/cli/evidence/overlay.js";
import { findGap } from "../../../src/document/gaps.js";
import { hashText } from "../../../src/observe/known-records.js";
import { knowledge, linesOf, observationsOf, usual, verdictsOn } from "../../support/evidence.js";
import { testFolder } from "../../support/folder.js";
import { fc, runs } from "../../support/fuzz.js";
import { settledBy, thoroughCalls, wrongOf } from "../../support/traffic.js";
import { type Truth, truths } from "../../support/truth.js";

const min = 8;
const limits = { min };
const folder = testFolder();

const runsOf = (all: number) => ({ ...runs(all), endOnFailure: true });

/** What is said of each gap by traffic with a service, or by some of its calls. */
async function verdictsFor(truth: Truth, isSeen: (index: number) => boolean = () => true) {
  const lines = await linesOf([...thoroughCalls(truth, min)].filter((_, index) => isSeen(index)));
  return [...verdictsOn(observationsOf(lines), limits).values()];
}

describe("of a service whose truth was chosen before", () => {
  test("thorough traffic settles each gap that it can, rightly, and none that it cannot", async () => {
    const holds = async (truth: Truth) => {
      const verdicts = await verdictsFor(truth);
      const settled = verdicts.filter(({ state }) => state === "settled").map(({ id }) => id);
      expect(settled.sort()).toEqual(settledBy(truth).sort());
      expect(wrongOf(truth, verdicts)).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(truths, holds), runsOf(100));
  });

  test("some of the traffic settles nothing wrongly", async () => {
    const holds = async (truth: Truth, part: number, seed: number) => {
      // By a hash, because what happens in turn can be hidden from a regular choice.
      const verdicts = await verdictsFor(
        truth,
        (index) => (hashText(`${index}`, seed) >>> 0) / 2 ** 32 < part,
      );
      expect(wrongOf(truth, verdicts)).toEqual([]);
    };
    const part = fc.constantFrom(0.1, 0.4, 0.8);
    await fc.assert(fc.asyncProperty(truths, part, fc.integer(), holds), runsOf(200));
  });

  test("the overlays obey the rules, and nothing that they were proposed from contradicts them", async () => {
    const holds = async (truth: Truth) => {
      const observations = observationsOf(await linesOf(thoroughCalls(truth, min)));
      const bundles = await Promise.all(
        knowledge.bundles.map(async (bundle) => {
          const verdicts = verdictsOf(bundle, observations, { ...usual, min });
          // The overlay is of the packaged documents, in which a gap can be closed by now.
          const settled = verdicts.filter(({ id, state }) => state === "settled" && findGap(id));
          const overlay = await overlayFor(bundle, settled);
          const file = await folder.write(`${bundle.name}.yaml`, overlay);
          return (await patchedBundle(file)).patched;
        }),
      );
      // What an edit of the documents has closed by now can be another fact than that of this service.
      const before = findContradictions(observations, knowledgeOf(await readBundles()));
      expect(findContradictions(observations, knowledgeOf(bundles))).toEqual(before);
    };
    await fc.assert(fc.asyncProperty(truths, holds), runsOf(20));
  });
});
