import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createClient, createV1Client, encodeRecipients } from "../../src/index.js";
import { forms, json, serve } from "../support/server.js";

test("a call sends the key, asks for JSON, and puts the values into the URL", async () => {
  await using server = await serve((_, response) => json(response, 200, {}));
  const desk = createClient({ baseUrl: server.baseUrl, apiKey: "secret", headers: { "X-Trace": "1" } });
  await desk.GET("/tickets/{ticket_id}/comments", {
    params: { path: { ticket_id: "a/b?c#d e" }, query: { page_number: 2 } },
    headers: [["X-Call", "2"]],
  });
  expect(server.requests[0]).toMatchObject({
    method: "GET",
    url: "/api/external/v2/tickets/a%2Fb%3Fc%23d%20e/comments?page_number=2",
    headers: { "x-api-key": "secret", accept: "application/json", "x-trace": "1", "x-call": "2" },
  });
});

test("a body is sent as JSON", async () => {
  await using server = await serve((_, response) => json(response, 201, {}));
  const body = {
    email: "a@mail.example",
    subject: "S",
    description: "D",
    to: encodeRecipients(["b@mail.example"]),
  };
  await createClient({ baseUrl: server.baseUrl, apiKey: "key" }).POST("/tickets", { body });
  expect(server.requests[0]?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(server.requests[0]?.body ?? "")).toEqual({ ...body, to: '["b@mail.example"]' });
});

test("a workspace and a host make the base URL of each interface", async () => {
  const urls: string[] = [];
  const options = {
    workspace: "acme",
    serviceHost: "desk.example",
    apiKey: "key",
    fetch: async (url: string) => {
      urls.push(url);
      return Response.json({});
    },
  };
  await createClient(options).GET("/forms");
  await createV1Client(options).PATCH("/team_members/{team_member_id}", {
    params: { path: { team_member_id: "7" } },
    body: { active: true },
  });
  expect(urls).toEqual([
    "https://acme.desk.example/api/external/v2/forms",
    "https://acme.desk.example/api/external/v1/team_members/7",
  ]);
});

test("an option that only the runtime knows reaches fetch", async () => {
  const seen: unknown[] = [];
  const options = { cache: "no-store", next: { revalidate: 60 } } as RequestInit;
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey: "key",
    fetch: async (url, init) => {
      seen.push(url, init);
      return Response.json(forms);
    },
  });
  await desk.GET("/forms", options);
  expect(seen).toEqual([
    "https://acme.desk.example/api/external/v2/forms",
    expect.objectContaining({ ...options, method: "GET", redirect: "manual" }),
  ]);
});

test("the platform's fetch is looked up at the call", async () => {
  // In a process of its own, because it replaces the platform's fetch.
  const script = `
    import { createClient } from "support-desk-client";
    const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
    globalThis.fetch = async (url) => Response.json({ forms: [], kb_details: { knowledge_base_name: url } });
    console.log((await desk.GET("/forms")).data.kb_details.knowledge_base_name);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  expect(stdout).toBe("https://acme.desk.example/api/external/v2/forms\n");
});
