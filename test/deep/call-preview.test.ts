import { expect, test } from "vitest";
import { runCall } from "../support/call.js";
import { documentedCalls } from "../support/documented-calls.js";
import { json, serve } from "../support/server.js";

test.each(documentedCalls)("`call` sends $name as it showed it", async ({ tool: { id, args } }) => {
  await using server = await serve((_, response) => json(response, 400, {}));
  const pairs = Object.entries(args).map(([name, value]) => {
    return `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`;
  });
  const words = [id, ...pairs];
  const { code, stdout } = await runCall(server.baseUrl, [...words, "--dry-run"]);
  expect([code, server.requests]).toEqual([0, []]);
  await runCall(server.baseUrl, [...words, "--send"]);
  const { body, ...shown } = JSON.parse(stdout);
  const sent = server.requests.map((one) => [one.method, new URL(one.url, server.baseUrl).href, one.body]);
  expect(sent).toEqual([[shown.method, shown.url, body === undefined ? "" : JSON.stringify(body)]]);
});
