import { nameOf } from "../operations.js";
import type { MockOperation, PrismRequest, PrismResponse } from "../prism.js";
import type { Viewer } from "./route.js";
import { routes } from "./routes.js";
import { inJson, ThrownResponse } from "./thrown-response.js";
import { asDescribed, type Unset } from "./unset.js";

/**
 * Responds from a workspace to a request that Prism has validated.
 *
 * @param unset - receives what of the response nobody set
 */
export function respond(
  operation: MockOperation,
  { url, body }: PrismRequest,
  viewer: Viewer,
  unset: Unset[],
): PrismResponse {
  const name = nameOf(operation);
  const route = routes[name];
  if (route === undefined) return inJson(501, { error: noRoute(name, operation.iid) });
  const page = url.query?.["page_number"];
  const statuses = operation.responses.map(({ code }) => Number(code));
  const statedStatus = statuses.find((status) => status >= 200 && status < 300);
  try {
    const { status = statedStatus ?? 200, body: own } = route.respond({
      ...viewer,
      params: parametersOf(operation, url.path),
      page: page === undefined ? undefined : Number(page),
      body,
      statedStatus,
    });
    return own === undefined ? { statusCode: status } : inJson(status, asDescribed(operation, own, unset));
  } catch (error) {
    if (error instanceof ThrownResponse) return error.response;
    throw error;
  }
}

/** Why there is no response to a request that the documents have, and the workspace does not know. */
const noRoute = (name: string, id: string | undefined) =>
  `The mock remembers nothing of ${name}, and does not guess what it does: order an answer with mock.prefer("${id}", { code: 200 }), or start the mock without stateful.`;

/** The parameters of a path, by the names in its template. */
function parametersOf({ pattern, template }: MockOperation, path: string): Record<string, string> {
  const values = pattern.exec(path)?.slice(1) ?? [];
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]));
}
