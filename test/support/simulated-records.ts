// The records of a simulated service.
import { uuid } from "./observed.js";
import { places, type Truth } from "./truth.js";

export const time = "2026-03-02T09:00:00Z";
export const metric = { present: 1, previous: 2, change_percentage: -50 };
export const metrics = {
  first_response_time: metric,
  resolution_time: metric,
  assigned: metric,
  closed: metric,
};

/** Makes the records of a service. Every second one has a value unset, in turn with the values beside it. */
export function recordsOf(truth: Truth) {
  const value = (key: string, index: number, set: unknown): Record<string, unknown> => {
    const [gap = "", place = ""] = key.split(" ");
    const name = place.split("/").at(-1) ?? "";
    const turn = index + (places[gap]?.indexOf(place) ?? 0);
    const way = truth.unset[key];
    if (turn % 2 === 0 || way === "never") return { [name]: set };
    if (way === "absent" || (way === "mixed" && turn % 4 === 1)) return {};
    return { [name]: way === "empty" ? "" : null };
  };
  const all = (gap: string, index: number, sets: Readonly<Record<string, unknown>>) =>
    Object.assign({}, ...Object.entries(sets).map(([place, set]) => value(`${gap} ${place}`, index, set)));
  const person = (gap: string, index: number, prefix = "") =>
    all(gap, index, { [`${prefix}name`]: "Ada", [`${prefix}email`]: "a@mail.example" });
  const either = <Of>(type: string, index: number, text: Of, number: Of) =>
    type === "string" || (type === "both" && Math.floor(index / 2) % 2 === 0) ? text : number;
  const names = { first_name: "Ada", last_name: "Byron", time_zone: "Europe/Berlin" };
  const id = (index: number) => ({ id: uuid(index) });
  const memberOf = (index: number) => ({
    ...id(index),
    email: "a@mail.example",
    organization_role: "Standard",
    active: true,
  });
  return {
    ticket: (index: number) => ({
      ...{
        ...id(index),
        number: index,
        subject: "s",
        description: "d",
        created_at: time,
        updated_at: time,
        tags: [],
      },
      ...all("tickets.unset-values", index, {
        ...{
          priority: "high",
          status: "open",
          category: "Questions",
          sub_category_one: "a",
          sub_category_two: "b",
        },
        ...{ group: "Care" },
        // The objects are set in every second ticket, so that what is in them has turns of its own.
        assignee: { ...id(index), ...person("tickets.unset-values", Math.floor(index / 2), "assignee/") },
        customer: {
          ...{ ...id(index), phone_numbers: [] },
          ...person("tickets.unset-values", Math.floor(index / 2), "customer/"),
        },
      }),
      fields: [{ field_name: "Order", field_value: either<unknown>(truth.fieldType, index, "7781", 7781) }],
    }),
    comment: (index: number) => ({
      ...{ ...id(index), created_at: time, comment_type: "note", content: "c" },
      ...all("comments.unset-values", index, {
        author: {
          ...id(index),
          ...person("comments.author.unset-values", Math.floor(index / 2)),
          type: "user",
        },
      }),
      attachments: [
        {
          ...id(index),
          ...all("comments.attachments.unset-values", index, {
            url: "https://cdn.example/f",
            filename: "f.txt",
          }),
        },
      ],
      mentions: [{ ...id(index), ...person("comments.mentions.unset-values", index) }],
    }),
    customer: (index: number) => ({ ...id(index), ...person("customers.unset-values", index) }),
    member: (index: number) => ({
      ...memberOf(index),
      ...all("team-members.unset-values", index, {
        ...names,
        profile_image_url: "https://cdn.example/a.png",
      }),
    }),
    olderMember: (index: number) => ({
      ...{ ...memberOf(index), created_at: time, updated_at: time },
      ...all("v1.team-members.unset-values", index, names),
    }),
    form: (index: number) => ({
      ...id(index),
      ...all("forms.unset-values", index, { title: "Help", slug: "help" }),
    }),
    details: (index: number) =>
      all("forms.knowledge-base.unset-values", index, { knowledge_base_name: "Help" }),
    survey: (index: number) => ({
      ...id(index),
      ...all("reports.surveys.unset-values", index, {
        name: "After",
        question: truth.questionType === "string" ? "How?" : { text: "How?" },
      }),
      choices: [
        all("reports.surveys.unset-values", index, {
          ...{ "choices/*/name": "Good", "choices/*/slug": "good" },
          "choices/*/count": either<unknown>(truth.countType, index, "3", 3),
        }),
      ],
    }),
    agent: (index: number) => ({
      ...id(index),
      ...all("reports.agents.unset-values", index, { name: "Ada" }),
      ...metrics,
    }),
    group: (index: number) => ({
      ...id(index),
      ...all("reports.groups.unset-values", index, { name: "Care" }),
      ...metrics,
    }),
  };
}
