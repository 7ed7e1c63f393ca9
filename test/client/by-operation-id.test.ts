import { expect, test } from "vitest";
import { byOperationId, type Client } from "../../src/desk/index.js";
import current from "../../src/generated/openapi.json" with { type: "json" };
import { answer, baseUrl, newTicket, testDesk } from "../support/test-desk.js";

const respond = answer({ ticket: {} });

test("a call by id sends the same request as the call by path", async () => {
  const { desk, requests } = testDesk(respond);
  const api = byOperationId(desk);
  const params = { path: { ticket_id: "42" } };
  const { data } = await api.getTicket({ params });
  expect(data).toEqual((await desk.GET("/tickets/{ticket_id}", { params })).data);
  await api.createTicket({ body: newTicket });
  const [byId, byPath, post] = requests;
  expect(byId).toMatchObject({ url: `${baseUrl}/tickets/42`, method: "GET" });
  expect(byPath).toMatchObject({ url: byId?.url, method: "GET" });
  expect(post).toMatchObject({ url: `${baseUrl}/tickets`, method: "POST", body: JSON.stringify(newTicket) });
});

test.each([{}, undefined, { GET: 1 }])("byOperationId refuses %j as a client", (desk) => {
  const refused = {
    ...{ kind: "invalid-argument", argument: "desk", message: "desk must be a client." },
    stack: expect.stringMatching(/^InvalidArgumentError: .*\n +at \S+by-operation-id/),
  };
  expect(() => byOperationId(desk as unknown as Client)).toThrow(expect.objectContaining(refused));
});

test("every operation of the document has a call", () => {
  const ids = [...JSON.stringify(current).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
  expect(ids).toContain("createTicket");
  expect(Object.keys(byOperationId(testDesk().desk)).sort()).toEqual(ids.sort());
});
