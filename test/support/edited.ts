import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import * as core from "@redocly/openapi-core";
import type { Document } from "../../src/document/openapi.js";
import { sourceFile } from "../../src/tools/codegen/outputs.js";
import { factsText } from "./facts.js";
import { problemsIn } from "./redocly.js";

const folder = resolve("openapi");
const config = await core.loadConfig({ configPath: "redocly.yaml" });

/** Reads the files of the document. Some have another text, or are new. */
class EditedFiles extends core.BaseResolver {
  constructor(private readonly texts: Readonly<Record<string, string>>) {
    super(config.resolve);
  }
  override async loadExternalRef(file: string) {
    const text = this.texts[relative(folder, file)];
    return text === undefined ? super.loadExternalRef(file) : new core.Source(file, text);
  }
}

/**
 * Lints the project's document as `npm run lint` does, with some files edited in memory, and compares their facts with openapi/facts.txt.
 *
 * @param texts - the new text of each edited or added file, by its path under openapi/
 * @returns the rules that refuse the edit; else `facts` if the document states something else
 */
export async function refusalsOf(texts: Record<string, string>): Promise<string[]> {
  const { problems, document } = await bundleEdited(texts);
  if (problems.length > 0) return problems.map(({ ruleId }) => ruleId);
  return factsText(document) === (await readFile(join(folder, "facts.txt"), "utf8")) ? [] : ["facts"];
}

/** Lints and bundles the project's document, with some files edited in memory. */
export async function bundleEdited(texts: Record<string, string>) {
  const options = { ref: resolve(sourceFile), config, externalRefResolver: new EditedFiles(texts) };
  const problems = problemsIn(await core.lint(options));
  return { problems, document: structuredClone((await core.bundle(options)).bundle.parsed) as Document };
}

/** Lists the files of the document by their paths under openapi/. */
export async function filesOf(): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /^(openapi|(paths|components)[\\/].*)\.yaml$/.test(name));
}

/** Reads and parses a file under openapi/. */
export async function contentOf(file: string): Promise<Content> {
  return core.parseYaml(await readFile(join(folder, file), "utf8")) as Content;
}

export type Content = Record<string, unknown>;

/** Changes of files, by path under openapi/. A change edits the content, or returns another content. A new file begins empty. */
export type Changes = Record<string, (content: Content) => unknown>;

/**
 * Returns the texts of the files after their changes.
 *
 * @throws if a change changes nothing
 */
export async function textsAfter(changes: Changes): Promise<Record<string, string>> {
  const texts = Object.entries(changes).map(async ([file, change]) => {
    const content = await contentOf(file).catch(() => ({}));
    const before = JSON.stringify(content);
    const after = JSON.stringify((await change(content)) ?? content);
    if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
    return [file, after] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** The object at a pointer. */
export function at(content: Content, pointer: string): Content {
  const keys = pointer.split("/").filter(Boolean);
  return keys.reduce((node, key) => node[key.replaceAll("~1", "/")] as Content, content);
}

/** Sets keys of the object at a pointer. */
export const set = (pointer: string, update: Content) => (content: Content) => {
  Object.assign(at(content, pointer), update);
};
