// Measures the client, and prints what README.md here keeps. Ratios are taken within one run; each bench has a process
// of its own, so that none finds what another left behind.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { calls } from "./calls.js";
import { editToPage } from "./edit.js";
import { lightFetch } from "./light-fetch.js";
import { listMemory } from "./list-memory.js";
import { observerMemory, observerWalk, observerWire } from "./observe.js";
import { paging } from "./paging.js";
import { pauses } from "./pause.js";
import { sizes } from "./size.js";
import { types } from "./types.js";
import { validation, validatorSize } from "./validation.js";
import { memory, startUp, wire } from "./wire.js";

const ours = "support-desk-client";
/** Each bench returns titled tables: a value for each of those that are compared. */
const benches: Record<string, () => Promise<Record<string, Record<string, number>>>> = {
  calls,
  wire: async () => ({ "Time of a GET over loopback, of raw fetch": await wire() }),
  light: async () => ({ "Processor time of 16 GETs at once, of the platform's fetch": await lightFetch() }),
  paging: async () => ({
    "Speed of reading 200 pages of 20 ms, of a loop by hand over raw fetch": await paging(),
  }),
  memory: async () => ({
    "Memory that a gzip bomb needs, of the limit for a body": { [ours]: await memory() },
  }),
  list: async () => ({
    "Memory in MiB beside a list of a million items with UUIDs": { [ours]: await listMemory() },
  }),
  validation: async () => ({ "Growth of the time of validateResponses": await validation() }),
  observer: async () => ({
    "Time of an observer, of the walk over a small body": await observerWalk(),
    "Time of a GET over loopback, of one that nobody observes": await observerWire(),
    "Memory in MiB that an observer keeps": await observerMemory(),
  }),
  start: async () => ({
    "Processor time of an import in a fresh process, above an empty module, in ms": startUp(),
  }),
  pause: async () => ({ "Longest pause while 8 MiB of hostile JSON is read, in ms": await pauses() }),
  size: async () => ({
    "Size of a bundle in bytes (minified, brotli)": { ...(await sizes()), ...(await validatorSize()) },
  }),
  edit: async () => ({ "From an edit to the open page that shows it, in ms": await editToPage() }),
  types: async () => ({ "Type instantiations of a call of each operation": types() }),
};

const [name] = process.argv.slice(2);
const bench = benches[name ?? ""];
if (name === undefined) {
  for (const one of Object.keys(benches)) {
    const { status } = spawnSync(process.execPath, ["--import", "tsx", fileURLToPath(import.meta.url), one], {
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
} else if (bench === undefined) {
  console.error(
    `There is no bench ${name}. They are ${Object.keys(benches).join(", ")}; without a name, all of them run.`,
  );
  process.exitCode = 2;
} else {
  for (const [title, values] of Object.entries(await bench())) {
    console.log(`\n${title}`);
    for (const [who, value] of Object.entries(values)) {
      console.log(`  ${who.padEnd(36)} ${Number.isInteger(value) ? value : value.toFixed(2)}`);
    }
  }
}
