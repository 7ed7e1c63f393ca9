#!/usr/bin/env node
// @ts-check
// What an app can run with npx: support-desk-client <command>.
import { pathToFileURL } from "node:url";
import { UsageError } from "./port.mjs";
import { CommandError } from "./run.mjs";

/** @typedef {{ about: string, usage: string, load: () => Promise<(args: string[]) => Promise<void>> }} Command */

/** @type {Record<string, Command>} */
const commands = {
  docs: {
    about: "serve the rendered documentation",
    usage: "support-desk-client docs [--port <0-65535, 4011>]",
    load: async () => (await import("./browse.mjs")).browse,
  },
  mock: {
    about: "serve a mock of the service",
    usage: "support-desk-client mock [--port <0-65535, 4010>]",
    load: async () => (await import("./mock.mjs")).mock,
  },
  generate: {
    about: "make the types of a document that an overlay patched",
    usage: "support-desk-client generate --overlay <file> --out <folder>",
    load: async () => (await import("./patch.mjs")).patch,
  },
};

const help = [
  "Usage: support-desk-client <command> [--help]\n",
  ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`),
].join("\n");

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function run([name, ...args]) {
  if (name === undefined || name === "--help" || name === "-h") {
    console.log(help);
    return name === undefined ? 2 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const near = Object.keys(commands).find((one) => one.startsWith(name.slice(0, 2)));
    console.error(`There is no command ${name}.${near ? ` Did you mean ${near}?` : ""}\n\n${help}`);
    return 2;
  }
  if (args.includes("--help") || args.includes("-h")) {
    console.log(`Usage: ${command.usage}`);
    return 0;
  }
  try {
    const act = await command.load();
    await act(args);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\nUsage: ${command.usage}`);
      return 2;
    }
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    return 1;
  }
}

// Run, and not imported. npm links the file, so the paths are compared after the link is followed.
const { realpathSync } = await import("node:fs");
if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  process.exitCode = await run(process.argv.slice(2));
}
