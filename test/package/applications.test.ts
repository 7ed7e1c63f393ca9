import { expect, test } from "vitest";
import { react, strictest, testApp, typescript } from "../support/app.js";
import { applications, crutches } from "../support/applications.js";
import { mockOfFile } from "../support/mock.js";

const mock = await mockOfFile();
const app = testApp(...typescript, ...react);

test("no application needs a cast, any, or a flag that allows a danger", () => {
  for (const [file, code] of Object.entries(applications)) expect(code, file).not.toMatch(crutches);
});

test("every application compiles in strict mode", async () => {
  for (const [file, code] of Object.entries(applications)) await app.write(file, code);
  await app.compile(Object.keys(applications), strictest);
});

test.each([
  ["export.ts", /^exported true\n$/],
  ["dashboard.tsx", /<p>[A-Z]/],
  ["form.ts", /^number \d+\n$/],
  ["worker.ts", /^200 \{"subject":/],
  ["tools.ts", /^\{"draft": Wrong: GET \/tickets\/\{ticket_id\}: params\.path\.ticket_id/],
])("%s runs", async (file, printed) => {
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
  expect(await app.runModule(`import "./environment.mjs";${applications[file]}`)).toMatch(printed);
  mock.assertContract();
});
