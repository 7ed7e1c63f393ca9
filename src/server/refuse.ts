import type { IncomingMessage, ServerResponse } from "node:http";

/** A request is refused with a status and a reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** How long the rest of a refused body is still read, in milliseconds. */
const patience = 1_000;

/** Answers with a sentence, where a client reads that of a failure, and drops the body of the request. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  reason: string,
): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error: reason }));
  drop(request);
}

/**
 * Reads and drops what is left of a body: a client that still sends would see a reset connection instead of the answer.
 * One that does not come to an end is cut off.
 */
function drop(request: IncomingMessage): void {
  if (request.readableEnded) return;
  request.resume();
  const timer = setTimeout(() => request.socket.destroy(), patience).unref();
  request.once("end", () => clearTimeout(timer));
}
