// The parameters of an operation and the fields of its body in one flat object.

import type { SchemaNode, SchemasByName } from "../validate/schemas.js";
import { unionForms } from "../validate/walk.js";

/** The schema of all arguments of an operation, without references. */
export interface InputSchema extends SchemaNode {
  readonly properties: SchemasByName;
}

/** Returns the schema of all arguments. The linter refuses a name that two of them have. */
export function inputSchemaOf(
  parameters: SchemaNode,
  request: SchemaNode | undefined,
  components: SchemasByName,
): InputSchema {
  const inUrl = toJsonSchema(parameters, components);
  const forms = request ? unionForms(request, components) : [];
  const bodies = forms.map((form) => toJsonSchema(form, components));
  const names = [...new Set(bodies.flatMap((body) => Object.keys(body.properties ?? {})))];
  const fields = names.map((name): [string, SchemaNode] => {
    const ofForms = bodies.map((body) => body.properties?.[name]).filter((one) => one !== undefined);
    return [name, ofForms.reduce(joinForms)];
  });
  const isRequired = (name: string) => bodies.every((body) => body.required?.includes(name));
  const required = [...(inUrl.required ?? []), ...names.filter(isRequired)];
  return {
    type: "object",
    properties: { ...inUrl.properties, ...Object.fromEntries(fields) },
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

/**
 * Returns a schema without references and gaps.
 *
 * @param above - the references that lead to the schema. A schema that contains itself ends there. The checks of the body go on
 */
function toJsonSchema(
  node: SchemaNode,
  components: SchemasByName,
  above: readonly string[] = [],
): SchemaNode {
  const { $ref, gaps, maybeNull, anyOf, properties, ...own } = node;
  const { items, contentSchema, additionalProperties, ...keywords } = own;
  if ($ref !== undefined) {
    const { [$ref]: target = {} } = above.includes($ref) ? {} : components;
    return { ...toJsonSchema(target, components, [...above, $ref]), ...keywords };
  }
  const below = (one: SchemaNode) => toJsonSchema(one, components, above);
  const named = Object.entries(properties ?? {}).map(([name, one]) => [name, below(one)]);
  return {
    ...keywords,
    ...(anyOf && { anyOf: anyOf.map(below) }),
    ...(items && { items: below(items) }),
    ...(contentSchema && { contentSchema: below(contentSchema) }),
    ...(additionalProperties && { additionalProperties: below(additionalProperties) }),
    ...(properties && { properties: Object.fromEntries(named) }),
  };
}
