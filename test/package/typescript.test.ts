import { beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../support/app.js";

/** An app with one call, whose fetch is its own, and one gap. */
const smallApp = `
  import { type Ticket, createClient, unwrap } from "support-desk-client";
  import { findGap } from "support-desk-client/gaps";
  const fetch = async (url: string) => Response.json({ ticket: { subject: url } });
  const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key", fetch });
  const { ticket }: { ticket: Ticket } = await unwrap(
    desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } }),
  );
  console.log(ticket.subject, findGap("limits.rate").kind);
`;

const wrong = `
  import { createClient, type paths } from "support-desk-client";
  const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "key" };
  const body = { email: "a@mail.example", subject: "S", description: "D" };
  // The package has the types of its own document. The compiler derives those of an app's own operations.
  interface Mine { "/tickets": { delete: { parameters: { query: { older_than: string } }; responses: { 204: object } } } }
  {
    const desk = createClient(options);
    desk.POST("/tickets", { body });
    // @ts-expect-error -- a misspelt field
    desk.POST("/tickets", { body: { ...body, prioritty: "high" } });
    // @ts-expect-error -- an unknown query parameter
    desk.GET("/team-members", { params: { query: { page_number: 1, page_size: 2 } } });
    // @ts-expect-error -- a custom range without dates
    desk.GET("/reports/agents", { params: { query: { range_type: "custom" } } });
  }
  const mine = createClient<paths & Mine>(options);
  mine.POST("/tickets", { body });
  mine.DELETE("/tickets", { params: { query: { older_than: "2020-01-01" } } });
  // @ts-expect-error -- a misspelt field
  mine.POST("/tickets", { body: { ...body, prioritty: "high" } });
  // @ts-expect-error -- an unknown query parameter
  mine.DELETE("/tickets", { params: { query: { older: "2020-01-01" } } });
  // @ts-expect-error -- a method that neither has
  mine.PATCH("/tickets", { body });
`;
const published = `
  import document from "support-desk-client/openapi.json" with { type: "json" };
  export const priorities: readonly ("low" | "medium" | "high" | "urgent")[] = document.components.schemas.TicketPriority.enum;
  // @ts-expect-error -- a text, and not any
  export const version: number = document.info.version;
`;
const required = `
  import document = require("support-desk-client/openapi.json");
  export const title: string = document.info.title;
  // @ts-expect-error -- a text, and not any
  export const version: number = document.info.version;
`;
const withDom = { lib: ["ES2022", "DOM", "DOM.Iterable"], types: [] };
const withNode = { lib: ["ES2022"], types: ["node"] };

describe.each(["5.4.5", "7.0.2"])("TypeScript %s", (version) => {
  const app = testApp(`typescript@${version}`, "@types/node@20");
  beforeAll(async () => {
    await app.write("app.ts", smallApp);
    await app.write("wrong.ts", wrong);
    await app.write("published.ts", published);
    await app.write("required.cts", required);
  });
  const compile = (file: string, options: object) => app.compile([file], { skipLibCheck: false, ...options });

  describe.each([
    { module: "NodeNext", moduleResolution: "NodeNext" },
    { module: "ESNext", moduleResolution: "Bundler" },
  ])("module resolution $moduleResolution", (modules) => {
    test.each([true, false])("compiles an app with skipLibCheck %s", (skipLibCheck) =>
      compile("app.ts", { skipLibCheck, ...withDom, ...modules }),
    );

    test("compiles an app with Node's types instead of the DOM's", () =>
      compile("app.ts", { ...withNode, ...modules }));
  });

  test.each(["NodeNext", "Bundler"])("the document has types for module resolution %s", (moduleResolution) =>
    compile("published.ts", {
      ...withNode,
      module: moduleResolution === "Bundler" ? "ESNext" : "NodeNext",
      moduleResolution,
    }),
  );

  test("the document has types for require", () =>
    app.compile(["required.cts"], { ...withNode, module: "NodeNext" }));

  test("refuses uses that the document does not have", () => compile("wrong.ts", withDom));

  test("emits an app that runs in Node", async () => {
    await compile("app.ts", { noEmit: false, ...withDom });
    const called = "https://acme.desk.example/api/external/v2/tickets/42 not-shown\n";
    expect(await app.run(process.execPath, "app.js")).toBe(called);
  });
});
