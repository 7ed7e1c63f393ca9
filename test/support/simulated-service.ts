// A service whose behaviour is known, in thirty workspaces. A few of them are odd.
const uuid = (index: number) => `8f14e45f-ceea-467f-a8d0-${`${index}`.padStart(12, "0")}`;
const time = "2026-03-02T09:00:00Z";
const pageSize = 30;

export const oddFields = 5;
export const oddStatus = 9;
export const oddForms = 13;
export const oddPages = 17;

type Body = Record<string, unknown>;

const member = (index: number) => ({
  id: uuid(index),
  email: "a@mail.example",
  first_name: index % 3 === 0 ? "" : "Ada",
  last_name: index % 4 === 0 ? "" : "Byron",
  time_zone: index % 5 === 0 ? null : "Europe/Berlin",
  ...(index % 2 === 0 && { profile_image_url: "https://cdn.example/a.png" }),
  organization_role: "Standard",
  active: true,
});

const metric = { present: 1, previous: 2, change_percentage: -50 };
const metrics = { first_response_time: metric, resolution_time: metric, assigned: metric, closed: metric };

const ticket = (workspace: number, index: number) => ({
  ...{ id: uuid(index), number: index, subject: "s", description: "d", priority: "high", status: "open" },
  ...{ created_at: time, updated_at: time, tags: [] },
  category: index % 2 === 0 ? null : "Questions",
  sub_category_one: index % 2 === 0 ? null : "Delivery",
  sub_category_two: index % 2 === 0 ? null : "Late",
  group: index % 2 === 0 ? null : "Care",
  assignee: index % 2 === 0 ? null : { id: uuid(1), name: "Priya", email: "p@mail.example" },
  customer: {
    id: uuid(2),
    name: index % 2 === 0 ? null : "Mara",
    email: "m@mail.example",
    phone_numbers: [],
  },
  fields: [{ field_name: "Order", field_value: workspace === oddFields ? 7781 : "7781" }],
});

const comment = (index: number) => ({
  ...{ id: uuid(index), created_at: time, comment_type: "note", content: "c" },
  author: { id: uuid(1), name: index % 2 === 0 ? null : "Priya", email: "p@mail.example", type: "user" },
  attachments: [{ id: uuid(3), url: "https://cdn.example/f", filename: index % 2 === 0 ? "" : "f.txt" }],
  mentions: [{ id: uuid(4), name: "Tom", email: "t@mail.example" }],
});

/** One page of a list, as the service cuts it. */
function page<Item>(items: readonly Item[], number: string | null) {
  const current = Number(number ?? 1);
  const shown = items.slice((current - 1) * pageSize, current * pageSize);
  const pagination = {
    total_records: items.length,
    current_page_number: current,
    total_pages: Math.ceil(items.length / pageSize),
    page_size: pageSize,
  };
  return { shown, pagination };
}

const listOf = <Item>(length: number, make: (index: number) => Item) =>
  Array.from({ length }, (_, index) => make(index));
const answer = (status: number, body: unknown) => Response.json(body, { status });
const refused = (error: string) => answer(422, { error });

function createCustomer(workspace: number, { customer }: { customer?: Body }): Response {
  const list = (key: string) => (customer?.[key] ?? []) as (string | Body)[];
  const lacks = (key: string, field: string) =>
    list(key).some((one) => typeof one === "object" && one[field] === undefined);
  if (list("emails").length === 0) return refused("An e-mail address is needed");
  if (lacks("emails", "email") || lacks("phones", "phone") || lacks("links", "url"))
    return refused("No value");
  const name = customer?.["first_name"] ?? null;
  const created = { id: uuid(1), name, email: "m@mail.example" };
  return answer(workspace === oddStatus ? 200 : 201, { customer: created });
}

/** The fetch of one workspace. */
export function simulatedService(workspace: number): typeof fetch {
  let count = 0;
  return async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const path = pathname.replace(/^\/api\/external\/v\d/, "");
    const body = init?.body ? (JSON.parse(String(init.body)) as Body) : {};
    const number = searchParams.get("page_number");
    count += 1;
    const isMissing = Number(number) > 2 && workspace === oddPages;
    switch (`${init?.method ?? "GET"} ${path.replace(/\/[0-9a-f-]{36}/g, "/{id}")}`) {
      case "POST /tickets":
        return answer(201, { ticket: { id: uuid(count), number: count, url: "https://acme.example/1" } });
      case "GET /tickets/{id}":
        return answer(200, { ticket: ticket(workspace, count) });
      case "GET /tickets/{id}/comments": {
        const { shown, pagination } = page(listOf(40, comment), number);
        return answer(200, { comments: shown, pagination });
      }
      case "POST /customers":
        return createCustomer(workspace, body);
      case "GET /team-members": {
        if (isMissing) return answer(404, { error: "No such page" });
        const { shown, pagination } = page(listOf(45, member), number);
        return answer(200, { team_members: shown, pagination });
      }
      case "POST /team-members":
        return Array.isArray(body["emails"]) ? answer(201, { message: "Added." }) : refused("No addresses");
      case "DELETE /team-members/{id}":
        return answer(409, { error: "Cannot remove the last admin of the workspace" });
      case "GET /forms": {
        const slug = count % 2 === 0 ? { slug: "help" } : workspace === oddForms ? { slug: null } : {};
        return answer(200, {
          forms: [{ id: uuid(1), title: "Help", ...slug }],
          kb_details: { knowledge_base_name: "Help" },
        });
      }
      case "GET /reports/agents": {
        const agents = listOf(35, (index) => ({
          id: uuid(index),
          ...(index % 2 && { name: "Priya" }),
          ...metrics,
        }));
        return answer(200, { members: page(agents, number).shown, summary: metrics, total_count: 35 });
      }
      case "GET /reports/groups": {
        const { shown, pagination } = page([{ id: uuid(1), name: "Care", ...metrics }], number);
        return answer(200, { teams: shown, summary: metrics, total_count: 1, pagination });
      }
      case "GET /reports/surveys": {
        const choices = [{ name: "Good", count: 3, slug: "good" }];
        return answer(200, { surveys: [{ id: uuid(1), name: "After", question: "How was it?", choices }] });
      }
      case "PATCH /team_members/{id}": {
        const { profile_image_url: _, ...own } = member(count) as Body;
        const team_member = {
          ...own,
          first_name: "Ada",
          last_name: null,
          created_at: time,
          updated_at: time,
        };
        return answer(200, { team_member });
      }
      default:
        return answer(404, { error: "There is nothing" });
    }
  };
}
