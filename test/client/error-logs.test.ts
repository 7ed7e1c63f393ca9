import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type ApiError, InvalidArgumentError } from "../../src/desk/index.js";
import { answer, getForms, testDesk } from "../support/test-desk.js";

const path = "/team-members/{team_member_id}";

test("the JSON of an ApiError has the facts for a log, but neither body nor headers", async () => {
  const { desk } = testDesk(answer({ error: "No.", name: "Mara" }, 422));
  const { error } = await desk.DELETE(path, { params: { path: { team_member_id: "7" } } });
  const { gaps, ...logged } = JSON.parse(JSON.stringify({ error })).error;
  const message = `DELETE ${path}: 422 No.`;
  expect(logged).toEqual({ kind: "api", outcome: "refused", message, method: "DELETE", path, status: 422 });
  expect(gaps).toContain("team-members.remove.last-admin-status");
});

test("an error has no empty field", async () => {
  expect(inspect(new InvalidArgumentError("timeout", "is wrong."))).not.toContain("undefined");
  for (const respond of [answer(null, 500), () => Promise.reject(new Error("no"))]) {
    expect(inspect((await getForms(respond)).error)).not.toContain("undefined");
  }
});

test.each([422, 200])("the body and headers of the error of a %i are not enumerable", async (status) => {
  const { error } = await getForms(answer({ error: "No.", name: "Mara" }, status));
  const copied = { ...error };
  expect(copied).toMatchObject({ kind: expect.any(String), status, path: "/forms" });
  expect(copied).not.toHaveProperty("body");
  expect(copied).not.toHaveProperty("headers");
  expect(inspect(error)).not.toContain("Mara");
  expect((error as ApiError).body).toEqual({ error: "No.", name: "Mara" });
  if (status === 422) expect((error as ApiError).headers.get("content-type")).toBe("application/json");
});

test("a NetworkError without a code has the message of its innermost cause, without the key", async () => {
  const cause = new Error("bad port\nfor the-secret-key");
  const failing = () => Promise.reject(new TypeError("fetch failed", { cause }));
  const { error } = await getForms(failing, { apiKey: "the-secret-key" });
  expect(error?.message).toBe("GET /forms: no response (bad port\\u000afor [redacted])");
});
