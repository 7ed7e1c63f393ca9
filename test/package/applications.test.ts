import { expect, test } from "vitest";
import { strictest, testApp, typescript } from "../support/app.js";
import { applications, crutches } from "../support/applications.js";
import { mockOfFile } from "../support/mock.js";

const mock = await mockOfFile();
const app = testApp(...typescript);

test("no application needs a cast, any, or a flag that allows a danger", () => {
  for (const [file, code] of Object.entries(applications)) expect(code, file).not.toMatch(crutches);
});

test("every application compiles in strict mode", async () => {
  for (const [file, code] of Object.entries(applications)) await app.write(file, code);
  await app.compile(Object.keys(applications), strictest);
});

test.each([
  ["export.ts", /^exported true\n$/],
  ["form.ts", /^number \d+\n$/],
  ["worker.ts", /^200 \{"subject":/],
  ["tools.ts", /^\{"draft": Wrong: GET \/tickets\/\{ticket_id\}: params\.path\.ticket_id/],
])("%s runs", async (file, printed) => {
  const environment = `
    process.env["DESK_URL"] = ${JSON.stringify(mock.baseUrl)};
    process.env["DESK_KEY"] = "the-secret-key";
  `;
  await app.write("environment.mjs", environment);
  expect(await app.runModule(`import "./environment.mjs";${applications[file]}`)).toMatch(printed);
  mock.assertContract();
});
