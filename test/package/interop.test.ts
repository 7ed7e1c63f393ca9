import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mock, startMock } from "../../src/testing/index.js";
import { type App, installApp } from "../support/app.js";
import { readSamples } from "../support/readme.js";
import { pointAt } from "../support/samples.js";

const samples = (await readSamples()).filter(({ isForeign }) => isForeign);

let app: App;
let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
  app = await installApp(
    "typescript@5.9.3",
    "@types/node@20",
    "react@19.1.10",
    "react-dom@19.1.10",
    "@types/react@19.1.0",
    "@types/react-dom@19.1.0",
    "@tanstack/react-query@5.108.0",
    "openapi-react-query@0.5.4",
    "msw@2.15.0",
    "openapi-msw@2.0.0",
    "@opentelemetry/api@1.9.0",
    "@opentelemetry/sdk-trace-node@2.12.0",
    "@opentelemetry/instrumentation@0.223.0",
    "@opentelemetry/instrumentation-undici@0.33.0",
    "undici@7.30.2",
  );
});
afterAll(async () => {
  await mock?.close();
  await app?.remove();
});

/** The one sample that has a text, such as the import of a package. */
function sampleOf(text: string): string {
  const found = samples.filter(({ code }) => code.includes(text));
  expect(found).toHaveLength(1);
  return String(found[0]?.code);
}

/** Runs a module of the app. */
async function run(code: string): Promise<string> {
  const { ESNext: module } = ts.ModuleKind;
  const options = { module, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
  await app.write("sample.mjs", ts.transpile(code, options, "sample.tsx"));
  return app.run(process.execPath, "sample.mjs");
}

test("every sample with another tool compiles as it is", async () => {
  expect(samples.length).toBeGreaterThan(3);
  const files = await Promise.all(
    samples.map(async ({ code, language }, index) => {
      await app.write(`sample-${index}.${language}`, code);
      return `sample-${index}.${language}`;
    }),
  );
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    // Some of these tools declare what does not fit together.
    skipLibCheck: true,
    jsx: "react-jsx",
    target: "ES2022",
    module: "NodeNext",
    types: ["node"],
  };
  await app.write("tsconfig.json", JSON.stringify({ compilerOptions, files }));
  await app.run("node_modules/.bin/tsc", "-p", ".");
});

test("openapi-react-query suspends, and shows what arrives", async () => {
  const code = `${pointAt(sampleOf('from "openapi-react-query"'), mock)}
    import { renderToReadableStream } from "react-dom/server.edge";
    const stream = await renderToReadableStream(<App />);
    console.log(await new Response(stream).text());
  `;
  expect(await run(code)).toContain("<h1>Tent arrived without its poles</h1>");
});

test.each([
  [503, 3],
  [401, 1],
])(
  "a query that is answered with %i is asked for %i times, because one layer retries",
  async (status, times) => {
    let count = 0;
    const service = createServer((_, response) => {
      count += 1;
      response.writeHead(status, { "content-type": "application/json", "retry-after": "0" }).end("{}");
    });
    const code = `${pointAt(sampleOf('from "openapi-react-query"'), { baseUrl: await listen(service) })}
    const { queryKey, queryFn } = hooks.queryOptions("get", "/forms", {});
    const error = await queries.fetchQuery({ queryKey, queryFn, ...queries.getDefaultOptions().queries }).catch((one) => one);
    console.log(error.kind);
  `;
    expect(await run(code)).toBe("api\n");
    expect(count).toBe(times);
    service.closeAllConnections();
    service.close();
  },
);

test("openapi-react-query gets the client's errors, distinguished by their kind", async () => {
  const code = `
    import { QueryClient, QueryObserver } from "@tanstack/react-query";
    import createQueryHooks from "openapi-react-query";
    import { asFetchClient, AuthenticationError, createClient } from "support-desk-client";
    const desk = createClient({ baseUrl: "${mock.baseUrl}", apiKey: "key" });
    const hooks = createQueryHooks(asFetchClient(desk));
    const init = { headers: { Prefer: "code=401" } };
    const error = await new QueryClient().fetchQuery(hooks.queryOptions("get", "/forms", init)).catch((one) => one);
    console.log(error instanceof AuthenticationError);
  `;
  expect(await run(code)).toBe("true\n");
  await app.write(
    "types.ts",
    `
      import createQueryHooks from "openapi-react-query";
      import { asFetchClient, createClient } from "support-desk-client";
      const hooks = createQueryHooks(asFetchClient(createClient({ workspace: "a", serviceHost: "b.example", apiKey: "key" })));
      const read = () => hooks.useQuery("get", "/forms");
      const { error } = read();
      export const status: number | undefined = error?.kind === "api" ? error.status : undefined;
      export const sent: boolean | undefined = error?.kind === "network" ? error.sent : undefined;
      export const title: string | undefined = read().data?.forms[0]?.title;
      // @ts-expect-error -- no such path
      hooks.useQuery("get", "/form");
    `,
  );
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "ES2022",
    module: "NodeNext",
  };
  await app.write("tsconfig.json", JSON.stringify({ compilerOptions, files: ["types.ts"] }));
  await app.run("node_modules/.bin/tsc", "-p", ".");
});

test("MSW answers the client, by the document's types", async () => {
  expect(await run(sampleOf('from "openapi-msw"'))).toBe("Help\n");
});

test("OpenTelemetry sees each call, and its trace reaches the service", async () => {
  let traceparent: string | undefined;
  const service = createServer((request, response) => {
    traceparent = request.headers["traceparent"] as string;
    response.setHeader("content-type", "application/json");
    response.end('{"forms":[],"kb_details":{"knowledge_base_name":"Help"}}');
  });
  const output = await run(
    pointAt(sampleOf('from "@opentelemetry/instrumentation-undici"'), { baseUrl: await listen(service) }),
  );
  service.close();
  const [, traceId] = /traceId: '(\w+)'/.exec(output) ?? [];
  expect(output).toContain("'http.response.status_code': 200");
  expect(traceparent).toContain(traceId);
  expect(output).not.toContain("your-key");
});

test("undici's ProxyAgent carries the call", async () => {
  const seen: string[] = [];
  const proxy = createServer();
  proxy.on("connect", (request, socket) => {
    seen.push(String(request.url));
    const { hostname, port } = new URL(`http://${request.url}`);
    const upstream = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      upstream.pipe(socket).pipe(upstream);
    });
    socket.on("error", () => upstream.destroy());
    upstream.on("error", () => socket.destroy());
  });
  const url = await listen(proxy);
  const code = pointAt(sampleOf("ProxyAgent"), mock).replace("http://127.0.0.1:8080", url);
  expect(await run(code)).toBe("through the proxy\n");
  expect(seen).toEqual([new URL(mock.url).host]);
  proxy.closeAllConnections();
  proxy.close();
});

describe("the fetch over undici's request", () => {
  const body = JSON.stringify({ forms: [], kb_details: {} });
  const packed: Record<string, Buffer> = {
    gzip: gzipSync(body),
    br: brotliCompressSync(body),
    deflate: deflateSync(body),
  };
  const encoded = (encoding: string | undefined) => packed[encoding ?? ""] ?? body;
  const service = createServer(({ headers, socket }, response) => {
    const encoding = String(headers["x-encoding"] ?? "");
    const answer = Buffer.from(encoded(encoding));
    if (headers["x-fault"] === "reset") return socket.destroy();
    response.writeHead(headers["x-fault"] === "redirect" ? 302 : 200, {
      "content-length": answer.length,
      ...(encoding && { "content-encoding": encoding }),
      location: "/",
    });
    if (headers["x-fault"] === undefined) return response.end(answer);
    response.write(answer.subarray(0, 5));
    if (headers["x-fault"] === "cut") setTimeout(() => response.destroy(), 20);
    return undefined;
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  test("has encodings, redirects, aborts, deadlines, and causes that keep sent true to its word", async () => {
    const baseUrl = await listen(service);
    const code = `${pointAt(sampleOf("lightFetch"), { baseUrl })}
      const ask = async (headers: object, more: object = {}) => {
        const { data, error } = await desk.GET("/forms", { headers, maxRetries: 0, ...more });
        return data ? "data" : [error.kind, error.status, error.sent].join(" ").trim();
      };
      const told: string[] = [];
      for (const encoding of ["gzip", "br", "deflate"]) told.push(await ask({ "x-encoding": encoding }));
      for (const fault of ["reset", "cut", "redirect"]) told.push(await ask({ "x-fault": fault }));
      told.push(await ask({ "x-fault": "cut", "x-encoding": "gzip" }));
      told.push(await ask({ "x-fault": "stall", "x-encoding": "gzip" }, { timeout: 300 }));
      const signal = AbortSignal.abort(new Error("not now"));
      told.push(await ask({}, { signal }).catch((error) => error.message));
      const nobody = createClient({ baseUrl: "http://127.0.0.1:1", apiKey: "your-key", fetch: lightFetch, maxRetries: 0 });
      told.push(String((await nobody.POST("/team-members", { body: {} })).error.sent));
      console.log(JSON.stringify(told));
      process.exit();
    `;
    const output = await run(code);
    expect(JSON.parse(String(output.trim().split("\n").at(-1)))).toEqual([
      ...["data", "data", "data", "network  true", "network  true", "api 302", "network  true", "timeout"],
      ...["not now", "false"],
    ]);
  });
});

function listen(server: Server): Promise<string> {
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
