import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Operation } from "../document/reading.js";
import type { OperationSchemas, SchemasByName } from "../validate/schemas.js";

// Public declarations do not use these types, so that an app compiles without Prism.
type PrismHttp = typeof import("@stoplight/prism-http");
type PrismCore = typeof import("@stoplight/prism-core");
type PrismOperation = Awaited<ReturnType<PrismHttp["getHttpOperationsFromSpec"]>>[number];
type Prism = ReturnType<PrismHttp["createInstance"]>;

/** An operation as Prism reads it from a document. Its `path` begins with the path of the document's first server. */
export interface MockOperation extends PrismOperation {
  /** The document that has the operation. */
  document: object;
  /** The operation as its document describes it. */
  described: Operation;
  /** The schemas of its bodies. Those of values that can be unset have the gaps about that. */
  bodies: OperationSchemas;
  /** The schemas that those of the bodies refer to. */
  schemas: SchemasByName;
  /** The response that the option `examples` chose. */
  chosen?: { status: number; body: unknown };
}
export type PrismRequest = Parameters<Prism["request"]>[0];
/** Prism's response to a request, or its refusal. */
export type PrismResult = Awaited<ReturnType<ReturnType<Prism["request"]>>>;
export type PrismRight = Extract<PrismResult, { _tag: "Right" }>;
/** A mistake in a request or a response. */
export type PrismDiagnostic = PrismRight["right"]["validations"]["input"][number];
/** The response that Prism should pick. */
export type PrismPreference = NonNullable<Parameters<Prism["request"]>[2]>["mock"];

const isYarnPnp = process.versions["pnp"] !== undefined;

/** The start of the command that installs packages for development. */
export const installer = isYarnPnp ? "yarn add --dev" : "npm install --save-dev";

/**
 * The parts of Prism that the mock uses. Both are pinned, because their own ranges allow newer versions, which run an install script
 * and which npm picks on Node 24 and later. prism-core does not declare that it needs @stoplight/types, so Yarn PnP finds it only among
 * the packages of the app.
 */
export const prismVersions: Readonly<Record<string, string>> = {
  "@stoplight/prism-core": "5.8.0",
  "@stoplight/prism-http": "5.12.0",
  ...(isYarnPnp && { "@stoplight/types": "14.1.1" }),
};

/**
 * Loads the parts of Prism. They are CommonJS, whose exports `import` doesn't find.
 *
 * @throws Error with the command that installs them, if a part is missing or has another version
 */
export function loadPrism() {
  loaded ??= loadParts();
  return loaded;
}

let loaded: ReturnType<typeof loadParts> | undefined;

function loadParts() {
  for (const [name, wanted] of Object.entries(prismVersions)) {
    const version = installedVersion(name);
    if (version === wanted) continue;
    const found = version ? `${version} is installed` : "it is not installed";
    const packages = Object.entries(prismVersions)
      .map((part) => part.join("@"))
      .join(" ");
    throw new Error(`The mock needs ${name} ${wanted}, and ${found}: ${installer} ${packages}`);
  }
  const { createLogger } = require("@stoplight/prism-core") as PrismCore;
  // Prism's own log is too long to read.
  const logger = createLogger("mock", { level: "silent" });
  return { http: require("@stoplight/prism-http") as PrismHttp, logger };
}

const require = createRequire(import.meta.url);

/** Returns the version of a package as Node, or Yarn PnP, finds it; undefined if it isn't installed. */
export function installedVersion(name: string): string | undefined {
  // Some packages export no package.json, and others nothing else.
  const file = resolveFile(`${name}/package.json`) ?? resolveFile(name) ?? "";
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (!existsSync(manifest)) continue;
    return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
  }
  return undefined;
}

function resolveFile(specifier: string): string | undefined {
  try {
    return require.resolve(specifier);
  } catch {
    return undefined;
  }
}

const config = {
  isProxy: false as const,
  upstreamProxy: undefined,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: true,
};

/** Returns whether Prism found no mistake in a request. */
export function isAccepted(result: PrismResult): result is PrismRight {
  return result._tag === "Right" && result.right.validations.input.every(({ severity }) => severity !== 0);
}

/**
 * Validates a request of an operation with Prism, and returns the response.
 *
 * @param mock - the response that Prism should pick
 */
export function askPrism(
  request: PrismRequest,
  operation: MockOperation,
  mock: PrismPreference,
): Promise<PrismResult> {
  const { http, logger } = loadPrism();
  return http.createInstance({ ...config, mock }, { logger }).request(request, [operation])();
}
