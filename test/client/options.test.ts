import { expect, test } from "vitest";
import { type ClientOptions, createClient, createV1Client, InvalidArgumentError } from "../../src/index.js";

const right = { baseUrl: "https://acme.desk.example/api/external/v2", apiKey: "s3cret-key" };

test.each<[argument: string, options: Record<string, unknown>]>([
  ["apiKey", { apiKey: "<API_KEY>" }],
  ["apiKey", { apiKey: "schlüssel" }],
  ["apiKey", { apiKey: "s3cret-key with spaces" }],
  ["apiKey", { apiKey: "s3cret-key\n" }],
  ["apiKey", { apiKey: "k".repeat(4097) }],
  ["baseUrl", { baseUrl: "acme.desk.example" }],
  ["baseUrl", { baseUrl: "http://acme.desk.example/api/external/v2" }],
  ["baseUrl", { baseUrl: "http://localhost.desk.example" }],
  ["baseUrl", { baseUrl: "https://user:pass@acme.desk.example" }],
  ["baseUrl", { baseUrl: "https://acme.desk.example/?a=1" }],
  ["baseUrl", { baseUrl: "https://acme.desk.example/#" }],
  ["baseUrl", { workspace: "acme" }],
  ["serviceHost", { baseUrl: undefined, workspace: "acme", serviceHost: "https://desk.example" }],
  ["workspace", { baseUrl: undefined, workspace: "a.b", serviceHost: "desk.example" }],
  ["workspace", { baseUrl: undefined, workspace: "", serviceHost: "desk.example" }],
  ["workspace", { baseUrl: undefined, workspace: "<workspace_subdomain>", serviceHost: "desk.example" }],
  ["serviceHost", { baseUrl: undefined, workspace: "acme", serviceHost: "<service_host>" }],
  ["serviceHost", { baseUrl: undefined, workspace: "1", serviceHost: "1" }],
  ["serviceHost", { baseUrl: undefined, workspace: "acme", serviceHost: Symbol("host") }],
  ["serviceHost", { baseUrl: undefined, workspace: "acme", serviceHost: "desk.example:70000" }],
  ["timeout", { timeout: 0 }],
  ["timeout", { timeout: Number.NaN }],
  ["timeout", { timeout: 2 ** 31 }],
  ["timeout", { timeout: "1000" }],
  ["maxRetries", { maxRetries: -1 }],
  ["maxRetries", { maxRetries: 1.5 }],
  ["maxResponseBytes", { maxResponseBytes: 0 }],
  ["headers", { headers: { "X-Trace": "a\nb" } }],
  ["fetch", { fetch: "fetch" }],
])("a wrong %s is refused by name, without the key", (argument, options) => {
  const create = () => createClient({ ...right, ...options } as unknown as ClientOptions);
  expect(create).toThrow(InvalidArgumentError);
  const message = expect.stringContaining(argument);
  const stack = expect.not.stringContaining("s3cret-key");
  expect(create).toThrow(expect.objectContaining({ argument, message, stack }));
});

test.each<[message: string, options: Record<string, unknown>]>([
  ["apiKey is empty: is the environment variable set?", { apiKey: "" }],
  ["apiKey is missing: is the environment variable set?", { apiKey: undefined }],
  ["serviceHost is missing.", { baseUrl: undefined, workspace: "acme" }],
  ["workspace is missing.", { baseUrl: undefined }],
  ["servicehost is not an option: did you mean serviceHost?", { servicehost: "desk.example" }],
  ["retries is not an option: did you mean maxRetries?", { retries: 1 }],
  ["agent is not an option.", { agent: {} }],
])("what is wrong with an option is said in words: %s", (message, options) => {
  const given = { ...right, ...options } as unknown as ClientOptions;
  expect(() => createClient(given)).toThrow(message);
  expect(() => createV1Client(given)).toThrow(message);
});

test.each([createClient, createV1Client])(
  "the stack of a wrong option begins at the caller of %o",
  (create) => {
    const openDesk = () => create({ ...right, apiKey: "" });
    const stack = expect.stringMatching(/^.*\n +at openDesk/);
    expect(openDesk).toThrow(expect.objectContaining({ stack }));
  },
);

test.each(["http://localhost:1/api", "http://127.0.0.1:1/api", "http://127.9.9.9/api", "http://[::1]:1/api"])(
  "plain http is taken on loopback: %s",
  (baseUrl) => {
    expect(() => createClient({ baseUrl, apiKey: "key" })).not.toThrow();
  },
);
