import { bodySchema } from "../../document/bodies.js";
import { withoutNotes } from "../../document/notes.js";
import type { GapEntry, Response, Schema } from "../../document/openapi.js";
import type { Place } from "../../document/place.js";
import type { Operation, Part } from "../../document/reading.js";
import type { Bundle } from "../codegen/bundle.js";
import { inlineCode, oneLine, writeTable } from "../markdown.js";
import { descriptionText, fieldsOf, typeText, variantsOf } from "./fields.js";
import { gapsByHarm } from "./listed-gaps.js";
import { type Sample, sampleKinds, samplesOf } from "./samples.js";

/** Writes one operation in Markdown: its parameters, body, responses, samples and gaps. */
export function operationPage(
  bundle: Bundle,
  operation: Operation,
  kinds: readonly Sample["lang"][] = sampleKinds,
): string {
  const samples = samplesOf(bundle, operation).filter(({ lang }) => kinds.includes(lang));
  const { summary, description = "" } = operation.place.node;
  const gaps = gapsByHarm(operation);
  // Successes come first; JavaScript orders keys that are numbers before 2XX.
  const responses = [...operation.responses].sort((a, b) => (a.key < b.key ? -1 : 1));
  const blocks = [
    `# ${oneLine(summary)}`,
    `${inlineCode(operation.name)}, operation id \`${operation.id}\``,
    withoutNotes(description),
    ...inputOf(operation),
    ...responses.flatMap(responseOf),
    "## Samples",
    ...samples.flatMap(({ lang, source }) => [
      `### ${lang}`,
      `\`\`\`${lang === "curl" ? "sh" : "ts"}\n${source.trimEnd()}\n\`\`\``,
    ]),
    ...(gaps.length > 0
      ? ["## Not shown in the specification", gaps.map(({ gap }) => gapItem(gap)).join("\n")]
      : []),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function inputOf({ place, parameters }: Operation): string[] {
  const rows = parameters.map((parameter) => {
    const { name, in: location, required = false, description = "" } = parameter.place.node;
    const schema = parameter.place.child("schema") as Place<Schema>;
    // The parameter has the better description, and the schema has the default.
    return [
      inlineCode(name),
      location,
      typeText(schema),
      yes(required),
      descriptionText(schema, description),
    ];
  });
  const body = bodySchema(place.child("requestBody"));
  return [
    ...(rows.length > 0 ? ["## Parameters", writeTable(["name", "in", "type", "required", ""], rows)] : []),
    ...(body === undefined ? [] : ["## Body", fieldTable(body, "required")]),
  ];
}

function responseOf({ key: status, place }: Part<Response>): string[] {
  const schema = bodySchema(place);
  const title = status === "default" ? "Any other status" : status;
  return [
    `## ${title}`,
    withoutNotes(place.node.description ?? ""),
    schema === undefined ? "" : fieldTable(schema, "required in the type"),
  ];
}

/** Writes the fields of a body. Each variant has a table of its own, because a body has the fields of one variant. */
function fieldTable(schema: Place<Schema>, required: string): string {
  const tables = variantsOf(schema).map(({ name, variant }) => {
    const rows = fieldsOf(variant).map((field) => [
      inlineCode(field.name),
      field.type,
      yes(field.isRequired),
      field.text,
    ]);
    const text =
      rows.length > 0 ? writeTable(["field", "type", required, ""], rows) : `A value: ${typeText(variant)}.`;
    return name === "" ? text : `### ${oneLine(name)}\n\n${text}`;
  });
  return tables.length > 1 ? ["One of these:", ...tables].join("\n\n") : tables.join("");
}

export function gapItem({ id, kind, what, advice }: GapEntry): string {
  return `- \`${id}\`${kind === "conflict" ? " (a contradiction)" : ""}: ${oneLine(what)} *${oneLine(advice)}*`;
}

const yes = (value: boolean) => (value ? "yes" : "");
