// Yarn PnP: packages in archives, without a folder node_modules, and each package finds only what it declares.
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { emptyApp, prism, testApp } from "../support/app.js";

const tool = testApp("@yarnpkg/cli-dist@4.18.1");
const app = emptyApp();

const yarn = (...args: string[]) =>
  [process.execPath, join(tool.folder, "node_modules/@yarnpkg/cli-dist/bin/yarn.js"), ...args] as const;
const command = (...args: string[]) => yarn("support-desk-client", ...args);

beforeAll(async () => {
  const registry = await app.run("npm", "config", "get", "registry");
  const settings = { npmRegistryServer: registry.trim(), globalFolder: ".yarn/global", enableScripts: false };
  await app.write(".yarnrc.yml", JSON.stringify({ ...settings, enableTelemetry: false }));
  await app.write("package.json", '{ "name": "app", "private": true, "type": "module" }');
  await app.write("yarn.lock", "");
  await app.run(...yarn("add", inject("packed").tarball));
});

test("startMock and the commands name the packages that they need, and find them once Yarn has added them", async () => {
  const script = `
    import { createClient } from "support-desk-client";
    import { startMock } from "support-desk-client/testing";
    const mock = await startMock();
    const desk = createClient({ baseUrl: mock.baseUrl, apiKey: "any-key" });
    console.log((await desk.GET("/forms")).response.status);
    await mock.close();
  `;
  await app.write("start.mjs", script);
  const docs = command("docs", "--out", "pages");
  const packages = await app.missingFor(...yarn("node", "start.mjs"));
  expect(packages).toEqual([...prism, "@stoplight/types@14.1.1"]);
  expect(await app.missingFor(...command("mock", "--port", "0"))).toEqual(packages);
  await app.run(...yarn("add", "--dev", ...packages, ...(await app.missingFor(...docs))));
  expect(await app.run(...yarn("node", "start.mjs"))).toBe("200\n");
  expect(await app.run(...docs)).toContain("wrote pages/openapi.html");
  await using mock = await app.serve(...command("mock", "--port", "0", "--stateful"));
  expect((await fetch(new URL("/__try/send.js", mock.url))).status).toBe(200);
});
