import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { type Evidence, type Observer, observe } from "../../src/observe/index.js";
import { createV1Client } from "../../src/v1.js";
import { documentedCalls } from "../support/documented-calls.js";
import { forms } from "../support/server.js";

const salt = "a secret of the team";

function deskWith(observer: Observer) {
  const desk = createClient({
    workspace: "acme",
    serviceHost: "desk.example",
    apiKey: "key",
    fetch: async () => Response.json(forms),
  });
  desk.use(observer);
  return desk;
}

describe("flush", () => {
  test("writes each line once, and counts from zero then", async () => {
    const lines: string[] = [];
    const observer = observe({ write: (line) => lines.push(line) });
    const desk = deskWith(observer);
    await desk.GET("/forms");
    await desk.GET("/forms");
    await observer.flush();
    await observer.flush();
    await desk.GET("/forms");
    await observer.flush();
    const read = lines.map((line) => JSON.parse(line) as Evidence);
    expect(read.map(({ number }) => number)).toEqual([1, 2]);
    expect(new Set(read.map(({ run }) => run)).size).toBe(1);
    // The day was counted before.
    expect(read.map(({ answers }) => answers["200"]?.seen.days)).toEqual([1, undefined]);
    expect(await observer.evidence()).toEqual([]);
  });

  test("runs when the observer is disposed of", async () => {
    const lines: string[] = [];
    {
      await using observer = observe({ write: (line) => lines.push(line) });
      await deskWith(observer).GET("/forms");
    }
    expect(lines).toHaveLength(1);
  });

  test("loses nothing when write throws, and breaks no call", async () => {
    const lines: string[] = [];
    let isFull = true;
    const observer = observe({
      async write(line) {
        if (isFull) throw new Error("The disk is full.");
        lines.push(line);
      },
    });
    const desk = deskWith(observer);
    await desk.GET("/forms");
    await expect(observer.flush()).rejects.toThrow("The disk is full.");
    expect((await desk.GET("/forms")).error).toBeUndefined();
    expect(await observer.evidence()).toHaveLength(2);
    isFull = false;
    await observer.flush();
    expect(lines.map((line) => (JSON.parse(line) as Evidence).number)).toEqual([1, 2]);
  });

  test("keeps one batch of lines, however often write throws", async () => {
    const observer = observe({
      write() {
        throw new Error("The disk is full.");
      },
    });
    const desk = deskWith(observer);
    for (let round = 0; round < 5; round += 1) {
      await desk.GET("/forms");
      await expect(observer.flush()).rejects.toThrow("The disk is full.");
    }
    expect(await observer.evidence()).toHaveLength(2);
  });

  test("writes no line twice when it is called twice at once", async () => {
    const lines: string[] = [];
    const observer = observe({
      write: (line) => new Promise<void>((done) => setTimeout(() => done(void lines.push(line)), 1)),
    });
    await deskWith(observer).GET("/forms");
    await Promise.all([observer.flush(), observer.flush()]);
    expect(lines).toHaveLength(1);
  });

  test("keeps the evidence where there is nothing to write to", async () => {
    const observer = observe();
    await deskWith(observer).GET("/forms");
    await observer.flush();
    expect(await observer.evidence()).toHaveLength(1);
  });
});

test("a line of every operation is valid by the published schema", async () => {
  const schema = JSON.parse(await readFile("src/observe/evidence.schema.json", "utf8"));
  const validate = new Ajv2020({ allErrors: true, formats: {} }).compile(schema);
  const observer = observe({ salt });
  let status = 200;
  const options = { apiKey: "key", maxRetries: 0 };
  const fetch = async () =>
    status === 204
      ? new Response(null, { status })
      : Response.json({ error: "x", pagination: { total_pages: 1 }, members: [] }, { status });
  const address = { workspace: "acme", serviceHost: "desk.example" };
  const desk = createClient({ ...options, ...address, fetch });
  const v1 = createV1Client({ ...options, ...address, fetch });
  desk.use(observer);
  v1.use(observer);
  for (status of [200, 201, 204, 401, 429, 500]) {
    for (const { send } of documentedCalls) await send(desk, v1);
  }
  const lines = await observer.evidence();
  expect(lines).toHaveLength(documentedCalls.length);
  for (const line of lines) expect(validate(line) || validate.errors).toBe(true);
});
