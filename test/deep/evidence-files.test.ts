import { open } from "node:fs/promises";
import { expect, test } from "vitest";
import { readFiles } from "../../src/cli/evidence/read-files.js";
import { knowledge, line } from "../support/evidence.js";
import { testFolder } from "../support/folder.js";

const folder = testFolder();

test("a file of a million operations that do not exist says nothing", async () => {
  const file = folder.path("operations.jsonl");
  const handle = await open(file, "w");
  for (let group = 0; group < 100; group += 1) {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      line({}, { operation: `GET /x${group}-${index}` }),
    );
    await handle.write(`${lines.join("\n")}\n`);
  }
  await handle.close();
  const observations = await readFiles([file], knowledge);
  expect(observations.all()).toEqual([]);
  expect(observations.skipped.others).toBe(1_000_000);
});
