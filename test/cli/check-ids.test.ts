import { expect, test } from "vitest";
import { checkWorkspace } from "../../src/desk/check/check.js";
import { json } from "../support/server.js";
import { apiKey, type Behaviour, marker, startWorkspace } from "../support/small-workspace.js";

test.each(["", "..", "\ud800", null, { toString: 1 }])(
  "an id that no path can have, such as %j, does not end the check",
  async (id) => {
    const pagination = { total_records: 2, current_page_number: 1, total_pages: 1, page_size: 30 };
    const inFront: Behaviour["inFront"] = ({ pathname }, response) => {
      const [name = ""] = /(team-members|comments)$/.exec(pathname) ?? [];
      if (name === "") return false;
      json(response, 200, { [name.replace("-", "_")]: [{ id }, { id: marker }], pagination });
      return true;
    };
    await using workspace = await startWorkspace({ inFront });
    const client = { baseUrl: workspace.baseUrl, apiKey };
    const options = { ticket: "1042", all: true, print: () => {}, pause: 0 };
    const { reached, lists } = await checkWorkspace(client, options);
    expect(reached.verdict).toBe("accepted");
    expect(lists).toMatchObject([{ records: 2, repeated: 0 }]);
  },
);

test.each(["", ".."])("the ticket %j is refused before anything is sent", async (ticket) => {
  const lines: string[] = [];
  const options = { ticket, all: false, print: (line: string) => lines.push(line), pause: 0 };
  const checked = checkWorkspace({ baseUrl: "http://127.0.0.1:9/api/external/v2", apiKey }, options);
  await expect(checked).rejects.toThrow(/ticket must be a non-empty/);
  expect(lines).toEqual([]);
});
