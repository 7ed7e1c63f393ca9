import { expect, test } from "vitest";
import { byOperationId, createClient } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { testDesk } from "../support/test-desk.js";

const isInOpenapiFetch = () => String(new Error().stack).includes("/node_modules/openapi-fetch/");

test("openapi-fetch writes the request of each call, with the serializers of this client", async () => {
  const seen: boolean[] = [];
  const { desk, options } = testDesk(() => Response.json(forms));
  const body: object = {
    toJSON() {
      seen.push(isInOpenapiFetch());
      return {};
    },
  };
  const params = { path: { team_member_id: "1" } };
  await desk.PATCH("/team-members/{team_member_id}", { params, body });
  await byOperationId(createClient(options)).updateTeamMember({ params, body });
  expect(seen).toEqual([true, true]);
});

test("openapi-fetch runs the hooks of middleware", async () => {
  let isSeen = false;
  const onRequest = () => {
    isSeen = isInOpenapiFetch();
  };
  const { desk } = testDesk(() => Response.json(forms));
  await desk.GET("/forms", { middleware: [{ onRequest }] });
  expect(isSeen).toBe(true);
});
