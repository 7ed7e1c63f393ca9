// Options that only a caller without a compiler, or a JSON file, can pass.
import { expect, test } from "vitest";
import { InvalidArgumentError } from "../../src/desk/index.js";
import { type Fault, type StatefulMock, startMock } from "../../src/desk/testing.js";
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
  // The checks of a seed come before the documents are read.
  [{ documents: [{}], stateful: true, seed: { roads: [] } }, "seed does not fit the document"],
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

test("null stands for a missing option of the mock, of a fault and of a preference", async () => {
  const names = ["examples", "documents", "apiKey", "cors", "tryPage", "log", "seed", "stateful"];
  for (const options of [null, Object.fromEntries(names.map((name) => [name, null]))]) {
    await using mock = await start(options);
    const status = async () => (await send(mock, "GET", "/forms")).status;
    expect(await status()).toBe(200);
    mock.faults({ operation: "listForms", kind: "html", status: null, times: null } as unknown as Fault);
    expect([await status(), await status()]).toEqual([502, 200]);
    mock.prefer("listForms", { code: 401, example: null, dynamic: null } as object);
    expect(await status()).toBe(401);
    mock.prefer("listForms", null as never);
    expect(await status()).toBe(200);
  }
});

type Made = (mock: StatefulMock) => void;

test.each<[argument: string, make: Made]>([
  ["assume", (mock) => mock.assume({ "limits.rate": 429 } as object)],
  ['assume["errors.unknown-id"]', (mock) => mock.assume({ "errors.unknown-id": 404n as never })],
  ['assume["errors.unknown-id"]', (mock) => mock.assume({ "errors.unknown-id": { status: 404, body: 1n } })],
  ["operation", (mock) => mock.prefer(undefined as never)],
  ["operation", (mock) => mock.faults(null as never)],
  ["operation", (mock) => mock.coverage({ operations: [null as never] })],
  ["operations", (mock) => mock.coverage({ operations: "getTicket" as never })],
  ["operation", (mock) => mock.coverage({ operation: ["getTicket"] } as object)],
  ["preference.code", (mock) => mock.prefer("getTicket", { code: 99 })],
  ["fault.body", (mock) => mock.faults({ operation: "getTicket", kind: "status", status: 503, body: 1n })],
])("a mistake in a call of the mock is an InvalidArgumentError about %s", async (argument, make) => {
  await using mock = await startMock({ port: null, stateful: true });
  expect(() => make(mock)).toThrow(InvalidArgumentError);
  expect(() => make(mock)).toThrow(expect.objectContaining({ argument }));
});
