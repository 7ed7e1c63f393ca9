import { afterEach, expect, test } from "vitest";
import { serveMock } from "../support/command.js";
import { headers } from "../support/mock.js";
import { endScripts } from "../support/started.js";

afterEach(endScripts);

test("mock serves each path under its own prefix until a signal", async () => {
  const { url, stop } = await serveMock();
  expect((await fetch(`${url}/forms`, { headers })).status).toBe(200);
  const member = await fetch(`${url.replace("v2", "v1")}/team_members/1`, {
    method: "PATCH",
    headers,
    body: "{}",
  });
  expect(member.status).not.toBe(404);
  expect(await stop()).toBe(0);
});

const origin = "http://127.0.0.1:3000";

test("mock prints a line for each request", async () => {
  const { url, output, stop } = await serveMock("--cors", origin);
  const response = await fetch(`${url}/forms?a=1`, { headers: { origin } });
  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  await stop();
  expect(output()).toMatch(/v2\/forms 401 Invalid security .+; query\.a is not in the document\n/);
});

test("mock prints no character that a terminal takes for a command", async () => {
  const { url, output, stop } = await serveMock();
  const text = "\u001b[2J\u007f\u009b2J\u0085\u2028";
  await fetch(`${url}/tickets?${encodeURIComponent(text)}=1`, { method: "POST", body: text });
  await stop();
  expect(output()).toContain("[2J");
  expect(output().replaceAll("\n", "")).not.toMatch(/[\p{Cc}\u2028]/u);
});

test("mock --stateful starts with the workspace of the examples", async () => {
  const { url, stop } = await serveMock("--stateful");
  expect((await fetch(`${url}/tickets/1042`, { headers })).status).toBe(200);
  expect((await fetch(`${url}/tickets/1043`, { headers })).status).toBe(501);
  await stop();
});
