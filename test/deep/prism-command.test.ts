// The mock has a server of its own in front of Prism: Prism's own command says what it has to answer.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { type Mock, startMock } from "../../src/testing/index.js";
import { type Desk, documentedCalls, type V1Desk } from "../support/documented-calls.js";
import { endScripts, startScript } from "../support/started.js";

const command = "node_modules/@stoplight/prism-cli/dist/index.js";
let mock: Mock;
let prism: string;
beforeAll(async () => {
  mock = await startMock();
  const { until, output } = startScript(command, "mock", "src/generated/openapi.json", "--port", "0");
  await until("Prism is listening on http");
  prism = /listening on (\S+)/.exec(output())?.[1] ?? "";
});
afterAll(async () => {
  endScripts();
  await mock.close();
});

const current = documentedCalls.filter(({ name }) => name.startsWith("openapi "));

test.each(current.map((call) => [call.name, call] as const))(
  "%s is answered as by Prism's own command",
  async (_, { send }) => {
    const answers = [mock.baseUrl, prism].map(async (baseUrl) => {
      const desk: Desk = createClient({ baseUrl, apiKey: "any-key", maxRetries: 0 });
      const { data, error, response } = await send(desk, desk as unknown as V1Desk);
      expect(error).toBeUndefined();
      return [response?.status, response?.headers.get("content-type"), data];
    });
    const [own, expected] = await Promise.all(answers);
    expect(own).toEqual(expected);
  },
);

test.each([
  ["no API key", "/forms", {}],
  ["a path that no document has", "/nothing", { "x-api-key": "key" }],
  ["a named example", "/forms", { "x-api-key": "key", prefer: "code=401" }],
])("%s has the same status as with Prism's own command", async (_, path, headers) => {
  const [own, expected] = await Promise.all(
    [mock.baseUrl, prism].map((base) => fetch(base + path, { headers: headers as Record<string, string> })),
  );
  expect(own?.status).toBe(expected?.status);
});
