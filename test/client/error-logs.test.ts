import { expect, test } from "vitest";
import { fail, testDesk } from "../support/test-desk.js";

const path = "/team-members/{team_member_id}";

test("the JSON of an ApiError has what a log needs, and neither body nor headers", async () => {
  const { desk } = testDesk(() => Response.json({ error: "No.", name: "Mara" }, { status: 422 }));
  const { error } = await desk.DELETE(path, { params: { path: { team_member_id: "7" } } });
  const { gaps, ...logged } = JSON.parse(JSON.stringify({ error })).error;
  const message = `DELETE ${path}: 422 No.`;
  expect(logged).toEqual({ kind: "api", message, method: "DELETE", path, status: 422 });
  expect(gaps).toContain("team-members.remove.last-admin-status");
});

test("the JSON of other errors has their message, and sent where it is known", async () => {
  const { desk } = testDesk(() => fail());
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
  const failing = () => Promise.reject(new TypeError("fetch failed", { cause }));
  const { error } = await testDesk(failing, { apiKey: "the-secret-key" }).desk.GET("/forms");
  expect(error?.message).toBe("GET /forms: no response (bad port\\u000afor [redacted])");
});
