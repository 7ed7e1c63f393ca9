import { buildClient } from "../../src/client/build-client.js";
import { readOptions, type Service } from "../../src/client/client-options.js";
import type { Client, Failure, paths, Success } from "../../src/desk/index.js";
import { service } from "../../src/desk/service.js";
import type { Mock } from "../../src/desk/testing.js";
import { jsonOf } from "../../src/document/bodies.js";
import type { Document, Exampled } from "../../src/document/openapi.js";
import { readBundled, successesOf } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";

export type Desk = Client<paths>;

/** An operation of the document, called with the first example of each of its parameters and of its body. */
export interface DocumentedCall {
  name: string;
  /** The operation id, and the arguments of its tool. */
  tool: { id: string; args: Record<string, unknown> };
  /** The call as an app writes it. */
  source: string;
  send(desk: Desk): Promise<Success<unknown> | Failure>;
  /** The first example of its success. */
  data: unknown;
}

/**
 * Creates a client of a mock, without retries.
 *
 * @param tables - those of an edited document
 */
export function clientOf(
  { baseUrl }: Pick<Mock, "baseUrl">,
  options: object = {},
  tables: Partial<Service> = {},
): Desk {
  const given = { apiKey: "any-key", maxRetries: 0, ...options, baseUrl };
  return buildClient<paths>(readOptions(given, { ...service, ...tables }));
}

export const documentedCalls = callsOf((await readBundle()).document);

/** Lists the calls of a document. */
export function callsOf(document: Document): DocumentedCall[] {
  return readBundled(document).operations.map((operation) => {
    const { name, method, path, located } = operation;
    const parameters = operation.parameters.map((one) => one.located.node);
    const values = (where: string) =>
      Object.fromEntries(
        parameters
          .filter((one) => one.in === where)
          .map((one) => [one.name, exampleOf(one)])
          .filter(([, value]) => value !== undefined),
      );
    const parts = ["path", "query"].filter((part) => parameters.some((one) => one.in === part));
    const init = {
      params: Object.fromEntries(parts.map((part) => [part, values(part)])),
      body: exampleOf(jsonOf(located.child("requestBody"))?.node),
    };
    const [success] = successesOf(operation);
    return {
      name,
      tool: {
        id: operation.id,
        args: { ...values("path"), ...values("query"), ...Object(init.body) },
      },
      source: `desk.${method.toUpperCase()}("${path}", ${JSON.stringify(init)})`,
      // The type of this call is the same for every operation.
      send: (desk) => {
        const call = desk[method.toUpperCase() as "GET"] as unknown as (
          path: string,
          init: object,
        ) => ReturnType<DocumentedCall["send"]>;
        return call(path, init);
      },
      data: exampleOf(success && jsonOf(success.located)?.node),
    };
  });
}

function exampleOf(exampled: Exampled | undefined): unknown {
  return exampled?.example ?? Object.values(exampled?.examples ?? {})[0]?.value;
}
