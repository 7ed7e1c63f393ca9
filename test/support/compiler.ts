import { resolve } from "node:path";
import ts from "typescript";

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
};
const file = resolve("test/virtual.ts");

/** How many types the compiler makes for a module. */
export function instantiations(source: string): number {
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const [mistake] = ts.getPreEmitDiagnostics(program);
  if (mistake) throw new Error(ts.flattenDiagnosticMessageText(mistake.messageText, "\n"));
  return program.getInstantiationCount();
}

/** What an editor shows at the last occurrence of a word: the type, and the text below it. */
export function hover(source: string, word: string): { type: string; text: string } {
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
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
