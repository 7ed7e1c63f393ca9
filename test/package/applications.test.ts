import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../src/testing/index.js";
import { type App, installApp } from "../support/app.js";
import { applications, crutches } from "../support/applications.js";

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
  );
  for (const [file, code] of Object.entries(applications)) await app.write(file, code);
});
afterAll(async () => {
  await mock?.close();
  await app?.remove();
});

test("no application needs a cast, any, or a flag that allows a danger", () => {
  for (const [file, code] of Object.entries(applications)) expect(code, file).not.toMatch(crutches);
});

test("every application compiles in strict mode", async () => {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    ...{ noPropertyAccessFromIndexSignature: true, skipLibCheck: true, jsx: "react-jsx" },
    ...{ target: "ES2022", module: "NodeNext", types: ["node"] },
  };
  await app.write("tsconfig.json", JSON.stringify({ compilerOptions, files: Object.keys(applications) }));
  await app.run("node_modules/.bin/tsc", "-p", ".");
});

test.each([
  ["export.ts", /^exported true\n$/],
  ["dashboard.tsx", /<p>[A-Z]/],
  ["form.ts", /^number \d+\n$/],
  ["worker.ts", /^200 \{"subject":/],
  ["tools.ts", /^\{"draft": Wrong: GET \/tickets\/\{ticket_id\}: params\.path\.ticket_id/],
])("%s runs", async (file, printed) => {
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
  const environment = `
    process.env["DESK_URL"] = ${JSON.stringify(mock.baseUrl)};
    process.env["DESK_KEY"] = "the-secret-key";
  `;
  // The page of the dashboard; its origin is the mock's, and what its server would add is added here.
  const page = `
    globalThis.location = { origin: ${JSON.stringify(mock.url)} };
    globalThis.window = globalThis.document = undefined;
    const { fetch } = globalThis;
    globalThis.fetch = (url, init) => {
      const headers = new Headers(init.headers);
      if (headers.has("x-api-key")) throw new Error("The page has a key.");
      headers.set("x-api-key", "the-secret-key");
      return fetch(url, { ...init, headers });
    };
  `;
  await app.write("environment.mjs", environment + (file.endsWith("x") ? page : ""));
  await app.write(
    "app.mjs",
    `import "./environment.mjs";${ts.transpile(applications[file] ?? "", options, file)}`,
  );
  expect(await app.run(process.execPath, "app.mjs")).toMatch(printed);
  mock.assertContract();
});
