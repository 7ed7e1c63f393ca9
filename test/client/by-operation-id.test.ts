import { expect, test } from "vitest";
import { byOperationId, type Client, createClient, throwing } from "../../src/desk/index.js";
import current from "../../src/generated/openapi.json" with { type: "json" };
import type { Patched } from "../support/patched.js";
import { baseUrl, testDesk } from "../support/test-desk.js";

const answer = () => Response.json({ ticket: {}, team_member: {} });
type Requests = ReturnType<typeof testDesk>["requests"];
const sent = (requests: Requests) =>
  requests.map(({ url, method, body }) => [url.replace(baseUrl, ""), method, body]);

test("a call by its id is the call of the path", async () => {
  const { desk, requests } = testDesk(answer);
  const api = byOperationId(desk);
  const params = { path: { ticket_id: "42" } };
  const { data } = await api.getTicket({ params });
  expect(data).toEqual((await desk.GET("/tickets/{ticket_id}", { params })).data);
  await api.createTicket({ body: { email: "a@mail.example", subject: "S", description: "D" } });
  expect(sent(requests)).toEqual([
    ["/tickets/42", "GET", undefined],
    ["/tickets/42", "GET", undefined],
    ["/tickets", "POST", '{"email":"a@mail.example","subject":"S","description":"D"}'],
  ]);
});

test.each([{}, undefined, { GET: 1 }])("%j is refused, because it is not a client", (desk) => {
  const refused = { kind: "invalid-argument", message: "desk must be a client." };
  expect(() => byOperationId(desk as unknown as Client)).toThrow(expect.objectContaining(refused));
  expect(() => throwing(desk as unknown as Client)).toThrow(expect.objectContaining(refused));
});

test("every operation of the document has its call", () => {
  const ids = [...JSON.stringify(current).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(ids).toContain("createTicket");
  expect(Object.keys(byOperationId(testDesk().desk)).sort()).toEqual(ids.sort());
});

test("a patched document brings its own ids", async () => {
  const { options, requests } = testDesk(answer);
  const ids = { listTickets: ["GET", "/tickets"] } as const;
  const api = byOperationId(createClient<Patched>(options), ids);
  await api.listTickets({ params: { query: { page_number: 1 } } });
  expect(sent(requests)).toEqual([["/tickets?page_number=1", "GET", undefined]]);
});
