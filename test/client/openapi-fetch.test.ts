import { expect, test } from "vitest";
import { byOperationId, createV1Client } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { testDesk } from "../support/test-desk.js";

test("openapi-fetch makes each call, and runs the serializers", async () => {
  const stacks: string[] = [];
  const noteStack = () => void stacks.push(String(new Error().stack));
  const { desk, options } = testDesk(() => {
    noteStack();
    return Response.json(forms);
  });
  const params = { path: { team_member_id: "1" } };
  const body: object = {
    toJSON() {
      noteStack();
      return {};
    },
  };
  await desk.GET("/team-members/{team_member_id}", { params });
  await byOperationId(desk).removeTeamMember({ params });
  await createV1Client(options).PATCH("/team_members/{team_member_id}", { params, body });
  expect(stacks.map((stack) => stack.includes("/node_modules/openapi-fetch/"))).toEqual(Array(4).fill(true));
});
