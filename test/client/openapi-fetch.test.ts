import { expect, test } from "vitest";
import { byOperationId, createV1Client } from "../../src/desk/index.js";
import { testDesk } from "../support/test-desk.js";

test("openapi-fetch makes each call, and runs the serializers", async () => {
  const stacks: string[] = [];
  const params = {
    path: {
      get team_member_id() {
        stacks.push(String(new Error().stack));
        return "1";
      },
    },
  };
  const { desk, options } = testDesk();
  await desk.GET("/team-members/{team_member_id}", { params });
  await byOperationId(desk).removeTeamMember({ params });
  await createV1Client(options).PATCH("/team_members/{team_member_id}", { params, body: {} });
  expect(stacks.map((stack) => stack.includes("/node_modules/openapi-fetch/"))).toEqual([true, true, true]);
});
