// The entry of npm start. It imports nothing of the project before it knows that this Node can.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  engines: { node: string };
};
const numbers = (version: string) => (version.match(/\d+/g) ?? []).map(Number);
const [major = 0, minor = 0] = numbers(process.versions.node);
const [leastMajor = 0, leastMinor = 0] = numbers(engines.node);
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(
    `npm start needs Node ${leastMajor}.${leastMinor} or later, and this is Node ${process.versions.node}. ` +
      "Install a newer one, for example from https://nodejs.org, and run `npm ci && npm start`.",
  );
  process.exit(1);
}
await import("./loop.js");
