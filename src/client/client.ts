import type { HttpMethod } from "./arguments.js";
import { refuse } from "./checks.js";
import type { Service } from "./client-options.js";
import type { ClientMethod } from "./exact.js";
import type { Middleware } from "./hooks.js";
import type { WrittenRequest } from "./openapi-fetch.js";
import type { OperationRow } from "./operation.js";

/** A client of one workspace. Each method takes a path of the document and the arguments of its operation. */
export interface Client<Paths> {
  /** Reads. The client repeats a read after a temporary failure. */
  GET: ClientMethod<Paths, "get">;
  /** Creates. The client repeats a request only if it provably never left. */
  POST: ClientMethod<Paths, "post">;
  /** Updates. The client repeats a request only if it provably never left. */
  PATCH: ClientMethod<Paths, "patch">;
  /** Removes. The client repeats a request only if it provably never left. */
  DELETE: ClientMethod<Paths, "delete">;
  /** Adds middleware. Its hooks get a real `Request`, without the API key. */
  use(...middleware: Middleware[]): void;
  /** Removes middleware. */
  eject(...middleware: Middleware[]): void;
}

/** The parts of a client that `paginate` and `tools` need. */
export interface ClientInternals {
  readonly service: Service;
  /** Checks the arguments of a GET without sending it. Returns its operation. */
  checkGet(path: string, init: unknown): OperationRow | undefined;
  /** Writes the request of a call without sending it. Throws or rejects with a Refusal for a wrong argument. */
  write(method: HttpMethod, path: string, init: unknown): Promise<WrittenRequest>;
}

// Spreads and Proxies of a client have this property, too, and other copies of this package find it.
export const clientInternals = Symbol.for("support-desk-client.internals");

/** A client, as `paginate` and `tools` see it. The types of users do not show this. */
export interface HasInternals {
  readonly [clientInternals]?: () => ClientInternals;
}

/** Throws if an object has no GET method. An object that wraps a client has one. */
export function checkDesk(desk: unknown): void {
  const { GET } = Object(desk) as { GET?: unknown };
  if (typeof GET !== "function") refuse("desk", "must be a client.");
}
