import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import ts from "typescript";
import { afterAll, expect, test } from "vitest";
import { readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";
import { json, serve } from "../support/server.js";

const size = 30;
const count = 50_000;
const [recipe] = (await readSamples()).filter(({ code }) => code.includes("comments.jsonl"));

const app = await sampleApp();
afterAll(() => app[Symbol.asyncDispose]());

test("a sync that is killed four times has each comment that stays once, while others come and go", async () => {
  const ids = Array.from({ length: count }, (_, index) => `stays-${index}`);
  const stays = [...ids];
  for (let index = 0; index < count; index += 100) ids.splice(index, 0, `goes-${index}`);
  let added = 0;
  const changes = [
    () => ids.unshift(`comes-${added++}`),
    () =>
      ids.splice(
        ids.findIndex((id) => id.startsWith("goes")),
        1,
      ),
    () => ids.push(`comes-${added++}`),
  ];
  // A removal in each reading would never let the list end.
  const every = Math.ceil(ids.length / size / 2);
  let kill = () => {};
  let killAt = Number.POSITIVE_INFINITY;
  await using server = await serve(({ url }, response, asked) => {
    if (asked % every === every - 1) changes[Math.floor(asked / every) % changes.length]?.();
    if (asked === killAt) return kill();
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
  const { ESNext: module } = ts.ModuleKind;
  await writeFile(
    sync,
    ts.transpile(pointAt(String(recipe?.code), server), { module, target: ts.ScriptTarget.ES2022 }),
  );
  const run = async () => {
    const child = spawn(process.execPath, [sync], {
      cwd: app.path("."),
      stdio: ["ignore", "ignore", "inherit"],
    });
    kill = () => child.kill("SIGKILL");
    const [code, signal] = await once(child, "exit");
    return signal ?? code;
  };
  for (const part of [0.2, 0.9, 0.5, 0.7]) {
    killAt = server.requests.length + Math.ceil((part * ids.length) / size);
    expect(await run()).toBe("SIGKILL");
    // As if the process was killed while it wrote a line.
    const written = await readFile(app.path("comments.jsonl"));
    await writeFile(app.path("comments.jsonl"), written.subarray(0, -30));
  }
  killAt = Number.POSITIVE_INFINITY;
  expect(await run()).toBe(0);
  const lines = (await readFile(app.path("comments.jsonl"), "utf8")).trim().split("\n");
  const synced = lines.map((line) => (JSON.parse(line) as { id: string }).id);
  expect(new Set(synced).size).toBe(synced.length);
  const found = new Set(synced);
  expect(stays.filter((id) => !found.has(id))).toEqual([]);
});
