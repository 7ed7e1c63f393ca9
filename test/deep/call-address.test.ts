import { expect, test } from "vitest";
import { expectMistake, previewCall, startCall } from "../support/call.js";

test("the key comes only from the environment, and the workspace from options or the environment", async () => {
  const { ended } = startCall(["listForms", "--workspace", "acme", "--service-host", "desk.example"]);
  expectMistake(await ended, "SUPPORT_DESK_API_KEY is not set.");
  expectMistake(await startCall(["listForms", "--dry-run"]).ended, "--workspace is missing");
  const other = await previewCall(["listForms", "--dry-run", "--workspace", "other"]);
  expect(JSON.parse(other.stdout).url).toContain("https://other.desk.example/");
  const host = await previewCall(["listForms", "--dry-run", "--service-host", "eu.desk.example"]);
  expect(JSON.parse(host.stdout).url).toContain("https://acme.eu.desk.example/");
  const twice = ["--workspace", "acme", "--base-url", "http://127.0.0.1:9/api/external/v2"];
  expectMistake(await previewCall(["listForms", "--dry-run", ...twice]), "--base-url");
});

test.each<[options: string[], isAllowed: boolean]>([
  [["--base-url", "https://evil.example/api/external/v2"], false],
  [["--base-url", "https://desk.example.evil.example/api/external/v2"], false],
  [["--base-url", "https://evildesk.example/api/external/v2"], false],
  [["--base-url", "https://desk.example@evil.example/api/external/v2"], false],
  [["--service-host", "evil.example"], false],
  [["--service-host", "127.0.0.1.evil.example"], false],
  [["--service-host", "desk.example"], true],
  [["--base-url", "https://acme.Desk.example/api/external/v2"], true],
  [["--base-url", "http://127.0.0.1:9/api/external/v2"], true],
])("if the environment names the host, %j is allowed: %s", async (options, isAllowed) => {
  const ended = await previewCall(["listForms", "--dry-run", ...options]);
  if (isAllowed) expect(ended.code).toBe(0);
  else expectMistake(ended, "SUPPORT_DESK_SERVICE_HOST allows only desk.example, not ");
});

const namedUrl = "https://acme.desk.example/api/external/v2";

test.each<[options: string[], message: string]>([
  [[], ""],
  [["--base-url", `${namedUrl}/`], ""],
  [["--base-url", "http://127.0.0.1:9/api/external/v2"], ""],
  [
    ["--base-url", "https://other.desk.example/api/external/v2"],
    "SUPPORT_DESK_BASE_URL allows only https://acme.",
  ],
  [["--service-host", "evil.example", "--workspace", "a"], "SUPPORT_DESK_BASE_URL allows only https://acme."],
  [["--workspace", "evil"], "must not be combined"],
])("if the environment names the base URL, %j is refused: %j", async (options, message) => {
  const env = { SUPPORT_DESK_BASE_URL: namedUrl, SUPPORT_DESK_WORKSPACE: "idle" };
  const ended = await startCall(["listForms", "--dry-run", ...options], env).ended;
  if (message !== "") return expectMistake(ended, message);
  expect(JSON.parse(ended.stdout).url).toBe(`${(options[1] ?? namedUrl).replace(/\/$/, "")}/forms`);
});

test("a base URL that does not fit the operation is named as people type it", async () => {
  const args = ["updateTeamMemberV1", "team_member_id=2c8e4f6a-91b3-4d57-8e20-7f6a5b4c3d12", "--dry-run"];
  const { ended } = startCall([...args, "--base-url", "https://acme.desk.example"]);
  expectMistake(await ended, "--base-url must end with /api/external/v2 for this operation");
});
