#!/usr/bin/env node
// The entry of the command. It imports nothing of the others before it knows that they can run on this Node.
import { requireNode } from "./node-version.js";

requireNode("support-desk-client", "run the command again");
const { run } = await import("./run.js");
process.exitCode = await run(process.argv.slice(2));
