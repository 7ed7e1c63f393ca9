// The entry of npm start. It imports nothing of the others before it knows that they can run on this Node.
import { requireNode } from "../src/tools/root.js";

requireNode("npm start", "run `npm ci && npm start`");
await import("./loop.js");
