import { createRequire } from "node:module";
import type { PathTemplate } from "./path-template.js";

// No declaration that index.ts reaches may name these types: an app's compiler should not need Prism's.
export type PrismHttp = typeof import("@stoplight/prism-http");
type PrismCore = typeof import("@stoplight/prism-core");
type PrismOperation = Awaited<ReturnType<PrismHttp["getHttpOperationsFromSpec"]>>[number];
type Prism = ReturnType<PrismHttp["createInstance"]>;
type Components = Parameters<PrismHttp["createInstance"]>[1];

/**
 * An operation as Prism reads it from a document, under the path of its document's first server. Its `path` has each parameter in a
 * segment of its own: of several in one segment, Prism tries every way to divide a path among them.
 */
export interface MockOperation extends PrismOperation {
  /** The path as the document has it. */
  template: string;
  /** The paths of requests for it. */
  address: PathTemplate;
  /** The gaps that the body of its success is marked with: the example is one of several that they leave possible. */
  gaps: readonly string[];
}
export type PrismRequest = Parameters<Prism["request"]>[0];
/** What Prism makes of a request: a response, or a refusal of its own. */
export type PrismResult = Awaited<ReturnType<ReturnType<Prism["request"]>>>;
export type PrismResponse = Extract<PrismResult, { _tag: "Right" }>["right"]["output"];
/** Which of its responses Prism is asked for. */
export type PrismPreference = NonNullable<Parameters<Prism["request"]>[2]>["mock"];
type Upstream = NonNullable<Components["forward"]>;

/**
 * The parts of Prism that the mock uses. Their own ranges allow newer ones, which npm installs on Node 24 and later, and which run
 * an install script; so both are pinned.
 */
export const prismVersions = {
  "@stoplight/prism-core": "5.8.0",
  "@stoplight/prism-http": "5.12.0",
};

/** Validates requests, and chooses responses. */
export interface PrismParts {
  http: PrismHttp;
  logger: Components["logger"];
}

/**
 * Loads the parts of Prism. They are CommonJS that re-exports in a way `import` cannot see.
 *
 * @throws Error that names the command to install them, where one is missing or in another version
 */
export function loadPrism(): PrismParts {
  const require = createRequire(import.meta.url);
  for (const [name, wanted] of Object.entries(prismVersions)) {
    const version = versionOf(name, require);
    if (version === wanted) continue;
    const found = version ? `${version} is installed` : "it is not installed";
    const packages = Object.entries(prismVersions)
      .map((part) => part.join("@"))
      .join(" ");
    throw new Error(`The mock needs ${name} ${wanted}, and ${found}: npm install --save-dev ${packages}`);
  }
  const { createLogger } = require("@stoplight/prism-core") as PrismCore;
  // Prism's own log has too much to read.
  const logger = createLogger("mock", { level: "silent" });
  return { http: require("@stoplight/prism-http") as PrismHttp, logger };
}

function versionOf(name: string, require: NodeJS.Require): string | undefined {
  try {
    return (require(`${name}/package.json`) as { version: string }).version;
  } catch {
    return undefined;
  }
}

const config = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  // With it, Prism says to an upstream what is invalid.
  errors: true,
  // No address is called: an upstream is in this process.
  upstream: new URL("http://localhost"),
  upstreamProxy: undefined,
};

/** The error of an upstream that leaves a request to Prism, as Prism knows it. */
const leaveToPrism = Object.assign(new Error("The workspace leaves this request to Prism."), {
  name: "https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED",
});

/**
 * Asks Prism for the response to a request, which it validates before.
 *
 * @param operations - those that the request can be for
 * @param respond - responds in place of Prism's examples. Prism is then a validating proxy, which is one of its own two modes: it
 *   validates a request, asks its upstream, and validates what comes back. This upstream is in process, and leaves an invalid request
 *   to Prism in the way that Prism provides for, as one that does not implement it: Prism then responds as ever.
 */
export function askPrism(
  { http, logger }: PrismParts,
  request: PrismRequest,
  operations: MockOperation[],
  mock: PrismPreference = { dynamic: false },
  respond?: (operation: MockOperation) => PrismResponse,
): Promise<PrismResult> {
  const forward: Upstream | undefined =
    respond &&
    (({ validations }, _address, _proxy, operation) =>
      () =>
      async () => {
        const isInvalid = validations.some(({ severity }) => severity === 0);
        if (isInvalid || operation === undefined) return { _tag: "Left", left: leaveToPrism };
        // Prism chooses among those that it was given.
        return { _tag: "Right", right: respond(operation as MockOperation) };
      });
  const components = { logger, ...(forward && { forward }) };
  const prism = http.createInstance({ ...config, mock, isProxy: forward !== undefined }, components);
  return prism.request(request, operations)();
}
