import { resolve } from "node:path";
import ts from "typescript";
import { compile, compilerOptions } from "../../scripts/bench/compile.mjs";

const file = resolve("test/virtual.ts");

/** How many types the compiler makes for a module. */
export function instantiations(source: string): number {
  const { mistakes, instantiations } = compile(file, source);
  if (mistakes[0]) throw new Error(mistakes[0]);
  return instantiations;
}

/** What an editor shows at the last occurrence of a word: the type, and the text below it. */
export function hover(source: string, word: string): { type: string; text: string } {
  const service = ts.createLanguageService({
    getCompilationSettings: () => compilerOptions,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = name === file ? source : ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: ts.sys.readFile,
  });
  const info = service.getQuickInfoAtPosition(file, source.lastIndexOf(word));
  return {
    type: ts.displayPartsToString(info?.displayParts),
    text: ts.displayPartsToString(info?.documentation),
  };
}
