import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Evidence, observe } from "../../src/desk/observe.js";
import { addCounts, type Counts, createCounts } from "../../src/observe/evidence.js";
import { testDesk } from "../support/test-desk.js";

/** Creates an observer of a client, whose lines go to a disk that can be slow. */
function flushing() {
  const lines: Evidence[] = [];
  const disk = { isReady: Promise.resolve() };
  const observer = observe({
    async write(line) {
      await disk.isReady;
      lines.push(JSON.parse(line));
    },
  });
  const { desk } = testDesk();
  desk.use(observer);
  return { observer, desk, disk, lines };
}

/** Counts the responses in evidence. */
function countIn(...all: readonly Evidence[]): number {
  const counts = createCounts();
  for (const { operations } of all) addCounts(counts, JSON.parse(JSON.stringify(operations)) as Counts);
  const { answers } = JSON.parse(JSON.stringify(counts))["GET /forms"]?.["200"] ?? {};
  return answers?.count ?? 0;
}

test("a flush writes the counts since the last line, and evidence has all of them", async () => {
  const { observer, desk, lines } = flushing();
  await desk.GET("/forms");
  await desk.GET("/forms");
  await observer.flush();
  await observer.flush();
  await desk.GET("/forms");
  await observer.flush();
  expect(lines.map((line) => countIn(line))).toEqual([2, 1]);
  expect(countIn(observer.evidence())).toBe(3);
});

test("disposal flushes an observer", async () => {
  const { observer, desk, lines } = flushing();
  {
    await using _ = observer;
    await desk.GET("/forms");
  }
  expect(lines).toHaveLength(1);
});

test("after a write that throws, the same line is written again, so that a reader can count it once", async () => {
  const taken: Evidence[] = [];
  const observer = observe({
    write(line) {
      taken.push(JSON.parse(line));
      if (taken.length === 1) throw new Error("The connection broke.");
    },
  });
  const { desk } = testDesk();
  desk.use(observer);
  await desk.GET("/forms");
  await expect(observer.flush()).rejects.toThrow("The connection broke.");
  expect(countIn(observer.evidence())).toBe(1);
  await desk.GET("/forms");
  await observer.flush();
  expect(taken[1]).toEqual(taken[0]);
  expect(taken.slice(1).map((line) => countIn(line))).toEqual([1, 1]);
  expect(countIn(observer.evidence())).toBe(2);
});

test("during a flush, evidence has the counts that are being written once", async () => {
  const { observer, desk, disk, lines } = flushing();
  await desk.GET("/forms");
  let goOn = () => {};
  disk.isReady = new Promise((done) => {
    goOn = done;
  });
  const first = observer.flush();
  expect(countIn(observer.evidence())).toBe(1);
  await setImmediate();
  await desk.GET("/forms");
  const second = observer.flush();
  expect(countIn(observer.evidence())).toBe(2);
  goOn();
  await Promise.all([first, second]);
  expect(lines.map((line) => countIn(line))).toEqual([1, 1]);
  expect(countIn(observer.evidence())).toBe(2);
});

test("a flush without `write` keeps the evidence", async () => {
  const observer = observe();
  const { desk } = testDesk();
  desk.use(observer);
  await desk.GET("/forms");
  await observer.flush();
  expect(countIn(observer.evidence())).toBe(1);
});
