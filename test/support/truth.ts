// What is true of a simulated service, chosen before anything is seen of it.
import { indexBundle } from "../../src/cli/codegen/gaps.js";
import { knowledge, lists } from "./evidence.js";
import { fc } from "./fuzz.js";

/** The values that a gap leaves open where they are not set, in the order of its places, and where the objects are that have them. */
export const openValues = knowledge.bundles.flatMap(({ document, occurrences }) =>
  [...indexBundle(document).gaps.values()].flatMap(({ gap, carriers: [carrier] }) => {
    const at = occurrences.get(carrier?.location.pointer ?? "") ?? [];
    const places = gap.id.endsWith(".unset-values") ? (gap.settledBy?.places ?? []) : [];
    return places.map((place, turn) => ({ gap: gap.id, place, turn, at, key: `${gap.id} ${place}` }));
  }),
);

/** How a value that is not set arrives. `mixed` is null in one record and absent in the next. */
type Unset = "null" | "absent" | "empty" | "never" | "mixed";

const ofEach = <Of>(names: readonly string[], ...ways: Of[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...ways)])));
const either = <Of>(one: Of, other: Of) => fc.constantFrom<Of[]>([one], [other], [one, other]);

// A gap of many places is settled seldom, unless most gaps have one way for all of their places.
const ways = ofEach<Unset>([...new Set(openValues.map(({ gap }) => gap))], "null", "absent", "empty");
const odd = fc.dictionary(
  fc.constantFrom(...openValues.map(({ key }) => key)),
  fc.constantFrom<Unset>("never", "mixed"),
  { maxKeys: 4 },
);

/** Everything that can be true of a service where its specification leaves it open. Of several values, each record has one in turn. */
export const truths = fc.record({
  /** By gap and place, for example `forms.unset-values title`. */
  unset: fc.tuple(ways, odd).map(([ofGap, ofPlace]): Record<string, Unset> => {
    const wayOf = ({ gap, place, key }: (typeof openValues)[number]) => {
      const way = ofPlace[key] ?? ofGap[gap] ?? "null";
      return way === "empty" && /(assignee|customer|count|author)$/.test(place) ? "null" : way;
    };
    return Object.fromEntries(openValues.map((one) => [one.key, wayOf(one)]));
  }),
  countType: either("number", "string"),
  questionType: fc.constantFrom("string", "object"),
  fieldType: either("number", "string"),
  failureType: fc.constantFrom("object", "string"),
  customerStatus: either("200", "201"),
  updateStatus: fc.constantFrom("200", "202"),
  lastAdminStatus: either("409", "422"),
  isWrapped: fc.boolean(),
  hasReportPagination: fc.boolean(),
  /** By operation. */
  withoutNumber: ofEach(lists, "all", "one"),
  pastEnd: ofEach(lists, "empty", "empty", "items", "404"),
  /** `ignored`: the reports take no notice of page_number. */
  totalCount: fc.constantFrom("all", "all", "page", "ignored"),
  needsEmail: fc.boolean(),
});
export type Truth = typeof truths extends fc.Arbitrary<infer Value> ? Value : never;

/** A service that does everything in one way, which traffic can show. */
export const plainTruth: Truth = {
  unset: Object.fromEntries(openValues.map(({ key }) => [key, "null"])),
  ...{ countType: ["number"], questionType: "string", fieldType: ["string"], failureType: "object" },
  ...{ customerStatus: ["201"], updateStatus: "200", lastAdminStatus: ["409"] },
  ...{ isWrapped: true, hasReportPagination: true, totalCount: "all", needsEmail: false },
  withoutNumber: Object.fromEntries(lists.map((list) => [list, "all"])),
  pastEnd: Object.fromEntries(lists.map((list) => [list, "empty"])),
};
