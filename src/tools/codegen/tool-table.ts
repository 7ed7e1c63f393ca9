// The operations as tools: their texts, and the JSON Schema of their arguments.

import type { InputSchema, JsonSchema, ToolRow } from "../../calls/tool-table.js";
import type { HttpMethod } from "../../client/arguments.js";
import { bodySchema } from "../../document/bodies.js";
import { withoutNotes } from "../../document/notes.js";
import type { Document, GapEntry, Schema } from "../../document/openapi.js";
import type { Place } from "../../document/place.js";
import { marksOf, type Operation, readBundled } from "../../document/reading.js";
import { walk } from "../../document/walk.js";
import { mergeSchemas, variantsOf } from "../kit/fields.js";
import { ownGaps } from "../kit/listed-gaps.js";
import { oneLine } from "../markdown.js";
import { pagedListOf } from "./operation-table.js";
import { literal, propertyName } from "./quote.js";
import { copiedKeywords } from "./response-checks.js";

/**
 * Writes a module with the tools of a document.
 *
 * @param pageParameter - the query parameter that selects a page of a list, if the service has one
 */
export function toolTable(document: Document, pageParameter?: string): string {
  const rows = readBundled(document).operations.map((operation) => {
    return `    ${propertyName(operation.id)}: ${literal(toolRow(operation, pageParameter))},`;
  });
  return [
    'import type { ToolTable } from "../calls/tool-table.js";',
    'import { responseChecks } from "./openapi-checks.js";\n',
    "/** The operations as tools, and the checks of their bodies. */",
    "export const toolTable: ToolTable = {",
    `  operations: {\n${rows.join("\n")}\n  },`,
    "  checks: responseChecks,",
    "};\n",
  ].join("\n");
}

/** The most gaps in the description of a tool. */
const mostDescribedGaps = 2;

function toolRow(operation: Operation, pageParameter: string | undefined): ToolRow {
  const { method, path, place, item, parameters } = operation;
  const body = bodySchema(place.child("requestBody"));
  const forms = body ? variantsOf(body).map(({ variant }) => variant) : [];
  const gaps = ownGaps(operation).map(({ gap }) => gap);
  const nearest = [...marksOf(place.node), ...marksOf(item.node)].filter((gap) => gaps.includes(gap));
  const texts = [
    oneText(place.node.description),
    ...(forms.length > 1 ? forms.map(({ node }) => oneText(node.description)) : []),
    ...[...new Set([...nearest, ...gaps])].slice(0, mostDescribedGaps).map(openPoint),
  ];
  const isPaged = pagedListOf(operation, pageParameter) !== undefined;
  return {
    method: method.toUpperCase() as HttpMethod,
    path,
    title: place.node.summary,
    description: texts.filter(Boolean).join(" "),
    inputSchema: flatSchema(operation, forms),
    query: parameters.flatMap(({ place: { node } }) => (node.in === "query" ? node.name : [])),
    ...(pageParameter !== undefined && isPaged && { pageParameter }),
  };
}

/** Returns a description in one line, without the notes of gaps. */
const oneText = (description = "") => oneLine(withoutNotes(description));

/** Writes the first sentence of a gap. */
const openPoint = ({ what }: GapEntry) =>
  `Not shown: ${what.charAt(0).toLowerCase()}${what.slice(1).replace(/(?<=\.) .*/s, "")}`;

/** Returns the schema of all arguments of an operation. The linter refuses a name that two of them have. */
function flatSchema({ parameters }: Operation, forms: readonly Place<Schema>[]): InputSchema {
  const inUrl = parameters.filter(({ place }) => ["path", "query"].includes(place.node.in));
  const properties = inUrl.map(({ place }): [string, JsonSchema] => {
    const { name, description } = place.node;
    const [schema = place.child("schema")] = place
      .child("content")
      .children()
      .map(([, one]) => one.child("schema"));
    const text = oneText(description);
    return [name, { ...jsonSchema(schema as Place<Schema>), ...(text && { description: text }) }];
  });
  const required = inUrl.filter(({ place }) => place.node.required).map(({ place }) => place.node.name);
  const bodies = forms.map((form) => jsonSchema(form) as Partial<InputSchema>);
  const names = new Set(bodies.flatMap((body) => Object.keys(body.properties ?? {})));
  for (const name of names) {
    const ofForms = bodies.map((body) => body.properties?.[name]).filter((one) => one !== undefined);
    properties.push([name, ofForms.reduce(joinForms)]);
    if (bodies.every((body) => body.required?.includes(name))) required.push(name);
  }
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: bodies.find((body) => body.additionalProperties)?.additionalProperties ?? false,
  };
}

/** Joins the schemas of a field in two forms of a body. The checks of the body tell the forms apart. */
function joinForms(one: JsonSchema, other: JsonSchema): JsonSchema {
  const { description: text = "", enum: values, default: _, ...schema } = one;
  const { description: otherText = "", enum: otherValues, default: __, ...otherSchema } = other;
  if (JSON.stringify(schema) !== JSON.stringify(otherSchema)) return { anyOf: [one, other] };
  const description = otherText.includes(text) ? otherText : `${text} ${otherText}`;
  const all = values && otherValues && [...new Set([...values, ...otherValues])];
  return { description, ...schema, ...(all && { enum: all }) };
}

/** Returns a schema without references, and without the notes of gaps. */
function jsonSchema(start: Place<Schema>): JsonSchema {
  const written = walk<JsonSchema | false>(
    start,
    { joined: ["allOf"] },
    ({ entries, schemas, above }, below) => {
      if (entries.some(({ node }) => (node as unknown) === false)) return false;
      // A schema that contains itself ends here. The checks of the body go on.
      if (schemas.some(({ node }) => above.includes(node))) return {};
      const merged: Readonly<Record<string, unknown>> & Schema = { ...mergeSchemas(schemas) };
      const description = oneText(merged.description);
      const required = schemas.flatMap(({ node }) => node.required ?? []);
      const properties = below("properties").flatMap(([name, property]): [string, JsonSchema][] =>
        property ? [[name, property]] : [],
      );
      const forms = [...below("anyOf"), ...below("oneOf")].flatMap(([, form]) => (form ? [form] : []));
      const [[, items] = []] = below("items");
      const [[, contentSchema] = []] = below("contentSchema");
      const [[, additionalProperties] = []] = below("additionalProperties");
      return {
        ...(description && { description }),
        ...Object.fromEntries(
          [...copiedKeywords, "default", "contentMediaType"]
            .filter((key) => key in merged)
            .map((key) => [key, merged[key]]),
        ),
        ...(forms.length > 0 && { anyOf: forms }),
        ...(items && { items }),
        ...(contentSchema && { contentSchema }),
        ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
        ...(required.length > 0 && { required }),
        ...(additionalProperties && { additionalProperties }),
      };
    },
  );
  return written || {};
}
