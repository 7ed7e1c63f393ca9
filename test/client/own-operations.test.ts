// Operations of an app's own, which the document lacks: the client keeps its promises, and knows nothing of their responses.
import { expect, test } from "vitest";
import { createClient, explain, type paths, unwrap } from "../../src/desk/index.js";
import { validateResponses } from "../../src/desk/validate.js";
import type { Mine } from "../support/own-paths.js";
import { answer, baseUrl, testDesk } from "../support/test-desk.js";

function ownDesk(...given: Parameters<typeof testDesk>) {
  const { options, requests } = testDesk(...given);
  return { desk: createClient<paths & Mine>(options), requests };
}

const params = { path: { customer_id: "a/b" } };
const customer = "/customers/{customer_id}";
const url = `${baseUrl}/customers/a%2Fb`;

const get = (...given: Parameters<typeof testDesk>) => ownDesk(...given).desk.GET(customer, { params });

test("each method sends its URL, its body and the key", async () => {
  const { desk, requests } = ownDesk(answer({}), { apiKey: "a-secret-key" });
  await desk.GET(customer, { params });
  await desk.POST(`${customer}/merge`, { params, body: { into: "2" } });
  await desk.PATCH(customer, { params, body: {} });
  await desk.DELETE(customer, { params });
  await desk.POST(`${customer}/restore`, { params });
  await desk.GET("/tickets", { params: { query: { status: "on hold", page_number: 2 } } });
  expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ["GET", url, undefined],
    ["POST", `${url}/merge`, '{"into":"2"}'],
    ["PATCH", url, "{}"],
    ["DELETE", url, undefined],
    ["POST", `${url}/restore`, undefined],
    ["GET", `${baseUrl}/tickets?status=on%20hold&page_number=2`, undefined],
  ]);
  for (const { headers, redirect } of requests) {
    expect([headers.get("x-api-key"), redirect]).toEqual(["a-secret-key", "manual"]);
  }
});

test.each([200, 202])("a %i with any JSON is a success", async (status) => {
  for (const body of [{ customer: {} }, [1], { error: "no" }, null, 0, false]) {
    const { data, error } = await get(() => Response.json(body, { status }));
    expect([data, error]).toEqual([body, undefined]);
  }
});

test.each([200, 204])("an empty %i is a success without data", async (status) => {
  const { data, error, response } = await get(() => new Response(null, { status }));
  expect([data, error, response?.status]).toEqual([undefined, undefined, status]);
  const { desk } = ownDesk(() => new Response(null, { status }));
  expect(await unwrap(desk.DELETE(customer, { params }))).toBe(undefined);
});

test("a page of a gateway is an error", async () => {
  const { error } = await get(answer("<!doctype html>"));
  expect(error).toMatchObject({ kind: "unexpected-response", outcome: "unknown", path: customer });
});

test.each([401, 404, 500])("a %i is an ApiError without gaps", async (status) => {
  const { error } = await get(answer({ error: "No" }, status));
  expect(error).toMatchObject({ kind: "api", status, documented: false, gaps: [] });
  expect(error?.name).toBe(status === 401 ? "AuthenticationError" : "ApiError");
  expect(explain(error)).toContain(`GET ${customer}: the service responded with the status ${status}.`);
});

test("validateResponses compares nothing", async () => {
  const reports: unknown[] = [];
  const { desk } = ownDesk(answer({ tickets: 7 }));
  desk.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  expect((await desk.GET("/tickets")).data).toEqual({ tickets: 7 });
  expect(reports).toEqual([]);
});
