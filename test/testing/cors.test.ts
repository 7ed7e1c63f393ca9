import { expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { mockOfFile } from "../support/mock.js";
import { sendRaw } from "../support/raw-client.js";

const app = "http://127.0.0.1:3000";
const mock = await mockOfFile({ cors: [app] });

const fetchedBy = (site: string, mode: string, dest: string) => ({
  "sec-fetch-site": site,
  "sec-fetch-mode": mode,
  "sec-fetch-dest": dest,
});
const image = (site: string) => fetchedBy(site, "no-cors", "image");
const preflight = {
  "access-control-request-method": "POST",
  "access-control-request-headers": "content-type,x-api-key",
};
const shared = {
  vary: "origin",
  "access-control-allow-origin": app,
  "access-control-expose-headers": "*",
};
const allowed = {
  ...shared,
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "content-type,x-api-key",
};

function call(method: string, headers: Record<string, string>): Promise<Response> {
  return fetch(`${mock.baseUrl}/forms`, { method, headers: { "x-api-key": "key", ...headers } });
}

// A page on another port of this machine is on the same site.
test.each<[who: string, method: string, headers: object, status: number, cors: object]>([
  ["a page of a listed origin", "GET", { origin: app }, 200, shared],
  ["a cross-site page of a listed origin", "GET", { origin: app, ...image("cross-site") }, 200, shared],
  ["a same-site page of a listed origin", "GET", { origin: app, ...image("same-site") }, 200, shared],
  ["a preflight of a listed origin", "OPTIONS", { origin: app, ...preflight }, 204, allowed],
  ["a page of the mock's own", "GET", { origin: mock.url }, 200, {}],
  ["a same-origin image", "GET", image("same-origin"), 200, {}],
  ["an image that the user opens", "GET", image("none"), 200, {}],
  ["a program", "GET", {}, 200, {}],
])("%s gets its response, with the headers that it may need", async (_, method, sent, status, cors) => {
  const response = await call(method, sent as Record<string, string>);
  const found = [...response.headers].filter(([name]) => /^access-control-|^vary$/.test(name));
  expect([response.status, Object.fromEntries(found)]).toEqual([status, cors]);
});

const others = ["http://127.0.0.1:3001", "https://other.example", "null", `${app}.other.example`];

test.each<[of: string, method: string, headers: object]>([
  ...others.map((origin) => [origin, "GET", { origin }] as [string, string, object]),
  ...others.map((origin) => [origin, "OPTIONS", { origin, ...preflight }] as [string, string, object]),
  ["another origin", "GET", image("cross-site")],
  ["another origin", "GET", image("same-site")],
])("a page of %s gets 403 for a %s, which uses up no fault", async (origin, method, headers) => {
  mock.faults({ operation: "listForms", kind: "status", status: 503 });
  const response = await call(method, headers as Record<string, string>);
  const advice = "To allow an origin, list it in the option cors.";
  const error = `Pages of ${origin} may not call this mock. ${advice}`;
  expect([response.status, await response.json()]).toEqual([403, { error }]);
  expect([...response.headers.keys()].join()).not.toContain("access-control");
  expect(mock.requests).toEqual([]);
  expect((await call("GET", {})).status).toBe(503);
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
