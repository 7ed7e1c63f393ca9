import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import ts from "typescript";
import { beforeAll, expect, inject, vi } from "vitest";
import { prismVersions } from "../../src/mock/prism.js";
import { testFolder } from "./folder.js";
import { start } from "./started.js";
import "../package/setup.js";

interface Served extends AsyncDisposable {
  /** The first address that the command printed. */
  url: string;
}

export const typescript = ["typescript@5.9.3", "@types/node@20"];
export const prism = Object.entries(prismVersions).map(([name, version]) => `${name}@${version}`);

/**
 * Apps install versions published by this day, because a registry can serve a new release before its dependencies. Raise the day when
 * a test pins a newer version.
 */
const publishedBy = "2026-11-18";

/** The compiler options of the strictest apps, with JSX. Without skipLibCheck, the declarations of some tools contradict each other. */
export const strictest = {
  ...{ exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  ...{ noPropertyAccessFromIndexSignature: true, skipLibCheck: true, jsx: "react-jsx" },
};

/** An app in a folder of its own. */
class App {
  readonly #files = testFolder();

  get folder(): string {
    return this.#files.path();
  }

  /** Creates an app that has installed the packed package. */
  async create(...packages: string[]): Promise<void> {
    await this.write("package.json", '{ "name": "app", "private": true, "type": "module" }');
    await this.install(inject("packed").tarball, ...packages);
  }

  async install(...packages: string[]): Promise<void> {
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--before", publishedBy];
    await this.run("npm", "install", ...flags, ...packages);
  }

  async write(file: string, content: string): Promise<string> {
    await mkdir(dirname(this.#files.path(file)), { recursive: true });
    return this.#files.write(file, content);
  }

  /** Runs a command in the app, and resolves with its output; rejects with the output if the command fails. */
  run(command: string, ...args: string[]): Promise<string> {
    const options = { cwd: this.folder, maxBuffer: 64 * 1024 * 1024 };
    return new Promise((done, fail) => {
      execFile(command, args, options, (error, stdout, stderr) =>
        error ? fail(new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`)) : done(stdout),
      );
    });
  }

  /** Runs a module in TypeScript and JSX, and resolves with its output. */
  async runModule(code: string): Promise<string> {
    const { ESNext: module } = ts.ModuleKind;
    const options = { module, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
    await this.write("module.mjs", ts.transpile(code, options, "module.tsx"));
    return this.run(process.execPath, "module.mjs");
  }

  /** Compiles files in strict mode with the app's own compiler, and rejects if the compiler finds a mistake. */
  async compile(files: readonly string[], options?: object): Promise<void> {
    const common = { strict: true, noEmit: true, target: "ES2022", module: "NodeNext", types: ["node"] };
    await this.write("tsconfig.json", JSON.stringify({ compilerOptions: { ...common, ...options }, files }));
    await this.run("node_modules/.bin/tsc", "-p", ".");
  }

  /** Runs a command that fails, and returns the packages of the install command in its message. */
  async missingFor(command: string, ...args: string[]): Promise<string[]> {
    const message = await this.run(command, ...args).catch((error: Error) => error.message);
    const found = [...message.matchAll(/(?:npm install --save-dev|yarn add --dev) (.+)/g)];
    expect(found, message).toHaveLength(1);
    return String(found[0]?.[1]).split(" ");
  }

  /** Starts a command that serves, and waits until it prints an address. */
  async serve(command: string, ...args: string[]): Promise<Served> {
    // npx starts another process, so the group of both is ended.
    const { child, ended, output } = start(command, args, { cwd: this.folder, detached: true });
    const address = () => /(?:baseUrl +|pages are at |Local: +)(http:\S+)/.exec(output())?.[1];
    await vi.waitUntil(() => address() || child.exitCode !== null, { timeout: 120_000 });
    const url = address();
    if (url === undefined) throw new Error(`${command} ${args.join(" ")}\n${output()}`);
    return {
      url,
      async [Symbol.asyncDispose]() {
        process.kill(-Number(child.pid), "SIGTERM");
        await ended;
      },
    };
  }
}

/** Makes an app with the packed package and other packages for the tests of a file or of a `describe`. */
export function testApp(...packages: string[]): App {
  const app = new App();
  beforeAll(() => app.create(...packages));
  return app;
}

/** Makes an app of which only the folder exists. */
export const emptyApp = () => new App();
