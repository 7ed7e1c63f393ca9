// A thread that ends its process when the work of the main thread uses too much of the processor. The time on the clock
// would end work that waits for a busy machine.
import { parentPort } from "node:worker_threads";

/** For each part of the work, in microseconds. */
const limit = 2_000_000;

let begun = process.cpuUsage();
parentPort?.on("message", () => {
  begun = process.cpuUsage();
});
setInterval(() => {
  const { user, system } = process.cpuUsage(begun);
  if (user + system > limit) process.kill(process.pid, "SIGKILL");
}, 50);
