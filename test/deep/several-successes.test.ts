// An operation can have several successes. These tests generate a document of many operations, and expect that its types, the
// client, the validator, the mock and the samples agree on what a success is.
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { buildClient } from "../../src/client/build-client.js";
import { type ClientOptions, readOptions } from "../../src/client/client-options.js";
import type { OperationTable } from "../../src/client/operation.js";
import type { Failure, Success } from "../../src/client/result.js";
import { readBundled } from "../../src/document/reading.js";
import { startMockOf } from "../../src/mock/start.js";
import { schemasOf } from "../../src/tools/codegen/schema-table.js";
import { samplesOf } from "../../src/tools/kit/samples.js";
import { createValidator } from "../../src/validate/index.js";
import { compile } from "../support/compiler.js";
import { testFolder } from "../support/folder.js";
import { fc } from "../support/fuzz.js";
import { generateInto } from "../support/generated-modules.js";
import { document, drawn, exampleOf, type Form, form, values } from "../support/several-successes.js";

type Operation = (typeof drawn)[number];

const typeNames = { string: "string", integer: "number", boolean: "boolean", array: "string[]" };

const { schemas } = schemasOf(document);
const bundle = { document, pageParameter: "page" };
const entries = readBundled(document).operations;

const folder = testFolder();
let operations: OperationTable;

beforeAll(async () => {
  await generateInto(folder.path(), bundle);
  ({ operations } = await import(folder.path("operations.ts")));
});

type Call = (path: string, init: object) => Promise<Success<unknown> | Failure>;

/** Calls an operation. Returns the result, and whether the validator reported the response. */
async function call({ method, path }: Operation, options: Partial<ClientOptions>) {
  const version = { prefix: "/v1", keyHeader: "key", operations, failures: {} };
  const given = { baseUrl: "https://several.example/v1", apiKey: "key", maxRetries: 0, ...options };
  const desk = buildClient(readOptions(given as ClientOptions, version));
  let isReported = false;
  desk.use(createValidator({ onMismatch: () => (isReported = true) }, { ...version, schemas }));
  const { [method.toUpperCase()]: send } = desk as unknown as Record<string, Call>;
  const { data, error } = (await send?.(path, method === "post" ? { body: {} } : {})) ?? {};
  return { data, error, isReported };
}

/** Responds with a body; undefined stands for an empty one. */
const responding = (status: number, body: unknown) => async () =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });

const fits = (one: Form, body: object) =>
  Object.entries(one).every(([key, type]) => {
    const value: unknown = Reflect.get(body, key);
    return type === "array" ? Array.isArray(value) : typeof value === typeof values[type];
  });

/** Whether a response is a success, by the rules in words. */
function isSuccess({ successes }: Operation, status: number, body: object | undefined): boolean {
  const byStatus: Readonly<Record<string, readonly Form[] | undefined>> = successes;
  const documented = byStatus[status] ?? byStatus["2XX"];
  if (status === 202 && documented === undefined) return false;
  const all = Object.values(successes).flat();
  if (body !== undefined) return all.some((one) => fits(one, body));
  return documented === undefined ? all.length === 0 : documented.length === 0;
}

const statuses = [200, 201, 202, 203, 204, 205, 226, 250, 299];
const bodies = [undefined, {}, ...fc.sample(form, 8).map(exampleOf)];

test.each(drawn)("$id: the client accepts exactly the documented successes: $successes", async (one) => {
  for (const status of statuses) {
    // HTTP allows no body with these two.
    for (const body of status === 204 || status === 205 ? [undefined] : bodies) {
      const { data, error, isReported } = await call(one, { fetch: responding(status, body) });
      const said = `${status} with ${JSON.stringify(body)}`;
      expect(error === undefined, said).toBe(isSuccess(one, status, body));
      if (error === undefined) expect(data, said).toEqual(body);
      else expect([error.kind, isReported], said).toEqual(["unexpected-response", true]);
    }
  }
});

test("neither the client nor the validator finds fault with a documented response", async () => {
  for (const one of drawn) {
    for (const [code, [first]] of Object.entries(one.successes)) {
      const status = Number(code.replace("XX", "11"));
      const body = first && exampleOf(first);
      const result = await call(one, { fetch: responding(status, body) });
      expect(result, `${one.id}: ${code}`).toEqual({ data: body, error: undefined, isReported: false });
    }
  }
});

/** A function that only compiles for two types that are the same. */
const sameType =
  'declare function same<A, B>(...wrong: [A] extends [B] ? ([B] extends [A] ? [] : ["too wide"]) : ["too narrow"]): void;';

test("the type of the data is the union of all successes", () => {
  const expected = drawn.map(({ path, method, successes }) => {
    const parts = Object.values(successes).flatMap((body) =>
      body.length > 0 ? body.map(typeOf) : ["undefined"],
    );
    return `same<DataOf<paths, "${path}", "${method}">, ${parts.join(" | ")}>();`;
  });
  const code = `
    import type { DataOf } from "${resolve("src/client/exact.js")}";
    import type { paths } from "./openapi.js";
    ${sameType}
    ${expected.join("\n")}
  `;
  expect(compile(code, folder.path("types.ts")).mistakes).toEqual([]);
});

const typeOf = (one: Form) =>
  `{ ${Object.entries(one)
    .map(([key, type]) => `${key}: ${typeNames[type]}`)
    .join("; ")} }`;

test("the mock responds with each documented success, and with an example of any", async () => {
  const service = {
    ...{ documents: async () => [document], schemas, published: "several.json", listEncoder: "" },
    operationFor: <Same>(same: Same) => same,
  };
  await using mock = await startMockOf(service, { port: null });
  const options = { fetch: mock.fetch, baseUrl: `${mock.url}/v1` };
  for (const one of drawn) {
    expect(await call(one, options), one.id).toMatchObject({ error: undefined, isReported: false });
    for (const [code, [first]] of Object.entries(one.successes)) {
      const status = Number(code.replace("XX", "11"));
      mock.prefer(one.id, { code: status });
      const data = first && exampleOf(first);
      expect(await call(one, options), `${one.id}: ${code}`).toEqual({
        data,
        error: undefined,
        isReported: false,
      });
    }
  }
  const given = drawn.flatMap(({ id, successes }) => {
    const body = Object.values(successes).flat().at(-1);
    return body ? [[id, exampleOf(body)] as const] : [];
  });
  await using example = await startMockOf(service, {
    port: null,
    examples: Object.fromEntries(given),
  });
  for (const [id, data] of given) {
    const one = drawn.find((operation) => operation.id === id) as Operation;
    expect(await call(one, { fetch: example.fetch, baseUrl: `${example.url}/v1` }), id).toEqual({
      data,
      error: undefined,
      isReported: false,
    });
  }
});

test("each sample compiles, and one for all pages stands where paginate accepts the path", () => {
  const statements = entries.flatMap((entry) =>
    samplesOf(bundle, entry)
      .filter(({ lang }) => lang !== "curl")
      .map(({ source }) => `{ ${source.split("\n\n").slice(2).join("\n")} }`),
  );
  const paged = entries.filter((entry) =>
    samplesOf(bundle, entry).some(({ lang }) => lang.includes("pages")),
  );
  expect(paged.map(({ name }) => name)).toEqual(
    Object.entries(operations).flatMap(([name, { pagedList }]) => (pagedList ? name : [])),
  );
  expect(paged.length).toBeGreaterThan(0);
  const code = `
    import type { Client } from "${resolve("src/client/client.js")}";
    import type { ItemOf, PaginateArguments, PathsWithQuery } from "${resolve("src/paginate/types.js")}";
    import type { DataOf } from "${resolve("src/client/exact.js")}";
    import { unwrap } from "${resolve("src/desk/index.js")}";
    import type { paths } from "./openapi.js";
    declare const desk: Client<paths>;
    ${sameType}
    declare function paginate<P extends PathsWithQuery<paths, "page"> & string>(
      client: typeof desk, path: P, ...given: PaginateArguments<paths, P>
    ): AsyncIterable<ItemOf<DataOf<paths, P, "get">>>;
    ${statements.join("\n")}
    ${paged.map(({ path }) => `same<ItemOf<DataOf<paths, "${path}", "get">>, string>();`).join("\n")}
  `;
  expect(compile(code, folder.path("samples.ts")).mistakes).toEqual([]);
});
