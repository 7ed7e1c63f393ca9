import * as core from "@redocly/openapi-core";

const config = await core.loadConfig({ configPath: "redocly.yaml" });

/** A problem that a rule found, with its location as a JSON pointer. */
export interface Problem {
  ruleId: string;
  message: string;
  pointer: string | undefined;
}

type Found = Awaited<ReturnType<typeof core.lint>>;

export const problemsIn = (found: Found): Problem[] =>
  found.map(({ ruleId, message, location: [at] }) => ({ ruleId, message, pointer: at?.pointer }));

/** Lints a document by the rules in redocly.yaml, in this process. */
export async function lintDocument(document: object): Promise<Problem[]> {
  const options = { source: JSON.stringify(document, null, 2), absoluteRef: "/document.json", config };
  return problemsIn(await core.lintFromString(options));
}

/** Bundles a document by redocly.yaml, with its decorators. */
export async function bundleDocument(document: object): Promise<object> {
  const options = { source: JSON.stringify(document), absoluteRef: "/document.json", config };
  return (await core.bundleFromString(options)).bundle.parsed as object;
}
