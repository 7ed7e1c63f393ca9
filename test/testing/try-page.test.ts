import { expect, test } from "vitest";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import { packagedDocuments } from "../../src/desk/workspace/mocked-service.js";
import { mockOfFile, send } from "../support/mock.js";
import { openDocuments } from "../support/open-documents.js";

const mock = await mockOfFile({ stateful: true, seed: "examples", tryPage: true });

const get = (path: string, init?: RequestInit) => fetch(`${mock.url}/__try${path}`, init);
const read = async (url: string) => await (await fetch(url)).text();

test("a policy limits the page and its parts to the mock's own scripts, styles and calls", async () => {
  for (const [path, type] of [
    ["", "text/html"],
    ["/v2/createTicket", "text/html"],
    ["/v2/updateTeamMemberV1", "text/html"],
    ["/send.js", "text/javascript"],
    ["/page.css", "text/css"],
  ] as const) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get("content-type")]).toEqual([path, 200, `${type}; charset=utf-8`]);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  }
});

test("the form of a path has values from the workspace", async () => {
  await using other = await startMock({
    documents: openDocuments,
    stateful: true,
    tryPage: true,
    seed: {
      tickets: [{ subject: "S", description: "D", number: 7 }],
      members: [{ email: "a@acme.example" }],
    },
  });
  expect(await read(`${other.url}/__try/v2/getTicket`)).toContain('name="path:ticket_id" value="7"');
  const id = other.state.members[0]?.id;
  expect(await read(`${other.url}/__try/v2/getTeamMember`)).toContain(
    `name="path:team_member_id" value="${id}"`,
  );
});

test("the page escapes all texts of a document", async () => {
  const text = `"'><img src=x onerror=alert(1)></textarea><script>alert(1)</script>`;
  const replaced = JSON.parse(JSON.stringify(await packagedDocuments()), (name, value) =>
    ["summary", "description", "subject"].includes(name) ? text : value,
  ) as MockDocument[];
  await using other = await startMock({ tryPage: true, documents: replaced });
  for (const path of ["createTicket", "getTicket", "getAgentReport"]) {
    const page = await read(`${other.url}/__try/v2/${path}`);
    expect(page).toContain("&#60;img src=x onerror=alert(1)&#62;");
    expect(page).not.toContain("<img");
    expect(page.match(/<script/g)).toHaveLength(1);
  }
});

test("the mock doesn't list the requests of its page among the app's", async () => {
  await get("");
  await get("/send.js");
  expect(mock.requests).toEqual([]);
  mock.assertContract();
});

test("the page does not show the API key of the mock", async () => {
  await using other = await startMock({ tryPage: true, apiKey: "a-key-of-a-workspace" });
  const text = await read(`${other.url}/__try`);
  expect(text).not.toMatch(/key-of-a-workspace|any-key|any API key|remembers/);
  expect(text).toContain("It accepts only the API key that it was started with.");
});

test("the page refuses other files", async () => {
  expect((await get("/other.js")).status).toBe(404);
});

test("a mock without the option tryPage has no page, and takes no assumptions from one", async () => {
  await using other = await startMock();
  expect((await fetch(`${other.url}/__try`)).status).toBe(404);
  expect((await fetch(`${other.url}/__try/assume`, { method: "POST" })).status).toBe(404);
});

test("the answers that the page assumes hold for all calls, until a reset", async () => {
  const gap = "errors.unknown-id";
  const post = (body: object | null, type = "application/json") =>
    get("/assume", { method: "POST", headers: { "content-type": type }, body: JSON.stringify(body) });
  const answers = { [gap]: { status: 404, body: null } };
  const status = async () => (await send(mock, "GET", "/tickets/9")).status;
  expect(await (await post(answers)).json()).toEqual(answers);
  expect(await (await get("/assume")).json()).toEqual(answers);
  expect(await status()).toBe(404);
  expect(await (await post(null)).json()).toEqual({});
  expect(await status()).toBe(501);
  await post(answers);
  mock.reset();
  expect(await status()).toBe(501);
});

test.each([
  [400, "The body is not valid JSON.", "{"],
  [422, "assume must be an object of answers by gap.", "[]"],
])("a wrong body of assumptions gets %i: %s", async (expected, error, body) => {
  const headers = { "content-type": "application/json" };
  const response = await get("/assume", { method: "POST", headers, body });
  expect([response.status, await response.json()]).toEqual([expected, { error }]);
  expect(await (await get("/assume")).json()).toEqual({});
});

test("the address of the mock lists the prefixes, and the page if there is one", async () => {
  await using other = await startMock();
  const links = async (url: string) => (await read(url)).match(/(?<=href=")[^"]+/g);
  const prefixes = ["/api/external/v2", "/api/external/v1"];
  expect(await links(mock.url)).toEqual([...prefixes, "/__try"]);
  expect(await links(other.url)).toEqual(prefixes);
  mock.assertContract();
});
