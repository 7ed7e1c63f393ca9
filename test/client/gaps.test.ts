import { expect, test } from "vitest";
import { findGap, type GapId } from "../../src/document/gaps.js";
import { type ApiError, createV1Client } from "../../src/index.js";
import { testDesk } from "../support/test-desk.js";

const failing = (status: number) => testDesk(() => Response.json({ error: "No" }, { status }));
const ticket = { path: { ticket_id: "42" } };
const member = { path: { team_member_id: "7" } };

const ofKeys: GapId[] = ["auth.permissions", "auth.wrong-workspace"];
const ofAnyRequest: GapId[] = [...ofKeys, "errors.body-type"];
const ofReading: GapId[] = [
  ...ofAnyRequest,
  "errors.unknown-id",
  "errors.validation",
  "limits.rate",
  "limits.request-size",
];

test.each<[status: number, documented: boolean, gaps: GapId[]]>([
  [401, true, ofKeys],
  [404, false, ofReading],
  [422, false, ofReading],
  [429, false, ofReading],
  [503, false, ["auth.wrong-workspace", "errors.body-type", "limits.rate"]],
  [500, false, ["auth.wrong-workspace", "errors.body-type"]],
  [302, false, ["auth.wrong-workspace", "errors.body-type"]],
  [599, false, ["auth.wrong-workspace", "errors.body-type"]],
])("a %i is documented: %s, and names every gap that admits it", async (status, documented, gaps) => {
  const { error } = await failing(status).desk.GET("/tickets/{ticket_id}", { params: ticket });
  expect(error).toMatchObject({ kind: "api", status, documented });
  expect((error as ApiError).gaps).toEqual(gaps);
  for (const id of gaps) expect(findGap(id).advice).toMatch(/\.$/);
});

test("a 404 of a removal is not called an unknown id alone", async () => {
  const { error } = await failing(404).desk.DELETE("/team-members/{team_member_id}", { params: member });
  expect(error).toHaveProperty("gaps", [...ofReading, "team-members.remove.last-admin-status"]);
});

test("a list also names the gap of pages that do not exist", async () => {
  const params = { query: { page_number: 9 } };
  const { error } = await failing(400).desk.GET("/team-members", { params });
  expect((error as ApiError).gaps).toEqual([...ofReading, "pagination.page-out-of-range"]);
});

test("the older interface has its gaps, too", async () => {
  const v1 = createV1Client(failing(404).options);
  const { error } = await v1.PATCH("/team_members/{team_member_id}", { params: member, body: {} });
  expect(error).toHaveProperty("gaps", ofReading);
});
