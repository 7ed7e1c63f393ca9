import { expect, test } from "vitest";
import { startMock } from "../../src/testing/index.js";
import { mockOfFile } from "../support/mock.js";

const app = "http://127.0.0.1:3000";
const mock = await mockOfFile({ cors: [app] });

const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));

function call(method: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${mock.baseUrl}/forms`, { method, headers: { "x-api-key": "key", ...headers } });
}

test("a page of an origin that cors lists gets the answer, and may read its headers", async () => {
  const response = await call("GET", { origin: app });
  expect(response.status).toBe(200);
  expect(response.headers.get("vary")).toBe("origin");
  expect(corsOf(response)).toEqual({
    "access-control-allow-origin": app,
    "access-control-expose-headers": "*",
  });
});

test("its preflight is allowed what it asks for", async () => {
  const response = await call("OPTIONS", {
    origin: app,
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type,x-api-key",
  });
  expect(response.status).toBe(204);
  expect(corsOf(response)).toMatchObject({
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type,x-api-key",
  });
});

test.each(["GET", "POST", "OPTIONS"])(
  "a %s of a page of another origin gets 403, and no headers",
  async (method) => {
    const others = ["http://127.0.0.1:3001", "https://other.example", "null", `${app}.other.example`];
    const before = mock.requests.length;
    for (const origin of others) {
      const response = await call(method, { origin, "access-control-request-method": "GET" });
      expect([origin, response.status, corsOf(response)]).toEqual([origin, 403, {}]);
      expect(await response.text()).toContain(
        `Pages of ${origin} may not call this mock; its option cors lists`,
      );
    }
    expect(mock.requests).toHaveLength(before);
  },
);

test("a page of the mock itself and a program that is no page need no headers", async () => {
  for (const headers of [{ origin: mock.url }, {}]) {
    const response = await call("GET", headers as Record<string, string>);
    expect([response.status, corsOf(response)]).toEqual([200, {}]);
  }
});

test.each([
  "*",
  "null",
  "127.0.0.1:3000",
  "http://127.0.0.1:3000/",
  "http://127.0.0.1:3000/page",
  "file:///",
])("cors refuses %s, which is not an origin", async (origin) => {
  await expect(startMock({ cors: [origin] })).rejects.toThrow(`cors must list origins, such as`);
});
