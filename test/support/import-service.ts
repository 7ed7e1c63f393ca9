// A service that creates and reads tickets under a limit, and loses some of its responses.
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

interface Stored {
  number: number;
  description: string;
}

/**
 * Starts the service.
 *
 * @param perSecond - the number of requests that it accepts in a second
 * @param percent - how many of 100 accepted requests have a fault
 */
export async function importService(perSecond: number, percent = 15) {
  const tickets: Stored[] = [];
  /** The times of the accepted writes. */
  const writes: number[] = [];
  let next = 1_000;
  let second = 0;
  let accepted = 0;
  const create = (description: string) => {
    // Another person creates a ticket now and then.
    if (next % 23 === 0) next += 1;
    const ticket = { number: next, description };
    next += 1;
    tickets.push(ticket);
    return ticket;
  };
  const server = await serve(({ method, url, body }, response, count) => {
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) [second, accepted] = [now, 0];
    if (accepted >= perSecond) return json(response, 429, { error: "slow down" }, { "retry-after": "1" });
    accepted += 1;
    if (method === "POST") writes.push(performance.now());
    const [isDone, fail] = (count * 7_919) % 100 < percent ? (faults[count % faults.length] ?? []) : [true];
    const answer = () => {
      if (method === "GET") {
        const ticket = tickets.find(({ number }) => number === Number(url.split("/").at(-1)));
        if (fail) fail(response);
        else if (ticket) json(response, 200, { ticket: { ...ticket, subject: "S" } });
        else json(response, 404, { error: "none" });
        return;
      }
      const ticket = isDone ? create(JSON.parse(body).description) : undefined;
      if (fail) fail(response);
      else json(response, 201, { ticket: { id: "1", number: ticket?.number, url: "u" } });
    };
    setTimeout(answer, 30);
  });
  return { ...server, tickets, writes };
}
