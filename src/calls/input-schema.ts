// The parameters of an operation and the fields of its body in one flat object.

import type { SchemaNode, SchemasByName } from "../validate/schemas.js";
import { dereference, unionForms } from "../validate/walk.js";

/** The schema of all arguments of an operation. */
export interface InputSchema extends SchemaNode {
  readonly properties: SchemasByName;
}

/** Returns the schema of all arguments. The linter refuses a name that two of them have. */
export function inputSchemaOf(
  parameters: SchemaNode,
  request: SchemaNode | undefined,
  components: SchemasByName,
): InputSchema {
  const forms = request ? unionForms(request, components) : [];
  const bodies = forms.map((form) => dereference(form, components));
  const names = [...new Set(bodies.flatMap((body) => Object.keys(body.properties ?? {})))];
  const fields = names.map((name): [string, SchemaNode] => {
    const ofForms = bodies.map((body) => body.properties?.[name]).filter((one) => one !== undefined);
    return [name, ofForms.map((one) => dereference(one, components)).reduce(joinForms)];
  });
  const isRequired = (name: string) => bodies.every((body) => body.required?.includes(name));
  const required = [...(parameters.required ?? []), ...names.filter(isRequired)];
  return {
    type: "object",
    properties: { ...parameters.properties, ...Object.fromEntries(fields) },
    ...(required.length > 0 && { required }),
    additionalProperties: bodies.find((body) => body.additionalProperties)?.additionalProperties ?? false,
  };
}

/** Joins the schemas of a field in two forms of a body. The checks of the body tell the forms apart. */
function joinForms(one: SchemaNode, other: SchemaNode): SchemaNode {
  const { description: text = "", enum: values, default: _, ...schema } = one;
  const { description: otherText = "", enum: otherValues, default: __, ...otherSchema } = other;
  if (JSON.stringify(schema) !== JSON.stringify(otherSchema)) return { anyOf: [one, other] };
  const description = otherText.includes(text) ? otherText : `${text} ${otherText}`;
  const all = values && otherValues && [...new Set([...values, ...otherValues])];
  return { description, ...schema, ...(all && { enum: all }) };
}
