import type { Bundle } from "../codegen/bundles.js";
import { type Gap, withoutNotes } from "../codegen/gaps.js";
import {
  type Document,
  jsonOf,
  type PathOperation,
  type Response,
  resolve,
  type Schema,
} from "../codegen/openapi.js";
import { code, oneLine, table } from "../markdown.js";
import { fieldsOf, textOf, typeOf, variantsOf } from "./fields.js";
import { gapsOf, type ListedGap } from "./listed-gaps.js";
import { type Sample, sampleKinds, samplesOf } from "./samples.js";

/** Writes one operation in Markdown: its parameters, body, responses, samples and gaps. */
export function operationPage(
  bundle: Bundle,
  entry: PathOperation,
  gaps: readonly ListedGap[],
  kinds: readonly Sample["lang"][] = sampleKinds,
): string {
  const samples = samplesOf(bundle, entry).filter(({ lang }) => kinds.includes(lang));
  const { document } = bundle;
  const { operation, name } = entry;
  const own = gapsOf(gaps, entry);
  // Successes come first; JavaScript orders keys that are numbers before 2XX.
  const responses = Object.entries(operation.responses).sort(([a], [b]) => (a < b ? -1 : 1));
  const blocks = [
    `# ${oneLine(operation.summary)}`,
    `${code(name)}, operation id \`${operation.operationId}\``,
    withoutNotes(operation.description ?? ""),
    ...inputOf(document, entry),
    ...responses.flatMap((one) => responseOf(document, one)),
    "## Samples",
    ...samples.flatMap(({ lang, source }) => [
      `### ${lang}`,
      `\`\`\`${lang === "curl" ? "sh" : "ts"}\n${source.trimEnd()}\n\`\`\``,
    ]),
    ...(own.length > 0
      ? ["## Not shown in the specification", own.map(({ gap }) => gapItem(gap)).join("\n")]
      : []),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function inputOf(document: Document, { operation, parameters }: PathOperation): string[] {
  const rows = parameters.map((parameter) => {
    const { name, in: location, required = false, schema = {}, description = "" } = parameter;
    // The parameter has the better description, and the schema has the default.
    const text = textOf(document, { ...resolve(document, schema), description });
    return [code(name), location, typeOf(document, schema), yes(required), text];
  });
  const body = jsonOf(document, operation.requestBody)?.schema;
  return [
    ...(rows.length > 0 ? ["## Parameters", table(["name", "in", "type", "required", ""], rows)] : []),
    ...(body === undefined ? [] : ["## Body", fieldTable(document, body, "required")]),
  ];
}

function responseOf(document: Document, [status, reference]: [string, Response]): string[] {
  const response = resolve(document, reference);
  const schema = jsonOf(document, response)?.schema;
  const title = status === "default" ? "Any other status" : status;
  return [
    `## ${title}`,
    withoutNotes(response.description ?? ""),
    schema === undefined ? "" : fieldTable(document, schema, "required in the type"),
  ];
}

/** Writes the fields of a body. Each variant has a table of its own, because a body has the fields of one variant. */
function fieldTable(document: Document, schema: Schema, required: string): string {
  const variants = variantsOf(document, schema);
  if (variants.length > 0) {
    const tables = variants.map(
      (one) => `### ${oneLine(one.name)}\n\n${fieldTable(document, one.schema, required)}`,
    );
    return ["One of these:", ...tables].join("\n\n");
  }
  const rows = fieldsOf(document, schema).map(({ name, type, isRequired, text }) => {
    return [code(name), type, yes(isRequired), text];
  });
  return rows.length > 0
    ? table(["field", "type", required, ""], rows)
    : `A value: ${typeOf(document, schema)}.`;
}

/** Writes a gap as an item of a list. */
export function gapItem({ id, kind, what, advice }: Gap): string {
  return `- \`${id}\`${kind === "conflict" ? " (a contradiction)" : ""}: ${oneLine(what)} *${oneLine(advice)}*`;
}

const yes = (value: boolean) => (value ? "yes" : "");
