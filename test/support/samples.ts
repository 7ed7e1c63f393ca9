import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import ts from "typescript";
import { afterAll } from "vitest";

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  module: "NodeNext",
  target: "ES2022",
  typeRoots: [resolve("node_modules/@types")],
  types: ["node"],
};

/** Imports each sample, keeps the outputs apart, and prints them as JSON. */
const runner = `
  const results = [];
  let output = "";
  for (const stream of [process.stdout, process.stderr]) {
    const { write } = stream;
    stream.write = (text) => ((output += text), true);
    stream.restore = () => { stream.write = write; };
  }
  for (const file of process.argv.slice(2)) {
    output = "";
    const failure = await import(file).then(() => "", (error) => String(error?.stack ?? error));
    results.push({ output, failure });
  }
  process.stdout.restore();
  process.stdout.write(JSON.stringify(results), () => process.exit(0));
`;

/** Makes an app in a folder of its own, for all tests of a file, that imports the built package by its name. */
export async function sampleApp() {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-samples-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "node_modules"));
  await symlink(resolve("."), join(folder, "node_modules/support-desk-client"));
  for (const name of ["vitest", "ai", "@modelcontextprotocol"]) {
    await symlink(resolve("node_modules", name), join(folder, "node_modules", name));
  }
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "runner.js"), runner);
  return {
    path: (name: string) => join(folder, name),
    /** Compiles each sample as a module of its own, and returns the mistakes. */
    async compile(samples: readonly string[]): Promise<string> {
      const files = samples.map((_, index) => `sample-${index}.ts`);
      for (const [index, file] of files.entries())
        await writeFile(join(folder, file), String(samples[index]));
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
      const compiler = resolve("node_modules/typescript-7/bin/tsc");
      return new Promise((done) => {
        execFile(process.execPath, [compiler, "-p", folder], (_, stdout, stderr) => done(stdout + stderr));
      });
    },
    /** Runs samples one after the other in one process, with an input. */
    async run(samples: readonly string[], input = ""): Promise<{ output: string; failure: string }[]> {
      const { ESNext: module } = ts.ModuleKind;
      const files = samples.map(async (sample, index) => {
        const file = join(folder, `sample-${index}.js`);
        await writeFile(file, ts.transpile(sample, { module, target: ts.ScriptTarget.ES2022 }));
        return file;
      });
      const args = [join(folder, "runner.js"), ...(await Promise.all(files))];
      const env = { ...process.env, SUPPORT_DESK_API_KEY: "key" };
      return new Promise((done, fail) => {
        const child = execFile(process.execPath, args, { env, cwd: folder }, (error, stdout) =>
          error ? fail(error) : done(JSON.parse(stdout)),
        );
        child.stdin?.end(input);
      });
    },
  };
}

/** Makes a sample call the mock instead of the service. */
export function pointAt(sample: string, { baseUrl }: { baseUrl: string }): string {
  return sample
    .replace(/workspace: "acme",[^\n]*?\s+serviceHost: "desk.example"/, `baseUrl: "${baseUrl}"`)
    .replace(
      /http:\/\/127\.0\.0\.1:4010\/api\/external\/v2|https:\/\/acme\.desk\.example\/api\/external\/v2/,
      baseUrl,
    );
}
