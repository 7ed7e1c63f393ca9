import { expect, test } from "vitest";
import { type ClientOptions, createClient, InvalidArgumentError } from "../../src/desk/index.js";

const right = { baseUrl: "https://acme.desk.example/api/external/v2", apiKey: "s3cret-key" };
const noUrl = { baseUrl: undefined };

const workspaces = ["a.b", "", "<workspace_subdomain>"];
const hosts = [
  "https://desk.example",
  "<service_host>",
  "",
  ":443",
  "desk..example",
  ".example",
  "desk.example.",
  "desk.example:70000",
  Symbol("host"),
];
const urls = [
  "acme.desk.example",
  "http://acme.desk.example/api/external/v2",
  "http://localhost.desk.example",
  "http://notlocalhost/api",
  "ftp://localhost/api",
  "https://user@acme.desk.example",
  "https://:pass@acme.desk.example",
  "https://acme.desk.example/?a=1",
  "https://acme.desk.example/#",
  "https://.desk.example/api",
  "https://acme..example",
];
const keys = ["<API_KEY>", "schlüssel", "s3cret-key with spaces", "s3cret-key\n", "k".repeat(4097)];

const times = [0, Number.NaN, 2 ** 31, "1000"];

/** Wrong options, by the name of the wrong one. */
const wrong: Record<string, object[]> = {
  apiKey: keys.map((apiKey) => ({ apiKey })),
  baseUrl: [...urls.map((baseUrl) => ({ baseUrl })), { workspace: "acme" }],
  workspace: workspaces.map((workspace) => ({ ...noUrl, workspace, serviceHost: "desk.example" })),
  serviceHost: [
    ...hosts.map((serviceHost) => ({ ...noUrl, workspace: "acme", serviceHost })),
    { ...noUrl, workspace: "1", serviceHost: "1" },
  ],
  timeout: times.map((timeout) => ({ timeout })),
  attemptTimeout: times.map((attemptTimeout) => ({ attemptTimeout })),
  maxRetries: [-1, 1.5].map((maxRetries) => ({ maxRetries })),
  maxResponseBytes: [{ maxResponseBytes: 0 }],
  headers: [{ headers: { "X-Trace": "a\nb" } }],
  fetch: [{ fetch: "fetch" }],
  onCallEnd: [{ onCallEnd: console }],
  onRetry: [{ onRetry: "stderr" }],
  signal: [{ signal: {} }],
  dangerouslyAllowBrowser: ["true", null].map((allowed) => ({ dangerouslyAllowBrowser: allowed })),
  pace: [{}, null, () => {}].map((pace) => ({ pace })),
};

test.each(Object.entries(wrong).flatMap(([argument, all]) => all.map((options) => ({ argument, options }))))(
  "a wrong $argument is refused by name, without the key: $options",
  ({ argument, options }) => {
    const create = () => createClient({ ...right, ...options } as unknown as ClientOptions);
    expect(create).toThrow(InvalidArgumentError);
    const message = expect.stringContaining(argument);
    const stack = expect.not.stringContaining("s3cret-key");
    expect(create).toThrow(expect.objectContaining({ argument, message, stack }));
  },
);

test.each<[message: string, options: Record<string, unknown>]>([
  ["apiKey is empty: is the environment variable set?", { apiKey: "" }],
  ["apiKey is missing: is the environment variable set?", { apiKey: undefined }],
  ["apiKey is a placeholder: is the environment variable set?", { apiKey: "<API_KEY>" }],
  ["that returns them; remove the white space around it.", { apiKey: "s3cret-key\n" }],
  ["that returns them; remove the white space around it.", { apiKey: "\tkey" }],
  ['serviceHost must be only the host, for example "desk.example".', { ...noUrl, workspace: "acme" }],
  ['workspace must be only the subdomain, for example "acme".', noUrl],
  [
    'serviceHost must be only the host, without the workspace: "desk.example"; or use baseUrl.',
    { ...noUrl, workspace: "acme", serviceHost: "Acme.desk.example" },
  ],
  ["agent is not an option of createClient.", { agent: {} }],
])("wrong options are refused: %s", (message, options) => {
  expect(() => createClient({ ...right, ...options } as unknown as ClientOptions)).toThrow(message);
});

test("the stack of a wrong option begins at the caller", () => {
  const openDesk = () => createClient({ ...right, apiKey: "" });
  const stack = expect.stringMatching(/^.*\n +at openDesk/);
  expect(openDesk).toThrow(expect.objectContaining({ stack }));
});

test.each(["http://localhost:1/api", "http://127.9.9.9/api", "http://[::1]:1/api"])(
  "plain http is accepted on loopback: %s",
  (baseUrl) => {
    expect(() => createClient({ baseUrl, apiKey: "key" })).not.toThrow();
  },
);

test("a service can have a workspace of its own name", () => {
  expect(() => createClient({ workspace: "desk", serviceHost: "desk.example", apiKey: "key" })).not.toThrow();
});
