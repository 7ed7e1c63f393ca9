// An app's own library exports results of this package, and the compiler declares their types by the names that the entries export, and
// not by those of the packages that this one depends on, which a strict installer hides.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import * as gaps from "../../src/desk/gaps.js";
import * as client from "../../src/desk/index.js";
import * as testing from "../../src/desk/testing.js";
import * as validate from "../../src/desk/validate.js";
import { testApp } from "../support/app.js";

const library = `
  import {
    asFetchClient, byOperationId, createClient, createPace, encodeRecipients, explain, isCallError, logCalls, paginate,
    type CallOptions, type ClientOptions, type Middleware, unwrap,
  } from "support-desk-client";
  import { findGap } from "support-desk-client/gaps";
  import { formatCoverage, startMock } from "support-desk-client/testing";
  import { checkBody, validateResponses } from "support-desk-client/validate";

  const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "key" };
  export const desk = createClient(options);
  export const calls = byOperationId(desk);
  export const fetchClient = asFetchClient(desk);
  export const { use } = fetchClient;
  export const { GET, POST, PATCH } = desk;
  export const { createTicket } = calls;
  export const readForms = () => desk.GET("/forms");
  export const forms = unwrap(desk.GET("/forms"));
  export const members = paginate(desk, "/team-members");
  export const pages = paginate(desk, "/reports/agents").pages();
  export const pace = createPace();
  export const sentences = (error: unknown) => explain(error);
  export const recipients = encodeRecipients([]);
  export const log = logCalls();
  export const isFailure = (error: unknown) => isCallError(error) && error;
  export const headersOf = (given: ClientOptions, { headers }: CallOptions) => [given.headers, headers];
  export const middleware = { onRequest: ({ request }) => void request } satisfies Middleware;
  export const { onResponse } = middleware as Required<Middleware>;
  export const gap = findGap("limits.rate");
  export const validator = validateResponses({ onMismatch: () => {} });
  export const validate = validator.onResponse;
  export const mistakes = checkBody("createTicket", {});
  export const mock = startMock();
  export const coverage = mock.then((mock) => mock.coverage());
  export const screen = coverage.then((one) => formatCoverage(one));
  export const state = startMock({ stateful: true }).then(({ state }) => state);
`;

test("the library uses the result of every function that the package exports", () => {
  const exported = [client, gaps, testing, validate].flatMap((entry) => Object.entries(entry));
  const functions = exported.filter(([name, one]) => typeof one === "function" && /^[a-z]/.test(name));
  expect(functions.length).toBeGreaterThan(10);
  for (const [name] of functions) expect(library).toContain(`${name}(`);
});

const compilers = ["5.4.5", "7.0.2"];
const app = testApp(
  "@types/node@20",
  ...compilers.map((version) => `typescript-${version}@npm:typescript@${version}`),
);
beforeAll(() => app.write("library.ts", library));

test.each(
  compilers.flatMap((version) => [
    { version, module: "nodenext", moduleResolution: "nodenext" },
    { version, module: "esnext", moduleResolution: "bundler" },
  ]),
)("TypeScript $version declares the library with $moduleResolution", async ({ version, ...modules }) => {
  const options = { ...modules, strict: true, target: "es2022", lib: ["es2022"], types: ["node"] };
  const declarations = { declaration: true, emitDeclarationOnly: true, outDir: "types" };
  const config = { compilerOptions: { ...options, ...declarations }, files: ["library.ts"] };
  await app.write("tsconfig.json", JSON.stringify(config));
  await app.run(process.execPath, `node_modules/typescript-${version}/bin/tsc`, "-p", ".");
  const declared = await readFile(join(app.folder, "types/library.d.ts"), "utf8");
  const modulesOf = [...declared.matchAll(/(?:from|import\() ?"([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(modulesOf.map((name) => name?.replace(/^support-desk-client(\/\w+)?$/, "entry")))).toEqual(
    new Set(["entry"]),
  );
  expect(declared).not.toMatch(/\bany\b/);
});
