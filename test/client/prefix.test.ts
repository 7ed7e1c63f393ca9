import { describe, expect, test } from "vitest";
import { type ClientOptions, createClient } from "../../src/desk/index.js";
import { testDesk } from "../support/test-desk.js";

const body = { active: false };
const member = { team_member: { id: "7" } };

/** A client at an address, and its requests. */
function deskAt(address: Partial<ClientOptions>) {
  const { options, requests } = testDesk(() => Response.json(member));
  const desk = createClient({ ...options, baseUrl: undefined, ...address } as unknown as ClientOptions);
  const update = () =>
    desk.PATCH("/team_members/{team_member_id}", { params: { path: { team_member_id: "7" } }, body });
  return { desk, update, requests };
}

describe("an operation whose path has a server of its own", () => {
  test.each<[address: Partial<ClientOptions>, url: string]>([
    [{ workspace: "Acme", serviceHost: "Desk.Example:443" }, "https://acme.desk.example/api/external/v1"],
    [
      { workspace: "acme", serviceHost: "desk.example:8443" },
      "https://acme.desk.example:8443/api/external/v1",
    ],
    [{ baseUrl: "http://127.0.0.1:4010/api/external/v2" }, "http://127.0.0.1:4010/api/external/v1"],
    [{ baseUrl: "https://acme.desk.example/api/external/v2/" }, "https://acme.desk.example/api/external/v1"],
    [{ baseUrl: "https://proxy.example/sd/api/external/v2" }, "https://proxy.example/sd/api/external/v1"],
  ])("is called under its own prefix, from %o", async (address, url) => {
    const { desk, update, requests } = deskAt(address);
    const urls: string[] = [];
    desk.use({ onRequest: ({ request }) => void urls.push(request.url) });
    expect((await update()).data).toEqual(member);
    expect(requests).toMatchObject([{ url: `${url}/team_members/7` }]);
    expect(urls).toEqual([`${url}/team_members/7`]);
    expect(requests[0]?.headers.get("accept")).toBe("application/json");
    expect(requests[0]?.headers.get("x-api-key")).toBe("key");
  });

  test.each([
    "https://acme.desk.example",
    "https://acme.desk.example/sd",
    "https://acme.desk.example/api/external/v1",
    "https://acme.desk.example/api/external/v2/tickets",
    "https://acme.desk.example/myapi/external/v2",
    "https://acme.desk.example/xapi/external/v2",
    // The host would become a part of the prefix.
    "https://api/external/v2",
  ])("is refused at %s, which does not end with the prefix, before anything is sent", async (baseUrl) => {
    const { desk, update, requests } = deskAt({ baseUrl });
    await expect(update()).rejects.toThrow(
      "PATCH /team_members/{team_member_id}: baseUrl must end with /api/external/v2 for this operation, whose path is under /api/external/v1.",
    );
    expect(requests).toEqual([]);
    await desk.DELETE("/team-members/{team_member_id}", { params: { path: { team_member_id: "7" } } });
    expect(requests).toMatchObject([{ url: `${baseUrl}/team-members/7` }]);
  });
});
