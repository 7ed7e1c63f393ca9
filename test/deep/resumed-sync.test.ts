import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import ts from "typescript";
import { expect, test } from "vitest";
import { readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";
import { json, serve } from "../support/server.js";

const size = 30;
const [recipe] = (await readSamples()).filter(({ code }) => code.includes("comments.jsonl"));

const app = await sampleApp();

test("a sync that is killed twice has each comment once, also one that comes meanwhile", async () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => `comment-${index}`);
  let kill = () => {};
  let left = 0;
  await using server = await serve(({ url }, response) => {
    left -= 1;
    if (left === 0) return kill();
    const page = Number(new URL(url, "http://localhost").searchParams.get("page_number"));
    json(response, 200, {
      comments: ids.slice((page - 1) * size, page * size).map((id) => ({ id, body: "ü".repeat(40) })),
      pagination: {
        total_records: ids.length,
        total_pages: Math.ceil(ids.length / size),
        current_page_number: page,
        page_size: size,
      },
    });
  });
  const sync = app.path("sync.mjs");
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  await writeFile(sync, ts.transpile(pointAt(String(recipe?.code), server), options));
  /** Runs the sync until a request that kills it, or to its end. Returns the signal or the exit code. */
  const run = async (requests = Number.POSITIVE_INFINITY) => {
    const child = spawn(process.execPath, [sync], { cwd: app.path("."), stdio: "inherit" });
    left = requests;
    kill = () => child.kill("SIGKILL");
    const [code, signal] = await once(child, "exit");
    return signal ?? code;
  };
  const file = app.path("comments.jsonl");
  for (const requests of [100, 300]) {
    expect(await run(requests)).toBe("SIGKILL");
    // As if the process was killed while it wrote a line.
    await writeFile(file, (await readFile(file)).subarray(0, -30));
    ids.unshift(`comes-${requests}`);
  }
  expect(await run()).toBe(0);
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  expect(lines.map((line) => String(JSON.parse(line).id)).sort()).toEqual([...ids].sort());
});
