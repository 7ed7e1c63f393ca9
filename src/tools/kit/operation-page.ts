// The one text about an operation: the kit has it whole, `gaps` and the help of `call` have parts of it.
import { bodySchema } from "../../document/bodies.js";
import type { LocatedNode } from "../../document/located-node.js";
import { withoutNotes } from "../../document/notes.js";
import type { Response, Schema } from "../../document/openapi.js";
import type { MarkedGap, Operation, Part } from "../../document/reading.js";
import type { Bundle } from "../codegen/bundle.js";
import { inlineCode, oneLine } from "../markdown.js";
import { descriptionText, fieldsOf, typeText, variantsOf } from "./fields.js";
import { gapItem, ownGaps } from "./gap-list.js";
import { type Sample, sampleKinds, samplesOf } from "./samples.js";

/** Writes one operation in Markdown: its parameters, body, responses, samples and gaps. */
export function operationPage(
  bundle: Bundle,
  operation: Operation,
  kinds: readonly Sample["lang"][] = sampleKinds,
): string {
  const samples = samplesOf(bundle, operation).filter(({ lang }) => kinds.includes(lang));
  // Successes come first; JavaScript orders keys that are numbers before 2XX.
  const responses = [...operation.responses].sort((a, b) => (a.key < b.key ? -1 : 1));
  const blocks = [
    titleText(operation),
    ...inputTexts(operation),
    ...responses.flatMap(responseTexts),
    "## Samples",
    ...samples.flatMap(({ lang, source }) => [
      `### ${lang}`,
      `\`\`\`${lang === "curl" ? "sh" : "ts"}\n${source.trimEnd()}\n\`\`\``,
    ]),
    ...gapTexts(ownGaps(operation)),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

/** Writes what the operation is. */
export function titleText({ id, name, located }: Operation): string {
  const { summary, description = "" } = located.node;
  const title = `# ${oneLine(summary)}\n\n${inlineCode(name)}, operation id \`${id}\``;
  return `${title}\n\n${withoutNotes(description)}`.trim();
}

export function gapTexts(gaps: readonly MarkedGap[]): string[] {
  return gaps.length > 0 ? ["## Not shown in the specification", gaps.map(gapItem).join("\n")] : [];
}

/** Writes the parameters and the body. */
export function inputTexts({ located, parameters }: Operation): string[] {
  const items = parameters.map((parameter) => {
    const { name, in: location, required = false, description = "" } = parameter.located.node;
    const schema = parameter.located.child("schema") as LocatedNode<Schema>;
    // The parameter has the better description, and the schema has the default.
    const text = descriptionText(schema, description);
    return fieldItem({ name, type: `${location}, ${typeText(schema)}`, isRequired: required, text });
  });
  const body = bodySchema(located.child("requestBody"));
  return [
    ...(items.length > 0 ? ["## Parameters", items.join("\n")] : []),
    ...(body === undefined ? [] : ["## Body", ...bodyTexts(body)]),
  ];
}

function responseTexts({ key: status, located }: Part<Response>): string[] {
  const schema = bodySchema(located);
  return [
    `## ${status === "default" ? "Any other status" : status}`,
    withoutNotes(located.node.description ?? ""),
    ...(status.startsWith("2") ? ["Which fields are required is our reading of the specification."] : []),
    ...(schema === undefined ? [] : bodyTexts(schema)),
  ];
}

/** Writes the fields of a body. Each variant has a list of its own, because a body has the fields of one variant. */
function bodyTexts(schema: LocatedNode<Schema>): string[] {
  const variants = variantsOf(schema);
  const texts = variants.flatMap(({ name, variant }) => {
    const items = fieldsOf(variant).map(fieldItem);
    const text = items.length > 0 ? items.join("\n") : `A value: ${typeText(variant)}.`;
    return name === "" ? text : [`### ${oneLine(name)}`, text];
  });
  return variants.length > 1 ? ["One of these:", ...texts] : texts;
}

function fieldItem({ name, type, isRequired, text }: ReturnType<typeof fieldsOf>[number]): string {
  return oneLine(`- ${inlineCode(name)} (${type}${isRequired ? ", required" : ""}): ${text}`).replace(
    /: $/,
    "",
  );
}
