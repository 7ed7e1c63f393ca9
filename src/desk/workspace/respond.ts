import { bodyOf } from "../../document/bodies.js";
import type { Schema } from "../../document/openapi.js";
import type { Place } from "../../document/place.js";
import { successesOf } from "../../document/reading.js";
import { namesOf } from "../../mock/operations.js";
import { readPathTemplate } from "../../mock/path-template.js";
import type { MockOperation, PrismRequest, PrismResponse } from "../../mock/prism.js";
import { inJson, refusalToGuess, ThrownResponse } from "./assumptions.js";
import { copyDescribed, describes, type Unset } from "./described.js";
import type { RouteRequest, Routes, Viewer } from "./route.js";
import { commentRoutes } from "./routes/comments.js";
import { customerRoutes } from "./routes/customers.js";
import { memberRoutes } from "./routes/members.js";
import { reportRoutes } from "./routes/reports.js";
import { ticketRoutes } from "./routes/tickets.js";

/** The operations of the workspace, by method and path template. */
export const routes: Routes = {
  ...ticketRoutes,
  ...commentRoutes,
  ...customerRoutes,
  ...memberRoutes,
  ...reportRoutes,
};

/**
 * Responds from a workspace to a request that Prism has validated. A request that fails, or that depends on an open question, changes
 * nothing.
 *
 * @param unset - receives the values of the response that nobody set
 */
export function respond(
  operation: MockOperation,
  { url, body }: PrismRequest,
  viewer: Viewer,
  unset: Unset[],
): PrismResponse {
  const { name } = operation.described;
  const route = routes[name];
  if (route === undefined) return inJson(501, { error: noRoute(name, namesOf(operation)[0]) });
  const page = url.query?.["page_number"];
  const changes: (() => void)[] = [];
  const asked: RouteRequest = {
    ...viewer,
    params: parametersOf(operation, url.path),
    page: page === undefined ? undefined : Number(page),
    body,
    changes,
  };
  const { questions, used } = viewer.assumptions;
  const response = respondBy(() => {
    const { body: own, statusGap } = route.respond(asked);
    const { code, schema } = successFor(operation, own);
    // The document states a range if the status is not shown.
    const status = Number(code) || (statusGap ? viewer.assumptions.answerTo(statusGap) : 200);
    if (own === undefined) return { statusCode: status };
    const described = schema ? copyDescribed(schema, own, operation.unset) : { copy: own, unset: [] };
    unset.push(...described.unset);
    return inJson(status, described.copy);
  });
  const [first, ...others] = questions;
  if (first !== undefined) {
    // A refusal to guess does not rely on assumptions.
    used.length = 0;
    unset.length = 0;
    return refusalToGuess([first, ...others]);
  }
  if (response.statusCode < 300) for (const change of changes) change();
  return response;
}

function respondBy(route: () => PrismResponse): PrismResponse {
  try {
    return route();
  } catch (error) {
    if (error instanceof ThrownResponse) return error.response;
    throw error;
  }
}

const noRoute = (name: string, address: string | undefined) =>
  `The mock with memory does not know ${name}. Choose a response with mock.prefer("${address}", { code: 200 }), or start the mock without stateful.`;

function parametersOf({ path: spread, address }: MockOperation, path: string): Record<string, string> {
  const { values = [] } = readPathTemplate(spread).match(path) ?? {};
  return Object.fromEntries(
    address.names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]),
  );
}

/** Finds the documented success that describes a body: the first whose required properties the body has. */
function successFor(
  { described }: MockOperation,
  body: unknown,
): { code: string; schema: Place<Schema> | undefined } {
  const successes = successesOf(described).map(({ key: code, place }) => ({ code, schema: bodyOf(place) }));
  const fitting = successes.find(({ schema }) =>
    body === undefined ? schema === undefined : schema && describes(schema, body),
  );
  return fitting ?? successes[0] ?? { code: "", schema: undefined };
}
