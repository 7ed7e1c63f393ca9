// Imports 5,000 tickets as the guides teach, into a service that has a limit and loses some responses. The report lists the tickets
// that are done, those that are refused and why, and those whose outcome is unknown and where to look.
import { readFile, symlink, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { sampleApp } from "../support/samples.js";
import { json, serve } from "../support/server.js";

const count = 5_000;

/** Follows docs/other-tools.md (Ajv), docs/errors.md (outcomes) and docs/calls.md (a pace). */
const app = (baseUrl: string) => `
  import { readFile, writeFile } from "node:fs/promises";
  import { setTimeout as wait } from "node:timers/promises";
  import { Ajv2020 } from "ajv/dist/2020.js";
  import { createClient, createPace, type RequestBody } from "support-desk-client";
  import document from "support-desk-client/openapi.json" with { type: "json" };

  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { email: /^\\S+@\\S+$/, "date-time": true } });
  ajv.addSchema(document, "desk");
  const isNewTicket = ajv.compile<RequestBody<"createTicket">>({
    $ref: "desk#/components/schemas/NewTicket",
    unevaluatedProperties: false,
  });
  const desk = createClient({ baseUrl: "${baseUrl}", apiKey: "your-key", pace: createPace() });

  const done: { line: number; number: number }[] = [];
  const refused: { line: number; reason: string }[] = [];
  const unknown: { line: number; reason: string; look: string }[] = [];

  async function send(line: number, body: RequestBody<"createTicket">): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const { data, error } = await desk.POST("/tickets", { body });
      if (!error) {
        done.push({ line, number: data.ticket.number });
        return;
      }
      // This app decides to send a write again after a 429. The specification does not say whether a 429 has an effect.
      const isLimit = error.kind === "api" && error.status === 429;
      if ((isLimit || error.outcome === "not-sent") && attempt < 5) {
        await wait(100 * attempt);
        continue;
      }
      const reason = error.message;
      if (error.outcome === "unknown") unknown.push({ line, reason, look: \`tickets with the tag \${body.tags?.[0]}\` });
      else refused.push({ line, reason });
      return;
    }
  }

  const lines = (await readFile("tickets.jsonl", "utf8")).split("\\n").entries();
  async function work(): Promise<void> {
    for (const [line, text] of lines) {
      const row: unknown = JSON.parse(text);
      if (isNewTicket(row)) await send(line, row);
      else refused.push({ line, reason: ajv.errorsText(isNewTicket.errors, { dataVar: "row" }) });
    }
  }
  await Promise.all(Array.from({ length: 16 }, work));
  await writeFile("report.json", JSON.stringify({ done, refused, unknown }));
  console.log(\`\${done.length} done, \${refused.length} refused, \${unknown.length} unknown\`);
`;

/** Makes the row of a line: one in fifty breaks the schema, and the service refuses one in forty. */
function rowOf(line: number) {
  const body = { email: `user-${line}@mail.example`, subject: "Tent", description: "The poles are missing." };
  const tags = [`import-${line}`];
  if (line % 50 === 7) return { ...body, tags, priority: "asap" };
  return line % 40 === 11 ? { ...body, tags, status: "no-such-status" } : { ...body, tags };
}

type Report = Record<
  "done" | "refused" | "unknown",
  { line: number; number: number; reason: string; look: string }[]
>;

test("an import of 5,000 tickets ends with three lists, and imports no ticket twice", async () => {
  const created = new Map<number, number>();
  let allowed = 40;
  await using service = await serve(({ body }, response, index) => {
    const { tags, status } = JSON.parse(body) as { tags: string[]; status?: string };
    const line = Number(tags[0]?.split("-")[1]);
    const create = () => created.set(line, (created.get(line) ?? 0) + 1);
    if (allowed < 1) return json(response, 429, {}, { "retry-after": "1" });
    allowed -= 1;
    if (status !== undefined) return json(response, 422, { error: "This workspace has no such status." });
    // 15 % of the other responses have a fault; two thirds of these requests create a ticket.
    const fault = (index * 7_919) % 100;
    if (fault < 5) return response.destroy();
    if (fault < 15) create();
    if (fault < 10) return response.destroy();
    if (fault < 15) return json(response, 503, {});
    create();
    json(response, 201, {
      ticket: { id: crypto.randomUUID(), number: line, url: "https://acme.desk.example/1" },
    });
  });
  // The limit is 400 requests a second.
  const refill = setInterval(() => {
    allowed = Math.min(40, allowed + 40);
  }, 100);
  await using importer = await sampleApp();
  await symlink(resolve("node_modules/ajv"), importer.path("node_modules/ajv"));
  const rows = Array.from({ length: count }, (_, line) => rowOf(line));
  await writeFile(importer.path("tickets.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
  const code = app(service.baseUrl);
  expect(await importer.compile([code])).toBe("");
  const [result] = await importer.run([code]);
  clearInterval(refill);
  expect(result).toEqual({
    failure: "",
    output: expect.stringMatching(/^\d+ done, \d+ refused, \d+ unknown\n$/),
  });

  const report = JSON.parse(await readFile(importer.path("report.json"), "utf8")) as Report;
  const all = [...report.done, ...report.refused, ...report.unknown].map(({ line }) => line);
  expect(all.sort((a, b) => a - b)).toEqual([...rows.keys()]);
  expect(Math.max(...created.values())).toBe(1);
  for (const { line, number } of report.done) expect([number, created.get(line)]).toEqual([line, 1]);
  for (const { line, reason } of report.refused) {
    expect(created.has(line)).toBe(false);
    expect(reason).toMatch(/priority must be|no such status/);
  }
  // The report refuses only rows that the service cannot accept. Some tickets of unknown outcome exist, and some do not.
  expect(report.refused.length).toBe(rows.filter((row) => "priority" in row || "status" in row).length);
  expect(new Set(report.unknown.map(({ line }) => created.has(line)))).toEqual(new Set([true, false]));
  for (const { line, look } of report.unknown) expect(look).toBe(`tickets with the tag import-${line}`);
});
