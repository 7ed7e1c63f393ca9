import { describe, expect, test } from "vitest";
import { readBundles } from "../../../src/cli/codegen/bundles.js";
import { patchedBundle } from "../../../src/cli/codegen/patch.js";
import { findContradictions } from "../../../src/cli/evidence/contradictions.js";
import { verdictsOf } from "../../../src/cli/evidence/findings.js";
import { knowledgeOf } from "../../../src/cli/evidence/knowledge.js";
import { overlayFor } from "../../../src/cli/evidence/overlay.js";
import { findGap } from "../../../src/document/gaps.js";
import { knowledge, linesOf, observationsOf, times, usual, verdictsOn } from "../../support/evidence.js";
import { testFolder } from "../../support/folder.js";
import { settledBy, thoroughCalls, wrongOf } from "../../support/traffic.js";
import { randomFrom, truthFrom } from "../../support/truth.js";

const min = 8;
const limits = { min };
/** All of them among the deep tests. */
const seeds = times(process.env["FUZZ_ALL"] ? 200 : 3, (index) => index + 1);
const folder = testFolder();

/** A service whose truth was chosen before, and traffic that shows all of it. */
function serviceOf(seed: number) {
  const random = randomFrom(seed);
  const truth = truthFrom(random);
  return { random, truth, calls: [...thoroughCalls(truth, min)] };
}

describe.each(seeds)("service %i, whose truth was chosen before", (seed) => {
  const { random, truth, calls } = serviceOf(seed);

  test("thorough traffic settles each gap that it can, rightly, and none that it cannot", async () => {
    const verdicts = [...verdictsOn(observationsOf(await linesOf(calls)), limits).values()];
    const settled = verdicts.filter(({ state }) => state === "settled").map(({ id }) => id);
    expect(settled.sort()).toEqual(settledBy(truth).sort());
    expect(wrongOf(truth, verdicts)).toEqual([]);
  });

  test("some of the traffic settles nothing wrongly", async () => {
    for (const part of [0.1, 0.4, 0.8]) {
      const some = calls.filter(() => random() < part);
      const verdicts = verdictsOn(observationsOf(await linesOf(some)), limits);
      expect(wrongOf(truth, verdicts.values())).toEqual([]);
    }
  });
});

// The linter needs a second for each document.
test.each(seeds.filter((seed) => seed % 10 === 1))(
  "the overlays for service %i obey the rules, and nothing that they were proposed from contradicts them",
  async (seed) => {
    const observations = observationsOf(await linesOf(serviceOf(seed).calls));
    const bundles = await Promise.all(
      knowledge.bundles.map(async (bundle) => {
        const verdicts = verdictsOf(bundle, observations, { ...usual, min });
        // The overlay is of the packaged documents, in which a gap can be closed by now.
        const settled = verdicts.filter(({ id, state }) => state === "settled" && findGap(id));
        const overlay = await overlayFor(bundle, settled);
        const file = await folder.write(`${seed}-${bundle.name}.yaml`, overlay);
        return (await patchedBundle(file)).patched;
      }),
    );
    // What an edit of the documents has closed by now can be another fact than that of this service.
    const before = findContradictions(observations, knowledgeOf(await readBundles()));
    expect(findContradictions(observations, knowledgeOf(bundles))).toEqual(before);
  },
);
