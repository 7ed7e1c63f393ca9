import { expect, test } from "vitest";
import { createClient } from "../../src/desk/index.js";
import { forms, json, serve } from "../support/server.js";

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
