import { resolve } from "node:path";
import ts from "typescript";
import { compile, compilerOptions } from "../../scripts/bench/compile.js";

const file = resolve("test/virtual.ts");

/** How many types the compiler makes for a module. */
export function instantiations(source: string): number {
  const { mistakes, instantiations } = compile(file, source);
  if (mistakes[0]) throw new Error(mistakes[0]);
  return instantiations;
}

let source = "";
let version = 0;
// One service for all questions: it keeps the types of the package, as an editor does.
const service = ts.createLanguageService({
  getCompilationSettings: () => compilerOptions,
  getScriptFileNames: () => [file],
  getScriptVersion: (name) => (name === file ? String(version) : "1"),
  getScriptSnapshot: (name) => {
    const text = name === file ? source : ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => process.cwd(),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
});

function open(text: string): void {
  source = text;
  version += 1;
}

/** What an editor shows at the last occurrence of a word: the type, and the text below it. */
export function hover(text: string, word: string): { type: string; text: string } {
  open(text);
  const info = service.getQuickInfoAtPosition(file, text.lastIndexOf(word));
  const tags = info?.tags?.map((tag) => ts.displayPartsToString(tag.text)) ?? [];
  return {
    type: ts.displayPartsToString(info?.displayParts),
    text: [ts.displayPartsToString(info?.documentation), ...tags].join("\n"),
  };
}

/** What an editor offers to insert at the character | of a module. */
export function completions(text: string): string[] {
  open(text.replace("|", ""));
  const found = service.getCompletionsAtPosition(file, text.indexOf("|"), undefined);
  return (found?.entries ?? []).map(({ name }) => name);
}
