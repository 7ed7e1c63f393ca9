import { writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { documents } from "../../src/desk/documents.js";
import { gaps } from "../../src/desk/gaps.js";
import { readBundled } from "../../src/document/reading.js";
import { entriesFor } from "../../src/tools/codegen/entries.js";
import { writeFiles } from "../../src/tools/codegen/files.js";
import { outputs } from "../../src/tools/codegen/outputs.js";
import { patchedBundle } from "../../src/tools/codegen/overlay.js";
import { compilerOptions } from "../support/compiler.js";
import { openExamples } from "../support/example-overlays.js";
import { testFolder } from "../support/folder.js";
import { head, wrongOverlays } from "../support/wrong-overlays.js";

const folder = testFolder();

const entries = ["testing", "tools", "validate"];
const types = {
  operations: "support-desk-client",
  checks: "support-desk-client/validate",
  tools: "support-desk-client/tools",
};

/** Writes the same files as the command, in this process. */
async function write(overlay: string): Promise<string> {
  const { patched } = await patchedBundle(documents, overlay);
  const out = folder.path(basename(overlay, ".yaml"));
  const files = await outputs([patched], "test", types);
  await writeFiles(out, new Map([...files, ...Object.entries(entriesFor(patched, documents))]));
  return out;
}

test("an Overlay 1.1 document can copy a part of the document", async () => {
  const lines = [
    "overlay: 1.1.0",
    "info: { title: A copy, version: 1.0.0 }",
    "actions:",
    "  - target: $.components.parameters",
    "    update: { FormsPage: {} }",
    "  - target: $.components.parameters.FormsPage",
    "    copy: $.components.parameters.PageNumber",
    "  - target: $.components.parameters.FormsPage['x-not-shown']",
    "    remove: true",
    "  - target: $.components.parameters.FormsPage",
    "    update: { description: The page of forms. }",
    "  - target: $.paths['/forms'].get",
    "    update: { parameters: [{ $ref: '#/components/parameters/FormsPage' }] }",
  ];
  const { patched } = await patchedBundle(documents, await folder.write("copy.yaml", lines.join("\n")));
  const { parameters = [] } =
    readBundled(patched.document).operations.find(({ id }) => id === "listForms") ?? {};
  const page = expect.objectContaining({ name: "page_number", in: "query" });
  expect(parameters.map(({ place }) => place.node)).toContainEqual(page);
});

/** For each example overlay, an app that uses its fact. */
const apps = {
  "page-size": `
    import { paginate, throwing } from "support-desk-client";
    import { byOperationId, type Client, checkBody, createClient, type Ticket, validateResponses } from "./index.js";
    import { startMock } from "./testing.js";
    const mock = await startMock({ stateful: true });
    mock.assumptions() satisfies readonly unknown[];
    const desk: Client = createClient({ baseUrl: mock.baseUrl, apiKey: "key" });
    desk.use(validateResponses({ onMismatch: ({ message }) => console.warn(message) }));
    const query = { page_number: 1, per_page: 10 };
    await desk.GET("/team-members", { params: { query } });
    for await (const { email } of paginate(desk, "/team-members", { params: { query } })) console.log(email);
    for await (const { name } of paginate(desk, "/reports/agents", { params: { query } })) console.log(name);
    await byOperationId(desk).listTeamMembers({ params: { query } });
    (await byOperationId(throwing(desk)).getTicket({ params: { path: { ticket_id: "1" } } })).ticket satisfies Ticket;
    checkBody("createTicket", {}) satisfies string[];
    // @ts-expect-error no operation with a body
    checkBody("listForms", {});
    // @ts-expect-error another name
    await desk.GET("/team-members", { params: { query: { page_number: 1, page_size: 10 } } });
    // @ts-expect-error an operation without pages
    await desk.GET("/forms", { params: { query } });
  `,
  "create-customer-status": `
    import { unwrap } from "support-desk-client";
    import { createClient } from "./index.js";
    const desk = createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: "key" });
    const { customer } = await unwrap(desk.POST("/customers", { body: { customer: {} } }));
    customer.id satisfies string;
  `,
};
const out: Record<string, string> = {};
beforeAll(async () => {
  for (const [name] of openExamples) {
    out[name] = await write(`openapi/overlays/${name}.yaml`);
    await writeFile(join(String(out[name]), "app.ts"), apps[name as keyof typeof apps]);
  }
});

test("an example overlay changes the types of an app by its fact only", () => {
  const files = Object.values(out).map((one) => join(one, "app.ts"));
  const program = ts.createProgram(files, {
    ...compilerOptions,
    paths: {
      "support-desk-client": [resolve("dist/desk/index.d.ts")],
      ...Object.fromEntries(
        entries.map((name) => [`support-desk-client/${name}`, [resolve(`dist/desk/${name}.d.ts`)]]),
      ),
      "support-desk-client/openapi-v1.json": [resolve("dist/desk/openapi-v1-json.d.cts")],
    },
  });
  const mistakes = ts.getPreEmitDiagnostics(program);
  expect(mistakes.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
});

test.each(openExamples)(
  "a document patched by %s has one note for each open gap, and no note for the closed one",
  async (name, closed) => {
    const { original, patched } = await patchedBundle(documents, `openapi/overlays/${name}.yaml`);
    const count = (document: object, id: string) =>
      JSON.stringify(document).split(`(\`${id}\`): `).length - 1;
    for (const { id } of gaps) {
      const before = count(original.document, id);
      expect(count(patched.document, id), id).toBe(id === closed ? 0 : before);
    }
  },
);

test("an overlay can extend the document of the older interface", async () => {
  const update = "{ target: $.info, update: { summary: Of our workspace. } }";
  const text = `${head}extends: openapi-v1.json\nactions:\n  - ${update}`;
  const { patched } = await patchedBundle(documents, await folder.write("v1.yaml", text));
  expect(patched.name).toBe("v1");
  expect(patched.document.info).toHaveProperty("summary", "Of our workspace.");
});

test.each(wrongOverlays)("an overlay %s is refused with its location", async (_, overlay, message) => {
  const file = await folder.write("overlay.yaml", overlay);
  await expect(patchedBundle(documents, file)).rejects.toThrow(message);
});

test("an overlay that does not exist is an error with its name", async () => {
  await expect(patchedBundle(documents, "none.yaml")).rejects.toThrow(
    "none.yaml cannot be read: there is no such file.",
  );
});
