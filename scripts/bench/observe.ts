// What an observer costs: of a call over loopback, of the walk over a small body, and in memory after a million calls.
import { createClient } from "support-desk-client";
import { observe } from "support-desk-client/observe";
import document from "../../src/generated/openapi.json" with { type: "json" };
import { responseChecks } from "../../src/generated/openapi-checks.js";
import { observe as observeHere } from "../../src/observe/index.js";
import { type EndHook, onEnd } from "../../src/result/end-hook.js";
import { walk } from "../../src/validate/walk.js";
import { compare } from "./compare.js";
import { memoryInUse } from "./memory-in-use.js";
import { serve } from "./wire.js";

const { ticket } =
  document.paths["/tickets/{ticket_id}"].get.responses["200"].content["application/json"].examples.ticket
    .value;
const path = { ticket_id: "42" };
// As much of a call as an observer reads.
const call = {
  ...{ method: "GET", path: "/tickets/{ticket_id}", init: { params: { path } } },
  config: { baseUrl: "https://acme.desk.example/api/external/v2" },
} as unknown as Parameters<EndHook[typeof onEnd]>[0];

/** The time of the observer's hook, of the time of a walk over the same body. */
export async function observerWalk(): Promise<Record<string, number>> {
  const schema = responseChecks.operations["GET /tickets/{ticket_id}"]?.responses["200"];
  const body = { ticket };
  const observer = observeHere() as unknown as EndHook;
  const result = { data: body, error: undefined, response: Response.json(body) };
  const ways = {
    "the walker": async () => {
      for (let run = 0; run < 100; run += 1) {
        walk(body, { parent: undefined, key: "", schema: schema ?? {} }, responseChecks.schemas, () => {});
      }
    },
    "the observer": async () => {
      for (let run = 0; run < 100; run += 1) observer[onEnd](call, result);
    },
  };
  return compare("the walker", ways, { calls: 20 });
}

/** The time of a call over loopback with an observer, of the time of one without. */
export async function observerWire(): Promise<Record<string, number>> {
  const { baseUrl, close } = await serve();
  const plain = createClient({ baseUrl, apiKey: "key" });
  const observed = createClient({ baseUrl, apiKey: "key" });
  observed.use(observe());
  const ways = {
    "a client without one": () => plain.GET("/tickets/{ticket_id}", { params: { path } }),
    "a client with an observer": () => observed.GET("/tickets/{ticket_id}", { params: { path } }),
  };
  const times = await compare("a client without one", ways, { calls: 100 });
  close();
  return times;
}

/** The memory in MiB that an observer keeps after a million calls. */
export async function observerMemory(): Promise<Record<string, number>> {
  const observer = observeHere();
  // A hundred and one responses, so that those of fetch are not measured.
  const responses = Array.from({ length: 101 }, (_, index) =>
    Response.json({}, { status: index === 0 ? 200 : 399 + index }),
  );
  // Each call is of a ticket of its own.
  const see = (index: number, id = `${index}-${Math.random()}`) => {
    const init = { params: { path: { ticket_id: id } } };
    const response = responses[index] ?? Response.error();
    const result = { data: { ticket: { ...ticket, id } }, error: undefined, response };
    (observer as unknown as EndHook)[onEnd](Object.assign({}, call, { init }), result);
  };
  see(0);
  const before = memoryInUse();
  for (let count = 1; count < 1_000_000; count += 1) see(count % 2 === 0 ? 0 : 1 + (count % 100));
  const after = memoryInUse();
  const [line] = await observer.evidence();
  const answers = Object.values(line?.answers ?? {});
  // The observer knows as many records as it can.
  const records = answers.reduce((sum, answer) => sum + (answer.seen.ids ?? 0), 0);
  if (records < 10_000) throw new Error(`${records} records were seen.`);
  return { "a million calls": after - before };
}
