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
  [{ seed: {} }, "seed needs stateful: true."],
  [{ stateful: true, seed: { roads: [] } }, "seed does not fit the document"],
  [{ stateful: true, seed: { customers: [{ id: "1" }, { id: "1" }] } }, "seed "],
  [{ documents: [{}] }, "documents must list OpenAPI documents, such as"],
  [{ documents: [null] }, "documents must list OpenAPI documents, such as"],
  ...["*", "null", "localhost:3000", "http://127.0.0.1:3000/"].map((origin): [unknown, string] => [
    { cors: [origin] },
    "cors must list origins, such as",
  ]),
  [
    { examples: { listForm: "one" } },
    'examples.listForm is wrong: the documents have no operation "listForm".',
  ],
  [
    { examples: { createComment: "notte" } },
    'examples.createComment is wrong: "createComment" has no example "notte". It has reply, note.',
  ],
  [
    { examples: { removeTeamMember: "one" } },
    'examples.removeTeamMember is wrong: the response of "removeTeamMember" has no body.',
  ],
  [
    { examples: { listForms: { forms: [], kb_details: { knowledge_base_name: "Help" }, more: 1 } } },
    "examples.listForms does not fit the document: listForms: 200 is not as documented: unknown field at /more",
  ],
  [{ statefull: true }, "statefull is unknown. Did you mean stateful?"],
])("startMock refuses %j", async (options, message) => {
  const refused = start(options);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.toThrow(InvalidArgumentError);
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

test("a mistake in a call of the mock is an InvalidArgumentError that names the argument", async () => {
  await using mock = await startMock({ port: null, stateful: true });
  const mistakes: [argument: string, make: () => void][] = [
    ["assume", () => mock.assume({ "limits.rate": 429 } as object)],
    ['assume["errors.unknown-id"]', () => mock.assume({ "errors.unknown-id": 404 as never })],
    ['assume["errors.unknown-id"]', () => mock.assume({ "errors.unknown-id": 404n as never })],
    ['assume["errors.unknown-id"]', () => mock.assume({ "errors.unknown-id": { status: 404, body: 1n } })],
    ["operation", () => mock.prefer("readTicket" as never)],
    ["operation", () => mock.prefer(undefined as never)],
    ["operation", () => mock.faults(null as never)],
    ["operation", () => mock.coverage({ operations: [null as never] })],
    ["operations", () => mock.coverage({ operations: "getTicket" as never })],
    ["operation", () => mock.coverage({ operation: ["getTicket"] } as object)],
    ["preference.code", () => mock.prefer("getTicket", { code: 99 })],
    ["fault.body", () => mock.faults({ operation: "getTicket", kind: "status", status: 503, body: 1n })],
    ["fault.times", () => mock.faults({ operation: "getTicket", kind: "reset", times: 0 })],
  ];
  for (const [argument, make] of mistakes) {
    expect(make).toThrow(InvalidArgumentError);
    expect(make).toThrow(expect.objectContaining({ argument }));
  }
});
