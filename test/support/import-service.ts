// A service that creates tickets under a limit, and loses some of its responses.
import type { ServerResponse } from "node:http";
import { json, serve } from "./server.js";

/** What happens to a request: whether the service carries it out, and how its response ends. */
const faults: [isDone: boolean, respond: (response: ServerResponse) => unknown][] = [
  [false, (response) => response.destroy()],
  [true, (response) => response.destroy()],
  // Nothing arrives until the client gives the attempt up.
  [true, () => {}],
  [false, () => {}],
  [true, (response) => response.writeHead(201, { "content-length": "900" }).write('{"ticket":')],
  [true, (response) => json(response, 500, { error: "no" })],
  [false, (response) => json(response, 503, {})],
  [true, (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>Welcome</p>")],
];

/**
 * Starts the service. Of 100 accepted requests, 15 have a fault.
 *
 * @param perSecond - the number of requests that it accepts in a second
 */
export async function importService(perSecond: number) {
  const tickets: { number: number; description: string }[] = [];
  let second = 0;
  let accepted = 0;
  const server = await serve(({ body }, response, count) => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, accepted] = [now, 0];
    if (accepted >= perSecond) return json(response, 429, { error: "slow down" }, { "retry-after": "1" });
    accepted += 1;
    const [isDone, fail] = (count * 7_919) % 100 < 15 ? (faults[count % faults.length] ?? []) : [true];
    setTimeout(() => {
      const number = tickets.length + 1;
      if (isDone) tickets.push({ number, description: JSON.parse(body).description });
      if (fail) fail(response);
      else json(response, 201, { ticket: { id: "1", number, url: "u" } });
    }, 30);
  });
  return { ...server, tickets };
}
