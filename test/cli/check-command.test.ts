import { afterEach, expect, test, vi } from "vitest";
import { apiKey, exampleOf, reads } from "../support/checked-workspace.js";
import { runCommand, serveMock } from "../support/command.js";
import { json, serve } from "../support/server.js";
import { endScripts } from "../support/started.js";

afterEach(endScripts);
afterEach(() => {
  vi.unstubAllEnvs();
});

test("the command names the variable of a missing key", async () => {
  const { code, output } = await runCommand("check", "--base-url", "http://127.0.0.1:9");
  expect([code, output]).toEqual([2, expect.stringMatching(/^SUPPORT_DESK_API_KEY is not set/)]);
});

test.each<[code: number, reached: string, status: number, body: (url: string) => unknown]>([
  [0, "accepted", 200, exampleOf],
  [1, "accepted", 200, (url) => ({ ...exampleOf(url), more: 1 })],
  [1, "refused", 401, () => ({ error: "Could not authenticate, invalid API Key" })],
])("the command exits with %i after `%s`", async (expected, reached, status, bodyOf) => {
  vi.stubEnv("SUPPORT_DESK_API_KEY", apiKey);
  await using server = await serve(({ url }, response) =>
    json(response, status, bodyOf(`http://127.0.0.1${url}`)),
  );
  const { code, output } = await runCommand("check", "--base-url", server.baseUrl);
  expect([code, output]).toEqual([expected, expect.stringMatching(new RegExp(`^Reached: ${reached}\\. `))]);
  expect(server.requests.map(({ headers }) => headers["x-api-key"])).toEqual(
    Array(reached === "refused" ? 1 : reads.length).fill(apiKey),
  );
});

test("the command names the mock of the package, and exits with 0", async () => {
  vi.stubEnv("SUPPORT_DESK_API_KEY", "any-key-of-a-test");
  const mock = await serveMock();
  const { code, output } = await runCommand("check", "--base-url", mock.url, "--ticket", "1042");
  expect(await mock.stop()).toBe(0);
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Reached: mock\. This is a mock of this package\./),
  ]);
});
