import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";

/** A bundled OpenAPI document, as `support-desk-client/openapi.json` holds one. */
export interface MockDocument {
  servers: { url: string }[];
  [key: string]: unknown;
}

/** Options of {@link startMock}. */
export interface MockOptions {
  /**
   * The port to listen on; 0 takes any free one.
   *
   * @default 0
   */
  port?: number;
  /**
   * The documents to serve, each under the path of its first server.
   *
   * @default the two documents of this package
   */
  documents?: readonly MockDocument[];
  /** Takes one line for each violation or failure that Prism notes. Without it, nothing is logged. */
  log?: (line: string) => void;
}

/** A running mock of the service. */
export interface Mock {
  /** Where the mock listens, for example `http://127.0.0.1:4010`. */
  readonly url: string;
  /** The `baseUrl` for `createClient`. */
  readonly baseUrl: string;
  /** The `baseUrl` for `createV1Client`. */
  readonly v1BaseUrl: string;
  /** Serves other documents from the next request on, without closing a connection. */
  replace(documents: readonly MockDocument[]): Promise<void>;
  /** Stops listening, and resolves when the last request is answered, but after a second at the most. */
  close(): Promise<void>;
}

type PrismHttp = typeof import("@stoplight/prism-http");
type PrismServer = typeof import("@stoplight/prism-http-server");
type PrismCore = typeof import("@stoplight/prism-core");
type MockOperation = Awaited<ReturnType<PrismHttp["getHttpOperationsFromSpec"]>>[number];

/**
 * Starts Prism on the loopback interface as a mock of the service. It checks every request against the documents,
 * answers with their examples, and names what is wrong in the header `sl-violations`. A request without an API key
 * gets the documented 401; any key is right.
 *
 * Prism is an optional peer of this package: `@stoplight/prism-http-server`, `@stoplight/prism-http` and
 * `@stoplight/prism-core` must be installed.
 *
 * @param options - the port, the documents and a log
 * @returns the running mock; close it when you are done
 * @throws Error when Prism is not installed or the port is taken
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, documents = await packagedDocuments(), log } = options;
  const { core, http, server: prism } = loadPrism();

  // Prism also logs its way of choosing an answer, and every violation twice.
  const note = (line: string) => (/^Violation|^Request terminated/.test(line) ? log?.(line) : undefined);
  // Prism routes each request with the array it was given, so changing the array in place swaps the documents.
  const operations = await readOperations(http, documents);
  const logger = core.createLogger(
    "mock",
    { level: log ? "warn" : "silent" },
    { write: (line: string) => note(String((JSON.parse(line) as { msg?: unknown }).msg)) },
  );
  const server = prism.createServer(operations, {
    components: { logger },
    config: {
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      isProxy: false,
      mock: { dynamic: false },
      upstreamProxy: undefined,
    },
    cors: true,
  });
  const url = await server.listen(port, "127.0.0.1").catch((reason: unknown) => {
    throw new Error(
      String(reason).includes("EADDRINUSE")
        ? `Port ${port} is taken by another program; choose another.`
        : `The mock cannot listen on port ${port}: ${String(reason)}`,
    );
  });
  return {
    url,
    baseUrl: `${url}/api/external/v2`,
    v1BaseUrl: `${url}/api/external/v1`,
    async replace(next) {
      operations.splice(0, operations.length, ...(await readOperations(http, next)));
    },
    // Prism waits for every open connection, also for one that a browser opened in advance and never used.
    close: () => Promise.race([server.close(), wait(1_000, undefined, { ref: false })]),
  };
}

function packagedDocuments(): Promise<MockDocument[]> {
  return Promise.all(
    ["openapi.json", "v1.json"].map(async (name) => {
      const file = new URL(`../../src/generated/${name}`, import.meta.url);
      return JSON.parse(await readFile(file, "utf8")) as MockDocument;
    }),
  );
}

// Prism is CommonJS that re-exports in a way `import` cannot see; `require` sees all of it.
function loadPrism() {
  const require = createRequire(import.meta.url);
  try {
    return {
      core: require("@stoplight/prism-core") as PrismCore,
      http: require("@stoplight/prism-http") as PrismHttp,
      server: require("@stoplight/prism-http-server") as PrismServer,
    };
  } catch (cause) {
    throw new Error(
      "The mock needs Prism: npm install --save-dev " +
        "@stoplight/prism-core@5.8.0 @stoplight/prism-http@5.12.0 @stoplight/prism-http-server@5.12.2",
      { cause },
    );
  }
}

async function readOperations(http: PrismHttp, documents: readonly MockDocument[]): Promise<MockOperation[]> {
  const read = documents.map(async (document) => {
    // Prism ignores a server's path and dereferences in place: give it a copy, and put the prefix in front.
    const prefix = new URL(document.servers[0]?.url.replaceAll(/[{}]/g, "") ?? "http://localhost").pathname;
    const operations = await http.getHttpOperationsFromSpec(structuredClone(document));
    return operations.map((operation) => ({
      ...operation,
      path: `${prefix.replace(/\/$/, "")}${operation.path}`,
    }));
  });
  return (await Promise.all(read)).flat();
}
