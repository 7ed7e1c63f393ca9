import { expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { headers, send } from "../support/mock.js";

test("the log has a line for each request: method, path, status and mistakes", async () => {
  const lines: string[] = [];
  const logged: unknown[] = [];
  await using mock = await startMock({
    log(line, request) {
      lines.push(line);
      if (request) logged.push(request);
    },
  });
  await send(mock, "GET", "/team-members?page_number=1");
  await fetch(`${mock.baseUrl}/forms`);
  await send(mock, "GET", "/formz");
  await send(mock, "POST", "/tickets", {});
  await fetch(`${mock.baseUrl}/forms`, { headers: { ...headers, origin: "https://other.example" } });
  expect(lines).toEqual([
    "GET /api/external/v2/team-members 200",
    "GET /api/external/v2/forms 401 the request has no X-Api-Key",
    'GET /api/external/v2/formz 404 The documents have no operation "GET /api/external/v2/formz". Did you mean GET /api/external/v2/forms?',
    expect.stringMatching(/^POST \/api\/external\/v2\/tickets 422 email is missing; subject is missing; /),
    expect.stringMatching(/^GET \/api\/external\/v2\/forms 403 Pages of https:\/\/other\.example may not/),
  ]);
  expect(logged).toEqual(mock.requests);
});

test("a line has no control characters", async () => {
  const lines: string[] = [];
  await using mock = await startMock({ log: (line) => lines.push(line) });
  const mentions = [{ "\u001b[2J\u009b\n": 1 }];
  const note = { author_email: "a@mail.example", content: "C", comment_type: "note" };
  await send(mock, "POST", "/tickets/1042/comments", { ...note, mentions });
  await send(mock, "POST", "/tickets?\u001b[2J\u009b", {});
  expect(lines.join("")).toContain("[2J");
  expect(lines.join("")).not.toMatch(/\p{Cc}/u);
  expect(() => mock.assertContract()).toThrow(/^[^\p{Cc}]+(\n[^\p{Cc}]+)+$/u);
});

test("the mock removes both of two API keys, such as the app's and a proxy's", async () => {
  const lines: string[] = [];
  await using mock = await startMock({ log: (line, request) => lines.push(line, JSON.stringify(request)) });
  const keys: [string, string][] = ["first-key-0123", "other-key-0123"].map((key) => ["X-Api-Key", key]);
  await fetch(`${mock.baseUrl}/tickets/first-key-0123?other-key-0123=1`, { headers: keys });
  expect(mock.requests).toMatchObject([{ path: "/api/external/v2/tickets/[redacted]" }]);
  expect(lines.join("")).not.toMatch(/(first|other)-key-0123/);
});

test("the log has the gap and the reason of a refusal to guess, and the error of a request that fails", async () => {
  const lines: string[] = [];
  await using mock = await startMock({ stateful: true, log: (line) => lines.push(line) });
  await send(mock, "GET", "/tickets/77");
  await send(mock, "DELETE", "/team-members/2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12?a=1");
  const body = new ReadableStream({ start: (controller) => controller.error(new Error("cut off")) });
  const init = { method: "POST", headers, body, duplex: "half" };
  await expect(mock.fetch(`${mock.baseUrl}/tickets`, init)).rejects.toThrow("fetch failed");
  expect(lines).toEqual([
    'GET /api/external/v2/tickets/77 501 the workspace has no ticket "77" (errors.unknown-id)',
    expect.stringMatching(/ 501 query\.a is not in the document; the workspace has no team member "2c/),
    "POST /api/external/v2/tickets 500 The mock failed: Error: cut off",
  ]);
});

test("a bug in the log of a test gives 500", async () => {
  const log = () => {
    throw new Error("out of order");
  };
  await using mock = await startMock({ log });
  const response = await send(mock, "GET", "/forms");
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: "The server failed: Error: out of order" },
  ]);
});
