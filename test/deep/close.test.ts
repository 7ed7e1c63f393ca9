// Scripts that close their mock, each in a process of its own: in this one, the test runner keeps the process alive.
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { testFolder } from "../support/folder.js";
import { endScripts, runScript } from "../support/started.js";

afterEach(endScripts);
const folder = testFolder();

/** Runs a script to its end. */
const run = async (name: string, script: string) => runScript(await folder.write(name, script));

const source = (path: string) => JSON.stringify(new URL(`../../${path}`, import.meta.url).href);

test.each([0, null])("with port %s, a script reads a slow response, and gives up others", async (port) => {
  const script = `
    import { startMock } from ${source("dist/desk/testing.js")};
    import { setFlagsFromString } from "node:v8";
    import { runInNewContext } from "node:vm";
    setFlagsFromString("--expose-gc");
    const mock = await startMock({ port: ${port} });
    const read = (init) => mock.fetch(mock.baseUrl + "/forms", { headers: { "x-api-key": "any" }, ...init });
    mock.faults({ operation: "listForms", kind: "slow-body", ms: 100 });
    console.log(Object.keys(await (await read()).json()));
    for (const kind of ["delay", "slow-body"]) {
      mock.faults({ operation: "listForms", kind, ms: 600_000 });
      const call = new AbortController();
      // A collection of garbage must not cut the tie between a call and its signal.
      setTimeout(() => call.abort(runInNewContext("gc")()), 200);
      await read({ signal: call.signal }).then((one) => one.text()).catch(() => console.log("gave up", kind));
    }
    mock.faults({ operation: "listForms", kind: "delay", ms: 600_000 });
    read().catch(() => console.log("ended"));
    while (mock.requests.length < 4) await new Promise(setImmediate);
    await mock.close();
    console.log("closed");
    await read().catch((error) => console.log(error.message));
  `;
  const output = "[ 'forms', 'kb_details' ]\ngave up delay\ngave up slow-body\n";
  const ends = ["closed", "ended", "fetch failed"];
  const ended = await run(`${port}.mjs`, script);
  expect(ended.code).toBe(0);
  // The runtime decides which of the last lines it tells first.
  const last = ended.output.slice(output.length).trim().split("\n");
  expect([ended.output.slice(0, output.length), last.sort()]).toEqual([output, ends]);
});

test("close() does not wait for a delayed response, but for a request on its way", async () => {
  const [delayed, busy] = [await startMock(), await startMock()];
  delayed.faults({ operation: "listForms", kind: "delay", ms: 600_000 });
  const call = fetch(`${delayed.baseUrl}/forms`, { headers: { "x-api-key": "any" } }).catch(() => "ended");
  const { hostname, host, port } = new URL(busy.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(`POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9\r\n\r\nhalf`);
  while (delayed.requests.length === 0) await wait(10);
  const closings = [busy.close().then(() => "busy"), delayed.close().then(() => "delayed")];
  expect(await Promise.race(closings)).toBe("delayed");
  await Promise.all(closings);
  expect(await call).toBe("ended");
});
