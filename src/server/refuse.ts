import type { ServerResponse } from "node:http";

/** A request that a server refuses, with a status and a reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** Responds with `{ error: reason }`, whose text clients show. Node drops the rest of the request. */
export function sendRefusal(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error: reason }));
}
