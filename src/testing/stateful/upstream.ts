// The remembering mock is Prism as a validating proxy, which is one of Prism's own two modes: Prism validates a request, asks its
// upstream, and validates what comes back. The upstream is the workspace, in process, in the place of the part of Prism that would
// call a server. An invalid request it leaves to Prism in the way that Prism provides for, as an upstream that does not implement
// it: Prism then responds as ever.

import { nameOf } from "../operations.js";
import { json } from "../outgoing.js";
import type { MockOperation, PrismResponse, Upstream } from "../prism.js";
import type { RequestAssumptions } from "./ledger.js";
import { NotShown, refusalToGuess } from "./not-shown.js";
import { Failed } from "./route.js";
import { routes } from "./routes.js";
import { asDescribed, type Unset } from "./unset.js";
import type { Workspace } from "./workspace.js";

/** The error of an upstream that leaves a request to Prism, as Prism knows it. */
const leaveToPrism = Object.assign(new Error("The workspace leaves this request to Prism."), {
  name: "https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED",
});

/**
 * The workspace as the upstream of one request.
 *
 * @param unset - receives what of the response nobody set
 */
export function upstreamOf(workspace: Workspace, assumptions: RequestAssumptions, unset: Unset[]): Upstream {
  return ({ validations, data }, _address, _proxy, operation) =>
    () =>
    async () => {
      const isInvalid = validations.some(({ severity }) => severity === 0);
      if (isInvalid || operation === undefined) return { _tag: "Left", left: leaveToPrism };
      // Prism chooses among those that it was given.
      return { _tag: "Right", right: respond(operation as MockOperation, data) };
    };

  function respond(
    operation: MockOperation,
    { url, body }: { url: { path: string; query?: Record<string, unknown> }; body?: unknown },
  ): PrismResponse {
    const name = nameOf(operation);
    const route = routes[name];
    if (route === undefined) return inJson(501, { error: noRoute(name, operation.iid) });
    const page = url.query?.["page_number"];
    const statuses = operation.responses.map(({ code }) => Number(code));
    try {
      const statedStatus = statuses.find((status) => status >= 200 && status < 300);
      const { status = statedStatus ?? 200, body: own } = route.respond({
        workspace,
        assumptions,
        params: parametersOf(operation, url.path),
        page: page === undefined ? undefined : Number(page),
        body,
        statedStatus,
      });
      return own === undefined ? { statusCode: status } : inJson(status, asDescribed(operation, own, unset));
    } catch (error) {
      if (error instanceof NotShown) return refusalToGuess(error);
      if (error instanceof Failed) return inJson(error.status, error.body);
      throw error;
    }
  }
}

/** Why there is no response to a request that the documents have, and the workspace does not know. */
const noRoute = (name: string, id: string | undefined) =>
  `The mock remembers nothing of ${name}, and does not guess what it does: order an answer with mock.prefer("${id}", { code: 200 }), or start the mock without stateful.`;

function inJson(statusCode: number, body: unknown): PrismResponse {
  return { statusCode, headers: { "content-type": json }, body };
}

/** The parameters of a path, by the names in its template. */
function parametersOf({ pattern, template }: MockOperation, path: string): Record<string, string> {
  const values = pattern.exec(path)?.slice(1) ?? [];
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]));
}
