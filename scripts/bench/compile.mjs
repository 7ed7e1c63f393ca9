// @ts-check
import ts from "typescript";

/** @type {ts.CompilerOptions} */
export const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/**
 * Compiles a module that is no file.
 *
 * @param {string} file where it would stand; its imports are looked up from there
 * @param {string} source
 * @returns {{ mistakes: string[], instantiations: number }} what the compiler refuses, and how many types it made
 */
export function compile(file, source) {
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
