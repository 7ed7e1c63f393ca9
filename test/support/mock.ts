import { afterAll, afterEach } from "vitest";
import {
  type Mock,
  type MockDocument,
  type MockOptions,
  type StatefulMock,
  type StatefulMockOptions,
  startMock,
} from "../../src/desk/testing.js";

/** Starts a mock for all tests of a file, and resets it after each. */
export async function mockOfFile(options: StatefulMockOptions): Promise<StatefulMock>;
export async function mockOfFile(options?: MockOptions): Promise<Mock>;
export async function mockOfFile(options: MockOptions = {}): Promise<Mock> {
  const mock = await startMock(options);
  afterEach(() => mock.reset());
  afterAll(() => mock.close());
  return mock;
}

export const headers = { "x-api-key": "any-key", "content-type": "application/json" };

/** Sends a request to a mock, under the prefix of its `baseUrl`. A body that is a text is sent as it is. */
export function send({ baseUrl }: Mock, method: string, path: string, body?: unknown): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(baseUrl + path, { method, headers, ...(text !== undefined && { body: text }) });
}

/** Returns a document with some paths below the path of a server. */
export function documentOf(paths: object, serverPath: string): MockDocument {
  const servers = [{ url: `https://desk.example${serverPath}` }];
  return { openapi: "3.1.1", info: { title: "Other", version: "1" }, servers, paths };
}
