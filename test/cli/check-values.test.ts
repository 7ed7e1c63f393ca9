// Values of a workspace that become parts of the next requests.
import { expect, test } from "vitest";
import { checkWorkspace } from "../../src/desk/check/check.js";
import { apiKey, drawWorkspace } from "../support/simulated-workspace.js";

/** Checks a workspace with this list of members, and collects the addresses that it was asked for. */
async function checkList(members: readonly object[], totals: object, change = (text: string) => text) {
  const service = drawWorkspace(1, "undisturbed");
  const pagination = { total_records: members.length, current_page_number: 1, page_size: 30, ...totals };
  const asked: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push(url);
    if (!/team-members(?=[?]|$)/.test(url)) return service.fetch(url, init);
    const text = JSON.stringify({ team_members: members, pagination });
    return new Response(change(text), { headers: { "content-type": "application/json" } });
  };
  const client = { workspace: "acme", serviceHost: "desk.example", apiKey, maxRetries: 0, fetch };
  const options = { ticket: undefined, all: true, print: () => {}, pause: 0 };
  return { ...(await checkWorkspace(client, options)), asked };
}

test.each(["", "..", "\ud800", null, { toString: 1 }])(
  "an id that doesn't fit into a path, such as %j, doesn't end the check",
  async (id) => {
    const { reached, lists } = await checkList([{ id }, { id: "other" }], { total_pages: 1 });
    expect(reached.verdict).toBe("accepted");
    expect(lists).toMatchObject([{ records: 2, repeated: 0 }]);
  },
);

test.each(["1e999", "-1e999", "1.5", "-5", "0", '"3"', "null"])(
  "total_pages %s doesn't end the check, and no page is asked for by it",
  async (total) => {
    const members = [1, 2, 3].map(() => ({ id: crypto.randomUUID() }));
    const { reached, gaps, asked } = await checkList(members, { total_pages: "TOTAL" }, (text) =>
      text.replace('"TOTAL"', total),
    );
    expect(reached.verdict).toBe("accepted");
    expect(gaps).toContainEqual({
      findings: [],
      id: "pagination.page-out-of-range",
      answer: null,
      seen: expect.anything(),
    });
    const pages = asked.flatMap((url) => new URL(url).searchParams.get("page_number") ?? []);
    expect([...new Set(pages)].sort()).toEqual(["0", "1"]);
  },
);
