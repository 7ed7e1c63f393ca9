import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, inject, vi } from "vitest";
import { prismVersions } from "../../src/mock/prism.js";
import "../package/setup.js";

interface Served {
  /** The first address that the command printed. */
  url: string;
  /** Ends the command, and resolves with how it ended. */
  stop(): Promise<unknown[]>;
}

/** A command of this project's own tools. */
export const tool = (name: string) => resolve("node_modules/.bin", name);

export const typescript = ["typescript@5.9.3", "@types/node@20"];
export const prism = Object.entries(prismVersions).map(([name, version]) => `${name}@${version}`);

/**
 * Apps install what was published by this day. A registry may serve a release of today before what that release needs.
 * Raise it when a newer version is pinned in a test.
 */
const publishedBy = "2026-11-18";

/** The checks of the strictest apps beside `strict`, with JSX. The declarations of some tools do not fit together. */
export const strictest = {
  ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  ...{ noPropertyAccessFromIndexSignature: true, skipLibCheck: true, jsx: "react-jsx" },
};

/** An app in a folder of its own, which installed the packed package and not the folder of this project. */
class App {
  folder = "";
  readonly #stops = new Set<Served["stop"]>();

  async makeFolder(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), "support-desk-app-"));
  }

  async create(...packages: string[]): Promise<void> {
    await this.makeFolder();
    await this.write("package.json", '{ "name": "app", "private": true, "type": "module" }');
    await this.install(inject("packed").tarball, ...packages);
  }

  async remove(): Promise<void> {
    for (const stop of this.#stops) await stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  async install(...packages: string[]): Promise<void> {
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--before", publishedBy];
    await this.run("npm", "install", ...flags, ...packages);
  }

  async write(file: string, content: string): Promise<string> {
    const path = join(this.folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    return path;
  }

  /** Runs a command in the app, and resolves with what it printed; rejects with that when the command fails. */
  run(command: string, ...args: string[]): Promise<string> {
    const options = { cwd: this.folder, maxBuffer: 64 * 1024 * 1024 };
    return new Promise((done, fail) => {
      execFile(command, args, options, (error, stdout, stderr) =>
        error ? fail(new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`)) : done(stdout),
      );
    });
  }

  /** Runs a module in TypeScript, with JSX or without, and resolves with what it printed. */
  async runModule(code: string): Promise<string> {
    const { ESNext: module } = ts.ModuleKind;
    const options = { module, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
    await this.write("module.mjs", ts.transpile(code, options, "module.tsx"));
    return this.run(process.execPath, "module.mjs");
  }

  /** Compiles files in strict mode with the app's own compiler, and rejects where it finds a mistake. */
  async compile(files: readonly string[], options?: object): Promise<void> {
    const common = { strict: true, noEmit: true, target: "ES2022", module: "NodeNext", types: ["node"] };
    await this.write("tsconfig.json", JSON.stringify({ compilerOptions: { ...common, ...options }, files }));
    await this.run("node_modules/.bin/tsc", "-p", ".");
  }

  /** The packages in the one install command that a command names as it fails. */
  async missingFor(command: string, ...args: string[]): Promise<string[]> {
    const message = await this.run(command, ...args).catch((error: Error) => error.message);
    const found = [...message.matchAll(/npm install --save-dev (.+)/g)];
    expect(found, message).toHaveLength(1);
    return String(found[0]?.[1]).split(" ");
  }

  /** Starts a command that serves, and waits until it prints an address. */
  async serve(command: string, ...args: string[]): Promise<Served> {
    // In a process group of its own, because npx starts another process.
    const child = spawn(command, args, { cwd: this.folder, detached: true });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += text;
      });
    }
    const ended = once(child, "exit");
    const address = () => /(?:current +|at |Local: +)(http:\S+)/.exec(output)?.[1];
    await vi.waitUntil(() => address() || child.exitCode !== null, { timeout: 120_000 });
    const url = address();
    if (url === undefined) throw new Error(`${command} ${args.join(" ")}\n${output}`);
    const stop = () => {
      if (this.#stops.delete(stop)) process.kill(-Number(child.pid), "SIGTERM");
      return ended;
    };
    this.#stops.add(stop);
    return { url, stop };
  }
}

/** Makes an app before the tests of a file or a `describe`, and removes it after them. */
export function testApp(...packages: string[]): App {
  const app = new App();
  beforeAll(() => app.create(...packages));
  afterAll(() => app.remove());
  return app;
}

/** Makes an empty folder before the tests of a file, and removes it after them. */
export function emptyApp(): App {
  const app = new App();
  beforeAll(() => app.makeFolder());
  afterAll(() => app.remove());
  return app;
}
