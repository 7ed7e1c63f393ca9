import { expect, test } from "vitest";
import { overlayFor } from "../../../src/cli/evidence/overlay.js";
import type { Verdict } from "../../../src/cli/evidence/question.js";
import { knowledge, uuid, verdictOn } from "../../support/evidence.js";
import { often, update } from "../../support/evidence-calls.js";

const settled = { state: "settled", facts: {}, seen: [], against: [], missing: [] } as const;

test.each(["it's", "a\\b", "\\'", "a.b", "7"])(
  "a property %j of a patched document can be stated",
  async (name) => {
    const [bundle] = knowledge.bundles;
    if (bundle === undefined) throw new Error("There is no document.");
    const document = structuredClone(bundle.document);
    Object.assign(document.components?.schemas?.["Form"]?.properties ?? {}, { [name]: { type: "string" } });
    const pointer = `/components/schemas/Form/properties/${name}`;
    const changes = [{ pointer, update: { minLength: 1 } }];
    const verdict: Verdict = { ...settled, id: "forms.unset-values", document: bundle.name, changes };
    // An action that changes nothing is refused.
    expect(await overlayFor({ ...bundle, document }, [verdict])).toContain("minLength: 1");
  },
);

test("an example that the overlay contradicts is removed, and the others stay", async () => {
  const bundle = knowledge.bundles.find(({ name }) => name === "v1");
  if (bundle === undefined) throw new Error("There is no older document.");
  const wrapped = often(update({ team_member: { id: uuid(1), email: "a@b.example", active: true } }));
  const overlay = await overlayFor(bundle, [await verdictOn("v1.team-members.update.envelope", wrapped)]);
  const removed = [...overlay.matchAll(/\['examples'\]\['(\w+)'\]\n {4}remove: true/g)];
  expect(removed.map(([, name]) => name)).toEqual(["bare"]);
});
