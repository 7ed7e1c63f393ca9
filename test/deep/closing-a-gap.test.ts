// The section of the guide on closing a gap: in a clone, and in an app without one.
import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { type MockDocument, startMock } from "../../src/desk/testing.js";
import openapi from "../../src/generated/openapi.json" with { type: "json" };
import { copyProject } from "../support/project-copy.js";
import { readPages, readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";
import { runScript } from "../support/started.js";

const app = await sampleApp();
const [, section = ""] = String((await readPages())["docs/gaps.md"]).split("## Closing a gap");
const [, schema = ""] = /```yaml\n(.+?)```/s.exec(section) ?? [];
const [, types = ""] = /^npx openapi-typescript@\S+ (.+)$/m.exec(section) ?? [];
const sample = (await readSamples()).find(({ code }) => code.includes("paths & Mine"))?.code ?? "";

/** The document with the facts of the sample. */
function withFacts(): MockDocument {
  const document = structuredClone(openapi);
  const customer_id = { name: "customer_id", in: "path", required: true, schema: { type: "string" } };
  const per_page = { name: "per_page", in: "query", schema: { type: "integer" } };
  const remove = {
    operationId: "deleteCustomer",
    parameters: [customer_id],
    responses: { 204: { description: "Gone." } },
  };
  document.paths["/team-members"].get.parameters.push(per_page as never);
  return {
    ...document,
    paths: { ...document.paths, "/customers/{customer_id}": { delete: remove } },
  } as never;
}

test("an edit of a clone reaches the types, the checks, the register and the mock", async () => {
  await using project = await copyProject();
  /** The gaps that the report of the mock depends on. */
  const gapsOfReport = async () => {
    const document = JSON.parse(await project.read("src/generated/openapi.json")) as MockDocument;
    await using mock = await startMock({ documents: [document] });
    const url = `${mock.baseUrl}/reports/tickets?range_type=last_7_days`;
    const response = await mock.fetch(url, { headers: { "X-Api-Key": "key" } });
    return response.headers.get("sl-not-shown")?.split(", ") ?? [];
  };
  const id = "reports.tickets.unset-values";
  expect(await gapsOfReport()).toContain(id);
  await writeFile(project.path("openapi/components/schemas/TicketStatusVolume.yaml"), schema);
  const { code, output } = await runScript(project.path("scripts/generate.ts"));
  expect(code, output).toBe(0);
  expect(await gapsOfReport()).not.toContain(id);
  expect(await project.read("src/generated/gaps.ts")).not.toContain(`"${id}"`);
  expect(await project.read("src/generated/openapi.ts")).toMatch(
    /TicketStatusVolume = \{[^}]*? name: string;/,
  );
  expect(await project.read("src/generated/schemas.ts")).toContain(
    'TicketStatusVolume: {"type":"object","required":["name","value"],',
  );
  const tests = await project.run("npx", "vitest", "run", "--project", "unit", "test/openapi/document");
  expect(tests.code, tests.output).toBe(0);
});

test("an app calls an operation of its own, with types by hand", async () => {
  expect(await app.compile([sample])).toBe("");
  await using mock = await startMock({ documents: [withFacts()] });
  expect(await app.run([pointAt(sample, mock)])).toEqual([{ failure: "", output: "deleted\n" }]);
  expect(mock.requests.map(({ operationId, query, status }) => [operationId, query, status])).toEqual([
    ["listTeamMembers", { page_number: "1", per_page: "100" }, 200],
    ["deleteCustomer", {}, 204],
  ]);
  mock.assertContract();
});

test("an app calls an operation of its own, with types of a copy", async () => {
  await writeFile(app.path("desk.json"), JSON.stringify(withFacts()));
  const generator = resolve("node_modules/.bin/openapi-typescript");
  await promisify(execFile)(process.execPath, [generator, ...types.split(" ")], { cwd: app.path("") });
  const generated = sample.replace(
    /interface Mine .+?^}$/ms,
    'import type { paths as Mine } from "./mine.js";',
  );
  expect(generated).not.toBe(sample);
  const uses = `
    const ticket_id = 1042;
    const { data } = await desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id } } });
    data?.ticket.assignee?.name satisfies string | undefined;
    await desk.POST("/tickets", { body: { email: "a@mail.example", subject: "S", description: "D", status: "open" } });
    // @ts-expect-error a misspelt field
    await desk.POST("/tickets", { body: { email: "a@mail.example", subject: "S", description: "D", stauts: "open" } });
    // @ts-expect-error no such parameter
    await desk.GET("/team-members", { params: { query: { page_size: 100 } } });
  `;
  expect(await app.compile([generated + uses])).toBe("");
});
