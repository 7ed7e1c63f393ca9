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

/**
 * Compiles a module that is not a file.
 *
 * @param file where it would stand; its imports are looked up from there
 * @returns what the compiler refuses, and how many types it made
 */
export function compile(file: string, source: string): { mistakes: string[]; instantiations: number } {
  const host = ts.createCompilerHost(compilerOptions);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], compilerOptions, host);
  const module = program.getSourceFile(file);
  const mistakes = [...program.getSyntacticDiagnostics(module), ...program.getSemanticDiagnostics(module)];
  return {
    mistakes: mistakes.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    instantiations: program.getInstantiationCount(),
  };
}
