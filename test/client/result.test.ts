import { expect, test, vi } from "vitest";
import { ApiError, isCallError, unwrap } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { answer, getForms, testDesk } from "../support/test-desk.js";

const failing = (status: number, error: string) => testDesk(answer({ error }, status)).desk;

test("unwrap returns the data of a success, and throws the error of a failure", async () => {
  expect(await unwrap(getForms())).toEqual(forms);
  const call = failing(401, "No").GET("/forms");
  await expect(unwrap(call)).rejects.toMatchObject({ name: "AuthenticationError", documented: true });
});

test.each([undefined, "data", {}, { data: 1, error: null }, { error: "x" }])(
  "unwrap refuses %j, which is not the result of a call",
  async (result) => {
    const refused = { kind: "invalid-argument", argument: "result" };
    await expect(unwrap(result as never)).rejects.toMatchObject(refused);
  },
);

test("isCallError returns false for a wrong argument and for foreign errors", async () => {
  const mistake: unknown = await testDesk()
    .desk.GET("/forms", { timeout: -1 })
    .catch((caught) => caught);
  expect(mistake).toMatchObject({ kind: "invalid-argument" });
  for (const other of [mistake, new Error("api"), { kind: "api" }, undefined]) {
    expect(isCallError(other)).toBe(false);
  }
});

test("isCallError recognizes the errors of another copy of the package", async () => {
  vi.resetModules();
  const copy = await import("../../src/desk/index.js");
  expect(copy.ApiError).not.toBe(ApiError);
  const { error } = await copy.createClient(testDesk(answer({}, 422)).options).GET("/forms");
  expect(isCallError(error)).toBe(true);
  expect(isCallError(new copy.InvalidArgumentError("a", "is wrong."))).toBe(false);
});

test("the message of an error is one short line", async () => {
  const { error } = await failing(400, `two\nlines ${"x".repeat(10_000)}`).GET("/forms");
  expect(error?.message).toMatch(/^GET \/forms: 400 two\\u000alines x{280,300}$/);
});

test.each<[what: string, init: object]>([
  ["an error", {}],
  ["a wrong argument", { timeout: -1 }],
])("the stack of %s begins at the caller", async (_, init) => {
  async function readForms() {
    const { error } = await failing(500, "No").GET("/forms", init);
    return error;
  }
  const error: unknown = await readForms().catch((caught: unknown) => caught);
  // Node adds a frame of its own above the caller.
  const frames = (error as Error).stack?.split("\n").filter((line) => !line.includes("(node:"));
  expect(frames?.[1]).toContain("readForms");
});
