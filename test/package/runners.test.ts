import { expect, test } from "vitest";
import { prism, testApp } from "../support/app.js";

const app = testApp(...prism, "jest@30.5.2");

// vitest-sample.test.ts of the deep tests runs a test in Vitest.
/** An app's test of a call, for one runner. */
const appTest = (runner: string) => `
  ${runner}
  import { createClient, unwrap } from "support-desk-client";
  import { startMock } from "support-desk-client/testing";

  let mock;
  before(async () => {
    mock = await startMock({ examples: { listForms: { forms: [], kb_details: { knowledge_base_name: "Ours" } } } });
  });
  after(() => mock.close());
  test("the app reads its forms", async () => {
    const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
    const { kb_details } = await unwrap(desk.GET("/forms"));
    if (kb_details?.knowledge_base_name !== "Ours") throw new Error("These are not ours.");
    mock.assertContract();
  });
`;

test.each<[name: string, runner: string, ...args: string[]]>([
  ["node:test", 'import { after, before, test } from "node:test";', "--test", "app.test.mjs"],
  [
    "Jest",
    "const { afterAll: after, beforeAll: before } = globalThis;",
    "--experimental-vm-modules",
    "node_modules/jest/bin/jest.js",
    "--testMatch=**/app.test.mjs",
    "--ci",
    "--testTimeout=300000",
  ],
])("an app tests against the mock with %s", async (_, runner, ...args) => {
  await app.write("app.test.mjs", appTest(runner));
  await app.run(process.execPath, ...args);
  await app.write("app.test.mjs", appTest(runner).replace('!== "Ours"', '=== "Ours"'));
  await expect(app.run(process.execPath, ...args)).rejects.toThrow("These are not ours.");
});
