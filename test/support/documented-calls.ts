import { buildClient } from "../../src/client/build-client.js";
import { type Interface, readOptions } from "../../src/client/client-options.js";
import type { OperationTable } from "../../src/client/operation.js";
import { documents } from "../../src/desk/documents.js";
import type { Client, Failure, paths, Success, v1Paths } from "../../src/desk/index.js";
import { current, v1 } from "../../src/desk/interfaces.js";
import type { Mock } from "../../src/desk/testing.js";
import { jsonOf } from "../../src/document/bodies.js";
import type { Exampled } from "../../src/document/openapi.js";
import { readBundled, successesOf } from "../../src/document/reading.js";
import { type Bundle, readBundles } from "../../src/tools/codegen/bundles.js";

export type Desk = Client<paths>;
export type V1Desk = Client<v1Paths>;

/** An operation of the documents, called with the first example of each of its parameters and of its body. */
export interface DocumentedCall {
  name: string;
  /** The operation id, and the arguments of its tool. */
  tool: { id: string; isOld: boolean; args: Record<string, unknown> };
  /** The call as an app writes it. */
  source: string;
  send(desk: Desk, v1: V1Desk): Promise<Success<unknown> | Failure>;
  /** The first example of its success. */
  data: unknown;
}

/**
 * Creates the clients of both interfaces of a mock, without retries.
 *
 * @param operationTable - the operations of an edited document, in place of those of both
 */
export function clientsOf(
  { baseUrl, v1BaseUrl }: Mock,
  options: object = {},
  operationTable?: OperationTable,
): [Desk, V1Desk] {
  const create = <Paths>(version: Interface, baseUrl: string) => {
    const given = { apiKey: "any-key", maxRetries: 0, ...options, baseUrl };
    return buildClient<Paths>(readOptions(given, { ...version, ...(operationTable && { operationTable }) }));
  };
  return [create(current, baseUrl), create(v1, v1BaseUrl)];
}

export const documentedCalls = callsOf(await readBundles(documents));

/** Lists the calls of some documents. */
export function callsOf(bundles: readonly Bundle[]): DocumentedCall[] {
  return bundles.flatMap(({ name: bundle, document }) =>
    readBundled(document).operations.map((operation) => {
      const { name, method, path, place } = operation;
      const parameters = operation.parameters.map((one) => one.place.node);
      const values = (where: string) =>
        Object.fromEntries(
          parameters
            .filter((one) => one.in === where)
            .map((one) => [one.name, exampleOf(one)])
            .filter(([, value]) => value !== undefined),
        );
      const places = ["path", "query"].filter((place) => parameters.some((one) => one.in === place));
      const init = {
        params: Object.fromEntries(places.map((place) => [place, values(place)])),
        body: exampleOf(jsonOf(place.child("requestBody"))?.node),
      };
      const [success] = successesOf(operation);
      return {
        name: `${bundle} ${name}`,
        tool: {
          id: operation.id,
          isOld: bundle === "v1",
          args: { ...values("path"), ...values("query"), ...Object(init.body) },
        },
        source: `desk.${method.toUpperCase()}("${path}", ${JSON.stringify(init)})`,
        // The type of this call is the same for every operation.
        send: (...desks) => {
          const desk = desks[bundle === "v1" ? 1 : 0] as Client<Record<string, never>>;
          const call = desk[method.toUpperCase() as "GET"] as unknown as (
            path: string,
            init: object,
          ) => ReturnType<DocumentedCall["send"]>;
          return call(path, init);
        },
        data: exampleOf(success && jsonOf(success.place)?.node),
      };
    }),
  );
}

function exampleOf(exampled: Exampled | undefined): unknown {
  return exampled?.example ?? Object.values(exampled?.examples ?? {})[0]?.value;
}
