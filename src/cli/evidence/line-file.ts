import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SchemaNode } from "../../document/response-checks.js";
import type { Evidence } from "../../observe/evidence.js";
import { parseJson } from "../../result/json.js";
import { findExcess } from "../../transport/json-limits.js";
import { dereference, faultsIn, type Schemas, type WalkedValue } from "../../validate/walk.js";
import { CommandError } from "../errors.js";
import { root } from "../root.js";
import { lines } from "./lines.js";

/** A line of the first format, which counted calls. Any of it can be of another type. */
export interface OldLine {
  readonly evidence: 1;
  readonly answers?: unknown;
}

type Schema = SchemaNode & { $defs: Record<string, SchemaNode> };

/**
 * Reads lines of evidence, and validates each by the published schema.
 *
 * @throws CommandError with the file and the line of the first mistake; the message repeats nothing of the line
 */
export async function* readLineFile(file: string): AsyncGenerator<Evidence | OldLine> {
  const text = readFileSync(join(root, "src/observe/evidence.schema.json"), "utf8");
  const { $defs, ...schema } = JSON.parse(text) as Schema;
  const schemas = Object.fromEntries(Object.entries($defs).map(([name, one]) => [`#/$defs/${name}`, one]));
  for await (const { text, line } of lines(file)) {
    if (text.trim() !== "") yield read(text, `${file}:${line}`, schema, schemas);
  }
}

function read(text: string, at: string, schema: SchemaNode, schemas: Schemas): Evidence | OldLine {
  const excess = findExcess(text);
  if (excess !== undefined) throw new CommandError(`${at}: the line ${excess}.`);
  const parsed = parseJson(text);
  if (!("value" in parsed)) {
    throw new CommandError(
      `${at}: the line is not JSON; write each line of evidence as it came, or name a HAR file *.har.`,
    );
  }
  if (Object(parsed.value).evidence === 1) return parsed.value as OldLine;
  const [fault] = faultsIn(parsed.value, schema, schemas);
  if (fault) {
    const problem = `${fault.kind.replaceAll("-", " ")} at ${placeOf(fault.at, schemas) || "/"}`;
    throw new CommandError(`${at}: the line is not evidence: ${problem}.`);
  }
  // The schema says so.
  return parsed.value as Evidence;
}

/** A pointer in which each key that the schema does not name is `*`: it can be a value. */
function placeOf({ parent, key }: WalkedValue, schemas: Schemas): string {
  if (parent === undefined) return "";
  const isNamed = Object.hasOwn(dereference(parent.schema, schemas).properties ?? {}, key);
  return `${placeOf(parent, schemas)}/${isNamed ? key : "*"}`;
}
