import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Evidence, observe } from "../../src/observe/index.js";
import { testDesk } from "../support/test-desk.js";

/** An observer of a client, and the lines that it wrote to a disk. */
function flushing() {
  const lines: Evidence[] = [];
  const disk = { isFull: false, isReady: Promise.resolve() };
  const observer = observe({
    async write(line) {
      await disk.isReady;
      if (disk.isFull) throw new Error("The disk is full.");
      lines.push(JSON.parse(line));
    },
  });
  const { desk } = testDesk();
  desk.use(observer);
  return { observer, desk, disk, lines };
}

test("a flush writes each line once, and counts from zero then", async () => {
  const { observer, desk, lines } = flushing();
  await desk.GET("/forms");
  await desk.GET("/forms");
  await observer.flush();
  await observer.flush();
  await desk.GET("/forms");
  await observer.flush();
  expect(lines.map(({ number }) => number)).toEqual([1, 2]);
  expect(new Set(lines.map(({ run }) => run)).size).toBe(1);
  // The day was counted before.
  expect(lines.map(({ answers }) => answers["200"]?.seen.days)).toEqual([1, undefined]);
  expect(await observer.evidence()).toEqual([]);
});

test("an observer is flushed when it is disposed of", async () => {
  const { observer, desk, lines } = flushing();
  {
    await using _ = observer;
    await desk.GET("/forms");
  }
  expect(lines).toHaveLength(1);
});

test("a write that throws loses nothing, leaves one batch of lines, and breaks no call", async () => {
  const { observer, desk, disk, lines } = flushing();
  disk.isFull = true;
  for (let round = 0; round < 5; round += 1) {
    expect((await desk.GET("/forms")).error).toBeUndefined();
    await expect(observer.flush()).rejects.toThrow("The disk is full.");
  }
  expect(await observer.evidence()).toHaveLength(2);
  disk.isFull = false;
  await observer.flush();
  expect(lines.map(({ number }) => number)).toEqual([1, 2]);
});

test("no line is written twice where a flush begins before another ends", async () => {
  const { observer, desk, disk, lines } = flushing();
  await desk.GET("/forms");
  let goOn = () => {};
  disk.isReady = new Promise((done) => {
    goOn = done;
  });
  const first = observer.flush();
  await setImmediate();
  const second = observer.flush();
  goOn();
  await Promise.all([first, second]);
  expect(lines).toHaveLength(1);
});

test("a flush keeps the evidence where there is nothing to write to", async () => {
  const observer = observe();
  const { desk } = testDesk();
  desk.use(observer);
  await desk.GET("/forms");
  await observer.flush();
  expect(await observer.evidence()).toHaveLength(1);
});
