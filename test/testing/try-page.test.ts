import { afterAll, beforeAll, expect, test } from "vitest";
import { type MockDocument, type StatefulMock, startMock } from "../../src/testing/index.js";
import { sendRaw } from "../support/raw-client.js";

let mock: StatefulMock;
beforeAll(async () => {
  mock = await startMock({ stateful: true, tryPage: true });
});
afterAll(() => mock.close());

const get = (path: string, init?: RequestInit) => fetch(`${mock.url}/__try${path}`, init);

test("the page and its parts are served with a policy that allows the mock's own scripts and calls alone", async () => {
  for (const [path, type] of [
    ["", "text/html"],
    ["/scalar.js", "text/javascript"],
    ["/page.js", "text/javascript"],
    ["/v2.json", "application/json"],
    ["/v1.json", "application/json"],
  ] as const) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get("content-type")]).toEqual([path, 200, `${type}; charset=utf-8`]);
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; connect-src 'self';/,
    );
  }
});

test("its documents have the mock in place of the service, also after they were replaced", async () => {
  const document = (await (await get("/v2.json")).json()) as MockDocument;
  expect(document.servers).toEqual([{ url: "/api/external/v2" }]);
  await using other = await startMock({ tryPage: true });
  await other.replace([
    { ...document, info: { title: "Other" }, servers: [{ url: "http://localhost/api/v9" }] },
  ]);
  expect(await (await fetch(`${other.url}/__try/page.js`)).text()).toContain('"Other (v9)"');
  expect((await fetch(`${other.url}/__try/v9.json`)).status).toBe(200);
});

test("its requests are none of the app's", async () => {
  await get("");
  await get("/page.js");
  expect(mock.requests).toEqual([]);
  mock.assertContract();
});

test("the key of the workspace is not in it", async () => {
  await using other = await startMock({ tryPage: true, apiKey: "a-key-of-a-workspace" });
  const text = await (await fetch(`${other.url}/__try/page.js`)).text();
  expect(text).not.toContain("key-of-a-workspace");
  expect(text).not.toContain("any-key");
  const { info } = (await (await fetch(`${other.url}/__try/v2.json`)).json()) as {
    info: { description: string };
  };
  expect(info.description).toContain("It accepts the one API key that it was started with.");
  expect(info.description).not.toMatch(/remembers|Mock-Assume|any API key/);
});

test("what else is asked of it is refused", async () => {
  expect((await get("/other.js")).status).toBe(404);
  expect((await get("", { method: "POST", body: "{}" })).status).toBe(405);
  expect((await get("", { method: "POST", body: "a".repeat(1_048_577) })).status).toBe(413);
  expect((await get("", { headers: { origin: "http://127.0.0.1:1" } })).status).toBe(403);
  expect((await sendRaw(mock.url, "/__try", ["Host: rebound.example"])).status).toBe(403);
});

test("a mock that was not asked for the page has none", async () => {
  await using other = await startMock();
  expect((await fetch(`${other.url}/__try`)).status).toBe(404);
});
