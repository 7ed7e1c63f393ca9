// Options that only a caller without a compiler, or a JSON file, can pass.
import { expect, test } from "vitest";
import { InvalidArgumentError } from "../../src/desk/index.js";
import { type Fault, startMock } from "../../src/desk/testing.js";
import { send } from "../support/mock.js";

/** Starts a mock as JavaScript can. */
const start = (options: unknown) => startMock(options as { port: number });

test.each<[options: unknown, message: string]>([
  ["x", "options must be an object."],
  [{ port: "4010" }, "port must be a number."],
  [{ port: -1 }, "port must be a whole number from 0 to 65535, and not -1."],
  [{ port: 1.5 }, "port must be a whole number from 0 to 65535, and not 1.5."],
  [{ port: 65_536 }, "port must be a whole number from 0 to 65535, and not 65536."],
  [{ examples: [] }, "examples must be an object."],
  [{ documents: {} }, "documents must be a list."],
  [{ log: "x" }, "log must be a function."],
  [{ cors: "http://127.0.0.1:3000" }, "cors must be a list."],
  [{ tryPage: "no" }, "tryPage must be a boolean."],
  [{ stateful: "false" }, "stateful must be a boolean."],
  [{ apiKey: "" }, "apiKey is empty: is the environment variable set?"],
  [{ stateful: true, seed: "example" }, 'seed must be an object or "examples".'],
  [{ statefull: true }, "statefull is not an option of startMock. Did you mean stateful?"],
])("startMock refuses %j", async (options, message) => {
  await expect(start(options)).rejects.toThrow(message);
});

test.each([{}, { stateful: true }])(
  "null stands for a missing option of startMock, beside %j",
  async (given) => {
    const names = ["examples", "documents", "apiKey", "cors", "tryPage", "log", "seed"];
    await using mock = await start({ ...Object.fromEntries(names.map((name) => [name, null])), ...given });
    expect((await send(mock, "GET", "/forms")).status).toBe(200);
    mock.faults({ operation: "listForms", kind: "html", status: null, times: null } as unknown as Fault);
    expect((await send(mock, "GET", "/forms")).status).toBe(502);
    const fault = { operation: "listForms", kind: "status", status: 503, headers: null };
    mock.faults(fault as unknown as Fault);
    expect((await send(mock, "GET", "/forms")).status).toBe(503);
    mock.prefer("listForms", { code: 401, example: null, dynamic: null } as object);
    expect((await send(mock, "GET", "/forms")).status).toBe(401);
    mock.prefer("listForms", null as never);
    expect((await send(mock, "GET", "/forms")).status).toBe(200);
  },
);

test("null stands for missing options", async () => {
  await using mock = await start(null);
  expect((await send(mock, "GET", "/forms")).status).toBe(200);
});

test("each mistake of a test's author is an InvalidArgumentError that names the argument", async () => {
  await using mock = await startMock({ port: null, stateful: true });
  const mistakes: [argument: string, make: () => unknown][] = [
    ["tryPages", () => start({ tryPages: true })],
    ["seed", () => start({ seed: {} })],
    ["seed", () => start({ stateful: true, seed: { roads: [] } })],
    ["seed", () => start({ stateful: true, seed: { customers: [{ email: 5 }] } })],
    ["seed", () => start({ stateful: true, seed: { tickets: {} } })],
    ["assume", () => mock.assume({ "limits.rate": 429 } as object)],
    ["cors", () => start({ cors: ["*"] })],
    ["port", () => start({ port: -1 })],
    ["apiKey", () => start({ apiKey: "" })],
    ["documents", () => start({ documents: [{}] })],
    ["examples.listForms", () => start({ examples: { listForms: {} } })],
    ["examples.listForm", () => start({ examples: { listForm: "one" } })],
    ["operation", () => mock.prefer("readTicket" as never)],
    ["preference.code", () => mock.prefer("getTicket", { code: 99 })],
    ["fault.times", () => mock.faults({ operation: "getTicket", kind: "reset", times: 0 })],
    ['assume["errors.unknown-id"]', () => mock.assume({ "errors.unknown-id": 404 as never })],
  ];
  for (const [argument, make] of mistakes) {
    const error = await new Promise((done) => done(make())).catch((thrown: unknown) => thrown);
    expect(error, argument).toBeInstanceOf(InvalidArgumentError);
    expect(error).toMatchObject({ argument });
  }
});
