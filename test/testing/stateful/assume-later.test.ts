// Assumptions that a test makes after the start.
import { expect, test } from "vitest";
import { mockOfFile, send } from "../../support/mock.js";

const gap = "errors.unknown-id";
const failure = (status: 404 | 410) => ({ [gap]: { status, body: null } }) as const;
const mock = await mockOfFile({ stateful: true });

const status = async () => (await send(mock, "GET", "/tickets/9")).status;

test("a reset, or mock.assume() without answers, forgets the assumptions", async () => {
  mock.assume(failure(404));
  mock.assume(failure(410));
  expect(await status()).toBe(410);
  mock.assume();
  expect(await status()).toBe(501);
  mock.assume(failure(410));
  mock.reset();
  expect(await status()).toBe(501);
});

test("further answers leave the earlier ones, and a wrong answer changes nothing", async () => {
  mock.assume(failure(410));
  mock.assume({ "pagination.page-number-absent": "all" });
  expect(() => mock.assume({ [gap]: 404 as never })).toThrow(`assume["${gap}"] must be a status`);
  expect(await status()).toBe(410);
  expect((await send(mock, "GET", "/team-members")).status).toBe(200);
});
