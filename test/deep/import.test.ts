// Imports tickets by docs/import.mjs into a service that has a limit and loses some responses, and kills the program twice.
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { testFolder } from "../support/folder.js";
import { countArrivals, linesIn, startImport } from "../support/import-program.js";
import { importService } from "../support/import-service.js";

const count = 400;
const folder = testFolder();

/** Waits until the journal has a number of lines, and kills the program. */
async function killAt(lines: number, file: string, { program, ended }: ReturnType<typeof startImport>) {
  for (;;) {
    const journal = await readFile(`${file}.journal`, "utf8").catch(() => "");
    if (journal.split("\n").length > lines) break;
    await new Promise((done) => setTimeout(done, 10));
  }
  program.kill("SIGKILL");
  expect((await ended).code).toBe(null);
}

test("an import that is killed twice has every row once, or in a list for a person", async () => {
  await using service = await importService(150);
  const rows = Array.from({ length: count }, (_, index) => ({
    email: `user-${index}@mail.example`,
    subject: "Tent",
    description: `Row ${index + 1}.`,
  }));
  const file = await folder.write("rows.jsonl", rows.map((row) => JSON.stringify(row)).join("\n"));
  const start = () => startImport(file, "--base-url", service.baseUrl);
  await killAt(count * 0.6, file, start());
  await killAt(count * 1.4, file, start());
  const { code, output } = await start().ended;

  const arrived = countArrivals(count, service.tickets);
  const listed = new Set(linesIn(output));
  const duplicated = arrived.filter((times) => times > 1).length;
  const falseClaims = arrived.filter((times, index) => times === 0 && !listed.has(index + 1)).length;
  expect({ code, duplicated, falseClaims }).toEqual({ code: 5, duplicated: 0, falseClaims: 0 });
  // 15 % of the responses are lost, and the kills interrupt at most 64 writes each.
  expect(listed.size).toBeLessThan(count * 0.2 + 2 * 64);
});
