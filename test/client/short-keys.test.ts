import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { json, serve } from "../support/server.js";

test("a key under 8 characters is sent, and not searched for in what an error shows", async () => {
  const body = { error: "the last member is latest", k: "la", test: "key" };
  for (const apiKey of ["k", "la", "test", "error", "1234567"]) {
    await using server = await serve((_, response) => json(response, 422, body));
    const { error } = await createClient({ baseUrl: server.baseUrl, apiKey }).GET("/forms");
    expect(error).toMatchObject({ body });
    expect(error?.message).toBe("GET /forms: 422 the last member is latest");
    expect(server.requests[0]?.headers["x-api-key"]).toBe(apiKey);
  }
});

test("a key of 8 characters is searched for", async () => {
  await using server = await serve((_, response) => json(response, 422, { error: "12345678 is wrong" }));
  const { error } = await createClient({ baseUrl: server.baseUrl, apiKey: "12345678" }).GET("/forms");
  expect(error?.message).toBe("GET /forms: 422 [redacted] is wrong");
});
