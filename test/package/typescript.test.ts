import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type App, installApp, smallApp } from "../support/app.js";

const library = `
  import { createClient } from "support-desk-client";
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
  export const read = desk.GET;
  export const { POST } = desk;
  export const readForms = () => desk.GET("/forms");
`;
const withDom = { lib: ["ES2022", "DOM", "DOM.Iterable"], types: [] };
const withNode = { lib: ["ES2022"], types: ["node"] };

describe.each(["5.9.3", "6.0.3", "7.0.2"])("TypeScript %s", (version) => {
  let app: App;
  beforeAll(async () => {
    app = await installApp(`typescript@${version}`, "@types/node@20");
    await app.write("app.ts", smallApp);
    await app.write("library.ts", library);
  });
  afterAll(() => app?.remove());

  async function compile(file: string, options: object) {
    const compilerOptions = {
      strict: true,
      target: "ES2022",
      module: "NodeNext",
      skipLibCheck: false,
      ...options,
    };
    await app.write("tsconfig.json", JSON.stringify({ compilerOptions, files: [file] }));
    await app.run("node_modules/.bin/tsc", "-p", ".");
  }

  describe.each([
    { module: "NodeNext", moduleResolution: "NodeNext" },
    { module: "ESNext", moduleResolution: "Bundler" },
  ])("module resolution $moduleResolution", (modules) => {
    test.each([true, false])("compiles an app with skipLibCheck %s", (skipLibCheck) =>
      compile("app.ts", { noEmit: true, skipLibCheck, ...withDom, ...modules }),
    );

    test("compiles an app without the DOM's types, with those of Node", () =>
      compile("app.ts", { noEmit: true, ...withNode, ...modules }));
  });

  test("declares a library that exports parts of a client", () =>
    compile("library.ts", { declaration: true, emitDeclarationOnly: true, ...withDom }));

  test("emits an app that runs in Node", async () => {
    await compile("app.ts", withDom);
    const called = "https://acme.desk.example/api/external/v2/tickets/42 not-shown\n";
    expect(await app.run(process.execPath, "app.js")).toBe(called);
  });
});
