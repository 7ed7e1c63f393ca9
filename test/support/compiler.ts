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
let source = "";
let version = 0;
// One service keeps the types of the package for all files, as an editor does.
const service = ts.createLanguageService({
  getCompilationSettings: () => compilerOptions,
  getScriptFileNames: () => [virtual],
  getScriptVersion: (name) => (name === virtual ? String(version) : "1"),
  getScriptSnapshot: (name) => {
    const text = name === virtual ? source : ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => process.cwd(),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === virtual || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
});

/** Opens a module that is not a file, in place of the one before. Returns the positions that it marks with `|`. */
export function open(text: string): number[] {
  const [start = "", ...parts] = text.split("|");
  source = start;
  version += 1;
  return parts.map((part) => {
    const position = source.length;
    source += part;
    return position;
  });
}

/** Compiles a module. Returns the mistakes that the compiler finds, and how many types it makes. */
export function compile(text: string): { mistakes: string[]; instantiations: number } {
  open(text);
  const mistakes = [...service.getSyntacticDiagnostics(virtual), ...service.getSemanticDiagnostics(virtual)];
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

/** Returns the type, in one line, and the text that an editor shows at a position of the open module. */
export function hover(position: number): { type: string; text: string } {
  const info = service.getQuickInfoAtPosition(virtual, position);
  const tags = info?.tags?.map((tag) => ts.displayPartsToString(tag.text)) ?? [];
  return {
    type: ts.displayPartsToString(info?.displayParts).replaceAll(/\s+/g, " "),
    text: [ts.displayPartsToString(info?.documentation), ...tags].join("\n"),
  };
}

/** Lists the words that an editor offers to insert at a position of the open module. */
export function completions(position: number): string[] {
  const found = service.getCompletionsAtPosition(virtual, position, undefined);
  return (found?.entries ?? []).map(({ name }) => name);
}
