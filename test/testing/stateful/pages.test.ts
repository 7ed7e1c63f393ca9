import { expect, test } from "vitest";
import { unwrap } from "../../../src/index.js";
import { type Assumptions, assume } from "../../../src/testing/index.js";
import { unknownId, workspace } from "./workspace.js";

const members = Array.from({ length: 31 }, (_, index) => ({ email: `member-${index}@acme.example` }));

async function listMembers(page_number?: number, assume: Assumptions = {}) {
  await using app = await workspace({ members }, assume);
  const query = page_number === undefined ? {} : { page_number };
  return await app.calls.listTeamMembers({ params: { query } });
}

test("a list without page_number is the first page where that is assumed", async () => {
  const { team_members, pagination } = await unwrap(
    listMembers(undefined, { "pagination.page-number-absent": "first-page" }),
  );
  expect(team_members).toHaveLength(30);
  expect(pagination).toEqual({ total_records: 31, current_page_number: 1, total_pages: 2, page_size: 30 });
});

test("a list without page_number has all results where that is assumed", async () => {
  const { team_members } = await unwrap(listMembers(undefined, { "pagination.page-number-absent": "all" }));
  expect(team_members).toHaveLength(31);
});

test("a page that does not exist is empty, or a failure, where that is assumed", async () => {
  const empty = await unwrap(listMembers(3, { "pagination.page-out-of-range": "empty-page" }));
  expect(empty.team_members).toEqual([]);
  const { error } = await listMembers(3, { "pagination.page-out-of-range": unknownId });
  expect(error).toMatchObject(unknownId);
});

test("how many pages an empty list has is the mock's own, and listed, unless it is assumed", async () => {
  await using app = await workspace();
  const read = async (headers = {}) => {
    const params = { query: { page_number: 1 } };
    return (await app.api.listTeamMembers({ params, headers })).pagination.total_pages;
  };
  expect(await read()).toBe(0);
  expect(app.mock.assumptions()).toEqual([{ gap: "pagination.empty-list", answer: 0, by: "mock" }]);
  expect(await read(assume({ "pagination.empty-list": 1 }))).toBe(1);
});
