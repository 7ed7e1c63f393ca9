import { expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { mockOfFile } from "../support/mock.js";
import { sendRaw } from "../support/raw-client.js";

const app = "http://127.0.0.1:3000";
const mock = await mockOfFile({ cors: [app] });

const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith("access-control-")));

function call(method: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${mock.baseUrl}/forms`, { method, headers: { "x-api-key": "key", ...headers } });
}

test("a page of a listed origin gets the response, and may read its headers", async () => {
  const response = await call("GET", { origin: app });
  expect(response.status).toBe(200);
  expect(response.headers.get("vary")).toBe("origin");
  expect(corsOf(response)).toEqual({
    "access-control-allow-origin": app,
    "access-control-expose-headers": "*",
  });
});

test("a preflight of a listed origin gets the method and headers that it asks for", async () => {
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

test.each(["GET", "OPTIONS"])(
  "a %s from a page of another origin gets 403, and no CORS headers",
  async (method) => {
    const others = ["http://127.0.0.1:3001", "https://other.example", "null", `${app}.other.example`];
    const before = mock.requests.length;
    for (const origin of others) {
      const response = await call(method, { origin, "access-control-request-method": "GET" });
      expect([origin, response.status, corsOf(response)]).toEqual([origin, 403, {}]);
      expect(await response.text()).toContain(
        `Pages of ${origin} may not call this mock. To allow an origin, list it in the option cors.`,
      );
    }
    expect(mock.requests).toHaveLength(before);
  },
);

const fetchedBy = (site: string, mode: string, dest: string) => ({
  "sec-fetch-site": site,
  "sec-fetch-mode": mode,
  "sec-fetch-dest": dest,
});

// A page on another port of this machine is on the same site.
test.each(["cross-site", "same-site"])("a %s image gets 403, and does not use up a fault", async (site) => {
  mock.faults({ operation: "listForms", kind: "status", status: 503 });
  const response = await call("GET", fetchedBy(site, "no-cors", "image"));
  expect([response.status, await response.text()]).toEqual([
    403,
    expect.stringContaining("Pages of another origin may not call this mock."),
  ]);
  expect((await call("GET", {})).status).toBe(503);
  mock.assertContract();
});

test.each(["same-origin", "none"])("a request that a browser marks as %s gets its response", async (site) => {
  expect((await call("GET", fetchedBy(site, "no-cors", "image"))).status).toBe(200);
});

test.each(["cross-site", "same-site"])("a listed origin may be %s", async (site) => {
  const marks = fetchedBy(site, "cors", "empty");
  expect((await call("GET", { origin: app, ...marks })).status).toBe(200);
});

test.each(["cross-site", "same-site"])(
  "a %s link can open only the page to try calls, and a frame can't",
  async (site) => {
    await using own = await startMock({ tryPage: true });
    const statuses = [];
    for (const [path, mode, dest] of [
      ["/__try", "navigate", "document"],
      ["/__try", "navigate", "iframe"],
      ["/__try", "no-cors", "script"],
      ["/api/external/v2/forms", "navigate", "document"],
    ] as const) {
      // fetch would set its own mode.
      const marks = Object.entries(fetchedBy(site, mode, dest)).map((mark) => mark.join(": "));
      const headers = [`Host: ${new URL(own.url).host}`, ...marks];
      statuses.push((await sendRaw(own.url, path, headers)).status);
    }
    expect(statuses).toEqual([200, 403, 403, 403]);
  },
);

test("the mock's own pages and programs get no CORS headers", async () => {
  for (const headers of [{ origin: mock.url }, {}]) {
    const response = await call("GET", headers as Record<string, string>);
    expect([response.status, corsOf(response)]).toEqual([200, {}]);
  }
});

test.each(["*", "null", "localhost:3000", "http://127.0.0.1:3000/"])(
  "cors refuses %s, which is not an origin",
  async (origin) => {
    await expect(startMock({ cors: [origin] })).rejects.toThrow("cors must list origins, such as");
  },
);
