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
export async function contentOf(file: string): Promise<Record<string, unknown>> {
  return core.parseYaml(await readFile(join(folder, file), "utf8")) as Record<string, unknown>;
}

/** An edit of one object in one file. A key with the value `undefined` is removed. */
export type Edit = [title: string, file: string, pointer: string, update: Record<string, unknown>];

/**
 * Returns the text of a file after an edit.
 *
 * @throws if the edit changes nothing, or the file has no such object
 */
export async function textAfter([title, file, pointer, update]: Edit): Promise<string> {
  const content = await contentOf(file);
  let node: unknown = content;
  for (const key of pointer.split("/").filter(Boolean)) {
    node = (node as Record<string, unknown>)[key.replaceAll("~1", "/")];
    if (typeof node !== "object" || node === null) throw new Error(`${title}: ${file} has no ${pointer}.`);
  }
  const before = JSON.stringify(content);
  Object.assign(node as object, update);
  const after = JSON.stringify(content, null, 2);
  if (JSON.stringify(JSON.parse(after)) === before) throw new Error(`${title}: the edit changes nothing.`);
  return after;
}
