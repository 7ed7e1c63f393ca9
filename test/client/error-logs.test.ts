import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";

const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "the-secret-key", maxRetries: 0 };
const params = { path: { team_member_id: "7" } };

test("the JSON of an ApiError has what a log needs, and neither body nor headers", async () => {
  const fetch = async () => Response.json({ error: "No.", name: "Mara" }, { status: 422 });
  const { error } = await createClient({ ...options, fetch }).DELETE("/team-members/{team_member_id}", {
    params,
  });
  const { gaps, ...logged } = JSON.parse(JSON.stringify({ error })).error;
  expect(logged).toEqual({
    kind: "api",
    message: "DELETE /team-members/{team_member_id}: 422 No.",
    method: "DELETE",
    path: "/team-members/{team_member_id}",
    status: 422,
  });
  expect(gaps).toContain("team-members.remove.last-admin-status");
});

test("the JSON of other errors has their message, and sent where it is known", async () => {
  const fetch = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
  const desk = createClient({ ...options, fetch });
  const { error } = await desk.GET("/forms");
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    kind: "network",
    message: "GET /forms: no response (ECONNREFUSED); the request was not sent",
    method: "GET",
    path: "/forms",
    sent: false,
  });
  const mistake: unknown = await desk.GET("/forms", { timeout: -1 }).catch((one: unknown) => one);
  expect(JSON.parse(JSON.stringify(mistake))).toMatchObject({ kind: "invalid-argument", path: "/forms" });
});

test("a NetworkError without a code says what its innermost cause says, without the key", async () => {
  const cause = new Error("bad port\nfor the-secret-key");
  const fetch = () => Promise.reject(new TypeError("fetch failed", { cause }));
  const { error } = await createClient({ ...options, fetch }).GET("/forms");
  expect(error?.message).toBe("GET /forms: no response (bad port\\u000afor [redacted])");
});
