// The entry of npm start. It checks the version of Node before it imports modules that need a newer one.
import { requireNode } from "../src/tools/root.js";

requireNode("npm start", "run `npm ci && npm start`");
await import("./loop.js");
