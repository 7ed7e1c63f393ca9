// Assumptions that a test makes after the start.
import { expect, test } from "vitest";
import { assume } from "../../../src/desk/testing.js";
import { headers, mockOfFile, send } from "../../support/mock.js";

const gap = "errors.unknown-id";
const failure = (status: 404 | 410 | 422) => ({ [gap]: { status, body: null } }) as const;
const mock = await mockOfFile({ stateful: true, assume: failure(404) });

const status = async (more = {}) =>
  (await fetch(`${mock.baseUrl}/tickets/9`, { headers: { ...headers, ...more } })).status;

test("mock.assume() overrides the assumptions of the start, and the header of a call overrides both", async () => {
  mock.assume(failure(410));
  expect(await status()).toBe(410);
  expect(await status(assume(failure(422)))).toBe(422);
  expect(await status()).toBe(410);
});

test("a reset, or mock.assume() without answers, restores the assumptions of the start", async () => {
  mock.assume(failure(410));
  mock.reset();
  expect(await status()).toBe(404);
  mock.assume(failure(410));
  mock.assume();
  expect(await status()).toBe(404);
});

test("further answers leave the earlier ones, and a wrong answer changes nothing", async () => {
  mock.assume(failure(410));
  mock.assume({ "pagination.page-number-absent": "all" });
  expect(() => mock.assume({ [gap]: 404 as never })).toThrow(`assume["${gap}"] must be a status`);
  expect(await status()).toBe(410);
  expect((await send(mock, "GET", "/team-members")).status).toBe(200);
});

test("a list of added members goes on after an answer, without another start", async () => {
  await send(mock, "POST", "/team-members", { emails: ["lea@acme.example"] });
  expect((await send(mock, "GET", "/team-members?page_number=1")).status).toBe(501);
  mock.assume({ "team-members.add.active": true });
  expect((await send(mock, "GET", "/team-members?page_number=1")).status).toBe(200);
});
