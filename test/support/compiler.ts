import { resolve } from "node:path";
import ts from "typescript";

export const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

const virtual = resolve("test/virtual.ts");
let file = virtual;
let source = "";
let version = 0;
// One service keeps the types of the package for all files, as an editor does.
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

function open(text: string, name = virtual): void {
  file = name;
  source = text;
  version += 1;
}

/**
 * Compiles a module that is not a file.
 *
 * @param name - the path from which it imports
 * @returns the mistakes that the compiler finds, and how many types it makes
 */
export function compile(text: string, name = virtual): { mistakes: string[]; instantiations: number } {
  open(text, name);
  const mistakes = [...service.getSyntacticDiagnostics(name), ...service.getSemanticDiagnostics(name)];
  return {
    mistakes: mistakes.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    instantiations: service.getProgram()?.getInstantiationCount() ?? Number.NaN,
  };
}

/** Counts the types that the compiler makes for a module. */
export function instantiations(source: string): number {
  const { mistakes, instantiations } = compile(source);
  if (mistakes[0]) throw new Error(mistakes[0]);
  return instantiations;
}

/** Returns the type and the text that an editor shows at the last occurrence of a word. */
export function hover(text: string, word: string): { type: string; text: string } {
  open(text);
  const info = service.getQuickInfoAtPosition(file, text.lastIndexOf(word));
  const tags = info?.tags?.map((tag) => ts.displayPartsToString(tag.text)) ?? [];
  return {
    type: ts.displayPartsToString(info?.displayParts),
    text: [ts.displayPartsToString(info?.documentation), ...tags].join("\n"),
  };
}

/** Lists the words that an editor offers to insert at the character | of a module. */
export function completions(text: string): string[] {
  open(text.replace("|", ""));
  const found = service.getCompletionsAtPosition(file, text.indexOf("|"), undefined);
  return (found?.entries ?? []).map(({ name }) => name);
}
