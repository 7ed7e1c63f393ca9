// The memory that a gzip bomb and an observer need.
import { createClient, type Fetch } from "support-desk-client";
import { observe } from "support-desk-client/observe";
import { ticket } from "./answers.js";
import { serve } from "./calls.js";
import { memoryInUse } from "./measure.js";

const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "k".repeat(40) };
const params = { path: { ticket_id: "42" } };

/** The most memory that a bomb needs beside a call without one, as a multiple of the limit for a body. */
export async function bomb() {
  using service = await serve();
  const desk = createClient({ baseUrl: `${service.url}/api/external/v2`, apiKey: "key" });
  const usage = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  await desk.GET("/tickets/{ticket_id}", { params });
  const before = usage();
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, usage() - before);
  }, 1);
  await desk.GET("/forms");
  clearInterval(watch);
  return { "Memory that a gzip bomb needs, of the limit for a body": { "16 MiB": most / 16 / 1024 / 1024 } };
}

/** The memory that an observer keeps. Each call is of a ticket of its own; some fail, with a hundred statuses. */
export async function observer() {
  const fetch: Fetch = async (url) => {
    const id = `${url}`.split("/").at(-1);
    const status = Math.random() < 0.01 ? Math.floor(400 + Math.random() * 100) : 200;
    return Response.json({ ticket: { ...ticket.ticket, id } }, { status });
  };
  const desk = createClient({ ...options, fetch, maxRetries: 0 });
  let middleware: ReturnType<typeof observe> | undefined = observe();
  desk.use(middleware);
  for (let id = 0; id < 1_000_000; id += 1) {
    await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: `${id}` } } });
  }
  const [line] = await middleware.evidence();
  // The observer knows as many records as it can.
  const { ids = 0 } = line?.answers["200"]?.seen ?? {};
  if (ids < 5_000) throw new Error(`${ids} records were seen.`);
  const kept = memoryInUse();
  desk.eject(middleware);
  middleware = undefined;
  return { "Memory in MiB that an observer keeps": { "a million calls": kept - memoryInUse() } };
}
