import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { forms, json, serve } from "../support/server.js";
import { getForms } from "../support/test-desk.js";

const message = expect.stringContaining("redirects are refused");

test.each([301, 302, 303, 307, 308])(
  "a %i is an ApiError, and its target gets no request",
  async (status) => {
    await using attacker = await serve((_, response) => json(response, 200, forms));
    await using origin = await serve((_, response) => {
      response.writeHead(status, { location: `${attacker.baseUrl}/forms` }).end();
    });
    const { error } = await createClient({ baseUrl: origin.baseUrl, apiKey: "key" }).GET("/forms");
    expect(error).toMatchObject({ kind: "api", status, message });
    expect(attacker.requests).toEqual([]);
  },
);

test("a redirect that a browser hides is an ApiError", async () => {
  // A browser returns a response without status, headers or body.
  const { error } = await getForms(() => Response.error());
  expect(error).toMatchObject({ kind: "api", status: 0, message });
});
