// The oldest and the newest compiler. An app's own library exports results of this package, and the compiler declares their types by the
// names that the entries export, and not by those of the packages that this one depends on, which a strict installer hides.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import * as gaps from "../../src/desk/gaps.js";
import * as client from "../../src/desk/index.js";
import * as testing from "../../src/desk/testing.js";
import * as validate from "../../src/desk/validate.js";
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
  export const priority: object = document.components.schemas.TicketPriority;
  // @ts-expect-error -- a text, and not any
  export const version: number = document.info.version;
`;
const required = `
  import document = require("support-desk-client/openapi.json");
  export const title: string = document.info.title;
  // @ts-expect-error -- a text, and not any
  export const version: number = document.info.version;
`;
const library = `
  import {
    asFetchClient, byOperationId, createClient, createPace, encodeRecipients, explain, isCallError, logCalls, paginate,
    type CallOptions, type ClientOptions, type Middleware, unwrap,
  } from "support-desk-client";
  import { findGap } from "support-desk-client/gaps";
  import { formatCoverage, startMock } from "support-desk-client/testing";
  import { checkBody, validateResponses } from "support-desk-client/validate";

  const options = { workspace: "acme", serviceHost: "desk.example", apiKey: "key" };
  export const desk = createClient(options);
  export const calls = byOperationId(desk);
  export const fetchClient = asFetchClient(desk);
  export const { use } = fetchClient;
  export const { GET, POST, PATCH } = desk;
  export const { createTicket } = calls;
  export const readForms = () => desk.GET("/forms");
  export const forms = unwrap(desk.GET("/forms"));
  export const members = paginate(desk, "/team-members");
  export const pages = paginate(desk, "/reports/agents").pages();
  export const pace = createPace();
  export const sentences = (error: unknown) => explain(error);
  export const recipients = encodeRecipients([]);
  export const log = logCalls();
  export const isFailure = (error: unknown) => isCallError(error) && error;
  export const headersOf = (given: ClientOptions, { headers }: CallOptions) => [given.headers, headers];
  export const middleware = { onRequest: ({ request }) => void request } satisfies Middleware;
  export const { onResponse } = middleware as Required<Middleware>;
  export const gap = findGap("limits.rate");
  export const validator = validateResponses({ onMismatch: () => {} });
  export const validate = validator.onResponse;
  export const mistakes = checkBody("createTicket", {});
  export const mock = startMock();
  export const coverage = mock.then((mock) => mock.coverage());
  export const screen = coverage.then((one) => formatCoverage(one));
  export const state = startMock({ stateful: true }).then(({ state }) => state);
`;

test("the library uses the result of every function that the package exports", () => {
  const exported = [client, gaps, testing, validate].flatMap((entry) => Object.entries(entry));
  const functions = exported.filter(([name, one]) => typeof one === "function" && /^[a-z]/.test(name));
  expect(functions.length).toBeGreaterThan(10);
  for (const [name] of functions) expect(library).toContain(`${name}(`);
});

const withDom = { lib: ["ES2022", "DOM", "DOM.Iterable"], types: [] };
const withNode = { lib: ["ES2022"], types: ["node"] };

describe.each(["5.4.5", "7.0.2"])("TypeScript %s", (version) => {
  const app = testApp(`typescript@${version}`, "@types/node@20");
  beforeAll(async () => {
    await app.write("app.ts", smallApp);
    await app.write("wrong.ts", wrong);
    await app.write("library.ts", library);
    await app.write("published.ts", published);
    await app.write("required.cts", required);
  });

  describe.each([
    { module: "NodeNext", moduleResolution: "NodeNext" },
    { module: "ESNext", moduleResolution: "Bundler" },
  ])("module resolution $moduleResolution", (modules) => {
    test("compiles an app without skipLibCheck", () => app.compile(["app.ts"], { ...withDom, ...modules }));

    test("declares a library with Node's types by the names of the entries", async () => {
      const declarations = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: "types" };
      await app.compile(["library.ts"], { ...withNode, ...modules, ...declarations });
      const declared = await readFile(join(app.folder, "types/library.d.ts"), "utf8");
      const names = [...declared.matchAll(/(?:from|import\() ?"([^"]+)"/g)].map(([, name]) => name);
      expect(names).toContain("support-desk-client");
      expect(names.filter((name) => !/^support-desk-client(\/\w+)?$/.test(`${name}`))).toEqual([]);
      expect(declared).not.toMatch(/\bany\b/);
    });

    test("finds the types of the document", () => app.compile(["published.ts"], { ...withNode, ...modules }));
  });

  test("finds the types of the document for require", () =>
    app.compile(["required.cts"], { ...withNode, module: "NodeNext" }));

  test("refuses uses that the document does not have", () => app.compile(["wrong.ts"], withDom));
});
