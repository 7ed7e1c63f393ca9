// The records of a simulated service.
import { uuid } from "./observed.js";
import { places, type Truth } from "./truth.js";

export const time = "2026-03-02T09:00:00Z";
export const metric = { present: 1, previous: 2, change_percentage: -50 };
export const metrics = {
  ...{ first_response_time: metric, resolution_time: metric, assigned: metric, closed: metric },
};
const name = "Ada";
const email = "a@mail.example";
const names = { first_name: name, last_name: "Byron", time_zone: "Europe/Berlin" };
const texts = { subject: "s", description: "d", created_at: time, updated_at: time };
const categories = { category: "Questions", sub_category_one: "a", sub_category_two: "b" };

type Values = Readonly<Record<string, unknown>>;

/** Makes the records of a service. Every second one has a value unset, in turn with the values beside it. */
export function recordsOf(truth: Truth) {
  /** Values that a gap leaves open where they are not set, by their places. */
  const open = (gap: string, index: number, values: Values): Record<string, unknown> => {
    const set = Object.entries(values).flatMap(([place, value]) => {
      const turn = index + (places[gap]?.indexOf(place) ?? 0);
      const way = truth.unset[`${gap} ${place}`];
      const isSet = turn % 2 === 0 || way === "never";
      if (!isSet && (way === "absent" || (way === "mixed" && turn % 4 === 1))) return [];
      return [[place.split("/").at(-1), isSet ? value : way === "empty" ? "" : null]];
    });
    return Object.fromEntries(set);
  };
  const either = (type: string, index: number) =>
    type === "string" || (type === "both" && Math.floor(index / 2) % 2 === 0) ? "7781" : 7781;
  const id = (index: number) => ({ id: uuid(index) });
  const memberOf = (index: number) => ({ ...id(index), email, organization_role: "Standard", active: true });
  // The objects of a record are set in every second one, so that what is in them has turns of its own.
  const within = (gap: string, prefix: string, index: number) => ({
    ...id(index),
    ...open(gap, Math.floor(index / 2), { [`${prefix}name`]: name, [`${prefix}email`]: email }),
  });
  return {
    ticket: (index: number) => ({
      ...{ ...id(index), number: index, tags: [], ...texts },
      ...open("tickets.unset-values", index, {
        ...{ priority: "high", status: "open", group: "Care", ...categories },
        assignee: within("tickets.unset-values", "assignee/", index),
        customer: { ...within("tickets.unset-values", "customer/", index), phone_numbers: [] },
      }),
      fields: [{ field_name: "Order", field_value: either(truth.fieldType, index) }],
    }),
    comment: (index: number) => ({
      ...{ ...id(index), created_at: time, comment_type: "note", content: "c" },
      ...open("comments.unset-values", index, {
        author: { ...within("comments.author.unset-values", "", index), type: "user" },
      }),
      attachments: [
        {
          ...id(index),
          ...open("comments.attachments.unset-values", index, {
            url: "https://a.example",
            filename: "f.txt",
          }),
        },
      ],
      mentions: [{ ...id(index), ...open("comments.mentions.unset-values", index, { name, email }) }],
    }),
    customer: (index: number) => ({
      ...id(index),
      ...open("customers.unset-values", index, { name, email }),
    }),
    member: (index: number) => {
      const values = { ...names, profile_image_url: "https://a.example/a.png" };
      return { ...memberOf(index), ...open("team-members.unset-values", index, values) };
    },
    olderMember: (index: number) => ({
      ...{ ...memberOf(index), created_at: time, updated_at: time },
      ...open("v1.team-members.unset-values", index, names),
    }),
    form: (index: number) => ({
      ...id(index),
      ...open("forms.unset-values", index, { title: "Help", slug: "help" }),
    }),
    details: (index: number) =>
      open("forms.knowledge-base.unset-values", index, { knowledge_base_name: "Help" }),
    survey: (index: number) => {
      const gap = "reports.surveys.unset-values";
      const question = truth.questionType === "string" ? "How?" : { text: "How?" };
      const choice = { "choices/*/name": "Good", "choices/*/slug": "good" };
      const count = { "choices/*/count": either(truth.countType, index) };
      return {
        ...{ ...id(index), ...open(gap, index, { name: "After", question }) },
        choices: [open(gap, index, { ...choice, ...count })],
      };
    },
    agent: (index: number) => ({
      ...{ ...id(index), ...metrics, ...open("reports.agents.unset-values", index, { name }) },
    }),
    group: (index: number) => ({
      ...{ ...id(index), ...metrics, ...open("reports.groups.unset-values", index, { name }) },
    }),
  };
}
