import { createRequire } from "node:module";

// No declaration that index.ts reaches may name these types: an app's compiler should not need Prism's.
export type PrismHttp = typeof import("@stoplight/prism-http");
type PrismCore = typeof import("@stoplight/prism-core");
type PrismOperation = Awaited<ReturnType<PrismHttp["getHttpOperationsFromSpec"]>>[number];
type Prism = ReturnType<PrismHttp["createInstance"]>;
type Components = Parameters<PrismHttp["createInstance"]>[1];

/** An operation as Prism reads it from a document, under the path of its document's first server. */
export interface MockOperation extends PrismOperation {
  /** The path as the document has it. */
  template: string;
  /** The paths of requests for it. */
  pattern: RegExp;
}
export type PrismRequest = Parameters<Prism["request"]>[0];
/** What Prism makes of a request: a response, or a refusal of its own. */
export type PrismResult = Awaited<ReturnType<ReturnType<Prism["request"]>>>;
export type PrismResponse = Extract<PrismResult, { _tag: "Right" }>["right"]["output"];
/** Which of its responses Prism is asked for. */
export type PrismPreference = NonNullable<Parameters<Prism["request"]>[2]>["mock"];
/** What responds in place of Prism's examples. */
export type Upstream = NonNullable<Components["forward"]>;

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
    const manifest = attempt(() => require(`${name}/package.json`) as { version: string });
    if (manifest?.version === wanted) continue;
    const found = manifest ? `${manifest.version} is installed` : "it is not installed";
    const packages = Object.entries(prismVersions).map(([one, version]) => `${one}@${version}`);
    throw new Error(
      `The mock needs ${name} ${wanted}, and ${found}: npm install --save-dev ${packages.join(" ")}`,
    );
  }
  const { createLogger } = require("@stoplight/prism-core") as PrismCore;
  // Prism's own log has too much to read.
  return {
    http: require("@stoplight/prism-http") as PrismHttp,
    logger: createLogger("mock", { level: "silent" }),
  };
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Asks Prism for the response to a request, which it validates before.
 *
 * @param operations - those that the request can be for
 * @param upstream - responds in place of Prism's examples; Prism validates what it responds
 */
export function askPrism(
  { http, logger }: PrismParts,
  request: PrismRequest,
  operations: MockOperation[],
  mock: PrismPreference = { dynamic: false },
  upstream?: Upstream,
): Promise<PrismResult> {
  const common = {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    upstreamProxy: undefined,
  };
  // With `errors`, Prism says to the upstream what is invalid. No address is called, because the upstream is in this process.
  const proxy = {
    ...common,
    mock,
    errors: true,
    isProxy: true,
    upstream: new URL("http://localhost"),
  } as const;
  const plain = { ...common, mock, errors: false, isProxy: false } as const;
  const prism = http.createInstance(upstream ? proxy : plain, {
    logger,
    ...(upstream && { forward: upstream }),
  });
  return prism.request(request, operations)();
}
