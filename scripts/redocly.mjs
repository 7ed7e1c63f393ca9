// @ts-check
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds package.json; every path a script uses starts here, wherever it is called from. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The two documents: the name in redocly.yaml, that of the generated files, the source, and the package's export. */
export const documents = [
  { api: "current", name: "openapi", source: "openapi/openapi.yaml", exported: "openapi.json" },
  { api: "v1", name: "v1", source: "openapi/v1.yaml", exported: "openapi-v1.json" },
];

/** A Redocly command that failed; its message is what Redocly printed. */
export class RedoclyError extends Error {
  /** @override */
  name = "RedoclyError";
}

const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");

/**
 * Runs the Redocly CLI in the project's folder.
 *
 * @param {string[]} args
 * @returns {Promise<string>} what it printed, without the banner about Node
 * @throws {RedoclyError} when it exits with another code than 0
 */
export function redocly(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      cwd: root,
      env: {
        ...process.env,
        NO_COLOR: "1",
        REDOCLY_TELEMETRY: "off",
        REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", reject);
    child.on("close", (code) => {
      const printed = output.replace(/^\s*╔[^╝]*╝\s*/u, "").trim();
      if (code === 0) resolve(printed);
      else reject(new RedoclyError(printed || `redocly ${args[0]} ended with ${code}.`));
    });
  });
}

/** Lints both documents with redocly.yaml; rejects with the located messages. */
export function lint() {
  return redocly(["lint", "--lint-config", "error", "--max-problems", "50"]);
}
