import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import ts from "typescript";

/** An app in a folder of its own, beside the project, that knows the built package by its name. */
export interface SampleApp extends AsyncDisposable {
  /** The mistakes that the compiler finds in samples, each as a module of its own. */
  compile(samples: readonly string[]): string;
  /** Runs samples one after the other in one process, and returns what each printed and how it failed. */
  run(samples: readonly string[]): Promise<{ output: string; failure: string }[]>;
}

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  typeRoots: [resolve("node_modules/@types")],
  types: ["node"],
};

/** Imports each sample, keeps what it prints to itself, and prints all of it as JSON. */
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
  process.stdout.write(JSON.stringify(results), () => process.exit());
`;

export async function sampleApp(): Promise<SampleApp> {
  const folder = await mkdtemp(join(tmpdir(), "support-desk-samples-"));
  await mkdir(join(folder, "node_modules"));
  await symlink(resolve("."), join(folder, "node_modules/support-desk-client"));
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(join(folder, "runner.js"), runner);
  return {
    compile(samples) {
      const names = samples.map((_, index) => join(folder, `sample-${index}.ts`));
      for (const [index, name] of names.entries()) ts.sys.writeFile(name, String(samples[index]));
      return ts.formatDiagnostics(ts.getPreEmitDiagnostics(ts.createProgram(names, options)), {
        getCurrentDirectory: () => folder,
        getCanonicalFileName: (name) => name,
        getNewLine: () => "\n",
      });
    },
    async run(samples) {
      const { ESNext: module } = ts.ModuleKind;
      const files = samples.map(async (sample, index) => {
        const file = join(folder, `sample-${index}.js`);
        await writeFile(file, ts.transpile(sample, { module, target: ts.ScriptTarget.ES2022 }));
        return file;
      });
      const args = [join(folder, "runner.js"), ...(await Promise.all(files))];
      const env = { ...process.env, SUPPORT_DESK_API_KEY: "key" };
      return new Promise((done, fail) => {
        execFile(process.execPath, args, { env }, (error, stdout) =>
          error ? fail(error) : done(JSON.parse(stdout)),
        );
      });
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A sample that calls the mock instead of the service. */
export function pointAt(sample: string, mock: { baseUrl: string; v1BaseUrl?: string }): string {
  const baseUrl = sample.includes("createV1Client") ? mock.v1BaseUrl : mock.baseUrl;
  return sample
    .replace(/workspace: "acme",[^\n]*?\s+serviceHost: "desk.example"/, `baseUrl: "${baseUrl}"`)
    .replace(
      /http:\/\/127\.0\.0\.1:4010\/api\/external\/v2|https:\/\/acme\.desk\.example\/api\/external\/v2/,
      `${baseUrl}`,
    );
}
