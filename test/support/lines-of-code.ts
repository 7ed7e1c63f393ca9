import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

/** Counts the lines of a folder that have code: neither blank lines nor comments, and nothing below `generated`. */
export async function linesOfCode(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((file) => /\.(c?ts|js)$/.test(file) && !file.startsWith("generated"));
  const counts = await Promise.all(
    files.map(async (file) => countLines(file, await readFile(join(folder, file), "utf8"))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

function countLines(file: string, text: string): number {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = new Set<number>();
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0) return;
    const [start, end] = [node.getStart(source), node.getEnd()];
    for (let line = lineOf(start); start < end && line <= lineOf(end); line += 1) lines.add(line);
  };
  visit(source);
  return lines.size;
}
