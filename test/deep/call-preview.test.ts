import { expect, test } from "vitest";
import { runCall } from "../support/call.js";
import { documentedCalls } from "../support/documented-calls.js";
import { json, serve } from "../support/server.js";

test.each(documentedCalls)("`call` sends $name as it showed it", async ({ tool: { id, isOld, args } }) => {
  await using server = await serve((_, response) => json(response, 400, {}));
  const baseUrl = server.baseUrl.replace("v2", isOld ? "v1" : "v2");
  const pairs = Object.entries(args).map(([name, value]) => {
    return `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`;
  });
  const words = [id, ...pairs, ...(isOld ? ["--v1"] : [])];
  const { code, stdout } = await runCall(baseUrl, [...words, "--dry-run"]);
  expect([code, server.requests]).toEqual([0, []]);
  await runCall(baseUrl, [...words, "--send"]);
  const { body, ...shown } = JSON.parse(stdout);
  const sent = server.requests.map((one) => [one.method, new URL(one.url, baseUrl).href, one.body]);
  expect(sent).toEqual([[shown.method, shown.url, body === undefined ? "" : JSON.stringify(body)]]);
});
