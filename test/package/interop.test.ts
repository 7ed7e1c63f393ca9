import { createServer } from "node:http";
import { connect } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { strictest, testApp, typescript } from "../support/app.js";
import { mockOfFile } from "../support/mock.js";
import { readSamples } from "../support/readme.js";
import { pointAt } from "../support/samples.js";
import { forms, json, listen, serve } from "../support/server.js";

// next.test.ts, vitest-sample.test.ts and adapters.test.ts run the samples of Next.js, of Vitest, and of the SDKs for agents.
const samples = (await readSamples()).filter(
  ({ isForeign, code }) => isForeign && !/"(next\/|vitest"|ai"|@modelcontextprotocol\/|\.\/)/.test(code),
);

const mock = await mockOfFile();
const app = testApp(
  ...typescript,
  "react@19.1.10",
  "react-dom@19.1.10",
  "@types/react@19.1.0",
  "@types/react-dom@19.1.0",
  "@tanstack/react-query@5.108.0",
  "openapi-react-query@0.5.4",
  "msw@2.15.0",
  "openapi-msw@2.0.0",
  "@opentelemetry/api@1.9.0",
  "@opentelemetry/sdk-trace-base@2.12.0",
  "@opentelemetry/sdk-trace-node@2.12.0",
  "@opentelemetry/instrumentation@0.223.0",
  "@opentelemetry/instrumentation-undici@0.33.0",
  "undici@7.30.2",
);

/** Returns the one sample that has a text, such as the import of a package. */
function sampleOf(text: string): string {
  const found = samples.filter(({ code }) => code.includes(text));
  expect(found).toHaveLength(1);
  return String(found[0]?.code);
}

test("every sample with another tool compiles unchanged", async () => {
  expect(samples.length).toBeGreaterThan(3);
  const files = samples.map(({ language }, index) => `sample-${index}.${language}`);
  for (const [index, file] of files.entries()) await app.write(file, String(samples[index]?.code));
  await app.compile(files, strictest);
});

test("openapi-react-query suspends, and then shows the data", async () => {
  const code = `${pointAt(sampleOf('from "openapi-react-query"'), mock)}
    import { renderToReadableStream } from "react-dom/server.edge";
    const stream = await renderToReadableStream(<App />);
    console.log(await new Response(stream).text());
    console.log(await activeMembers(AbortSignal.timeout(10_000)), "active");
  `;
  const output = await app.runModule(code);
  expect(output).toContain("<h1>Tent arrived without its poles</h1>");
  expect(output).toMatch(/^[1-9]\d* active$/m);
});

test.each([
  [503, 3],
  [401, 1],
])("a query that fails with %i sends %i requests, because only one layer retries", async (status, times) => {
  await using service = await serve((_, response) => json(response, status, {}, { "retry-after": "0" }));
  const code = `${pointAt(sampleOf('from "openapi-react-query"'), service)}
    const { queryKey, queryFn } = hooks.queryOptions("get", "/forms", {});
    const error = await queries.fetchQuery({ queryKey, queryFn, ...queries.getDefaultOptions().queries }).catch((one) => one);
    console.log(error.kind);
  `;
  expect(await app.runModule(code)).toBe("api\n");
  expect(service.requests).toHaveLength(times);
});

test("MSW responds to the client, by the document's types", async () => {
  expect(await app.runModule(sampleOf('from "openapi-msw"'))).toBe("Help\n");
});

test("OpenTelemetry has one span for each call", async () => {
  await using service = await serve((_, response) => json(response, 200, forms));
  const output = await app.runModule(pointAt(sampleOf("NodeTracerProvider"), service));
  expect(output.match(/traceId: /g)).toHaveLength(1);
  expect(output).toContain("name: 'GET /forms'");
  expect(output).toContain("'url.template': '/forms'");
  expect(output).toContain("'http.request.resend_count': 0");
  expect(output).toContain("'http.response.status_code': 200");
  expect(output).toContain("'support_desk.operation': 'listForms'");
  expect(output).not.toContain("your-key");
});

test("OpenTelemetry sends the trace of each attempt to the service", async () => {
  await using service = await serve((_, response) => json(response, 200, forms));
  const attempts = `
    import { registerInstrumentations } from "@opentelemetry/instrumentation";
    import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
    registerInstrumentations({ instrumentations: [new UndiciInstrumentation()] });
  `;
  const output = await app.runModule(attempts + pointAt(sampleOf("NodeTracerProvider"), service));
  expect(output.match(/traceId: /g)).toHaveLength(2);
  const traceIds = [...output.matchAll(/traceId: '(\w+)'/g)].map(([, id]) => String(id));
  const sent = String(service.requests[0]?.headers["traceparent"]);
  expect(traceIds.some((id) => sent.includes(id))).toBe(true);
});

test("OpenTelemetry exports the span of a call in a Worker after the response", async () => {
  await using service = await serve((_, response) => json(response, 200, forms));
  const code = pointAt(sampleOf("BasicTracerProvider"), service).replace("export default", "const worker =");
  const output = await app.runModule(`${code}
    const works: Promise<void>[] = [];
    const context = { waitUntil: (work: Promise<void>) => void works.push(work) };
    const answer = await worker.fetch(new Request("http://localhost"), { SUPPORT_DESK_API_KEY: "your-key" }, context);
    await Promise.all(works);
    console.log("answered", await answer.text());
  `);
  expect(output).toContain("name: 'GET /forms'");
  expect(output).toContain("'http.response.status_code': 200");
  expect(output).toMatch(/^answered \d+$/m);
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
  expect(await app.runModule(code)).toBe("through the proxy\n");
  expect(seen).toEqual([new URL(mock.url).host]);
  proxy.closeAllConnections();
  proxy.close();
});

test("the fetch over undici's request decodes, refuses redirects, aborts, keeps deadlines, and tells whether a request was sent", async () => {
  const body = JSON.stringify(forms);
  const packed: Record<string, Buffer> = {
    gzip: gzipSync(body),
    br: brotliCompressSync(body),
    deflate: deflateSync(body),
  };
  await using service = await serve(({ headers }, response) => {
    const encoding = String(headers["x-encoding"] ?? "");
    const answer = packed[encoding] ?? Buffer.from(body);
    const fault = headers["x-fault"];
    if (fault === "reset") return response.destroy();
    response.writeHead(fault === "redirect" ? 302 : 200, {
      "content-length": answer.length,
      ...(encoding && { "content-encoding": encoding }),
      location: "/",
    });
    if (fault === undefined || fault === "redirect") return response.end(answer);
    response.write(answer.subarray(0, 5));
    return fault === "cut" && setTimeout(() => response.destroy(), 20);
  });
  const code = `${pointAt(sampleOf("lightFetch"), service)}
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
  const output = await app.runModule(code);
  expect(JSON.parse(String(output.trim().split("\n").at(-1)))).toEqual([
    ...["data", "data", "data", "network  true", "network  true", "api 302", "network  true"],
    ...["timeout  true", "not now", "false"],
  ]);
});
