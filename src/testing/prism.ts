import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { acceptAnyChannel } from "./any-channel.js";
import { type MockDocument, ownFile, pathOf } from "./document.js";

type PrismHttp = typeof import("@stoplight/prism-http");
type PrismCore = typeof import("@stoplight/prism-core");

/** An operation as Prism reads it from a document. */
export type MockOperation = Awaited<ReturnType<PrismHttp["getHttpOperationsFromSpec"]>>[number];
/** What validates requests and chooses answers. */
export type Prism = ReturnType<PrismHttp["createInstance"]>;
/** The parts of Prism that the mock uses. */
export interface PrismParts {
  core: PrismCore;
  http: PrismHttp;
}
export type PrismRequest = Parameters<Prism["request"]>[0];

/**
 * Prism and its parts. Prism's own ranges allow newer parts, which npm installs on Node 24 and later, and which run an
 * install script; so the parts are pinned beside it.
 */
export const prismVersions = {
  "@stoplight/prism-cli": "5.14.2",
  "@stoplight/prism-core": "5.8.0",
  "@stoplight/prism-http": "5.12.0",
  "@stoplight/prism-http-server": "5.12.2",
};

let packaged: Promise<MockDocument[]> | undefined;

/** Reads the documents of this package, once. */
export function packagedDocuments(): Promise<MockDocument[]> {
  packaged ??= Promise.all(
    ["openapi.json", "v1.json"].map(async (name) => {
      const text = await readFile(ownFile(`src/generated/${name}`), "utf8");
      return JSON.parse(text) as MockDocument;
    }),
  );
  return packaged;
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
  return {
    core: require("@stoplight/prism-core") as PrismCore,
    http: require("@stoplight/prism-http") as PrismHttp,
  };
}

/** Creates the part of Prism that validates requests and chooses answers. Its own log has too much to read. */
export function createPrism({ core, http }: PrismParts): Prism {
  const config = {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    isProxy: false,
    mock: { dynamic: false },
    upstreamProxy: undefined,
  } as const;
  return http.createInstance(config, { logger: core.createLogger("mock", { level: "silent" }) });
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

// A test suite starts many mocks of the same documents, and reading one is most of a mock's start.
const known = new WeakMap<MockDocument, Promise<MockOperation[]>>();

/** Reads the operations of documents, each under the path of its document's first server. */
export async function readOperations(
  http: PrismHttp,
  documents: readonly MockDocument[],
): Promise<MockOperation[]> {
  const read = documents.map((document) => {
    const operations = known.get(document) ?? readDocument(http, document);
    known.set(document, operations);
    return operations;
  });
  return (await Promise.all(read)).flat();
}

async function readDocument(http: PrismHttp, document: MockDocument): Promise<MockOperation[]> {
  // Prism ignores a server's path and dereferences in place: it reads a copy, and the path is put in front.
  const prefix = pathOf(document);
  const operations = await http.getHttpOperationsFromSpec(acceptAnyChannel(structuredClone(document)));
  return operations.map(({ callbacks, ...operation }) => ({
    // Prism would call the addresses of callbacks, and a mock calls nobody.
    ...operation,
    path: `${prefix}${operation.path}`,
  }));
}
