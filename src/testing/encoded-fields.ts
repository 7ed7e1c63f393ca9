import type { MockDocument } from "./document.js";

interface Schema {
  $ref?: string;
  contentMediaType?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
}
interface Operation {
  operationId?: string;
  requestBody?: { content?: { "application/json"?: { schema?: Schema } } };
}

/**
 * Finds the fields of request bodies that hold JSON in a string, by the ids of their operations. No validator looks into
 * such a string.
 */
export function encodedFields(documents: readonly MockDocument[]): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const document of documents) {
    const resolve = (schema: Schema): Schema[] => {
      const target = schema.$ref?.slice(2).split("/");
      const found = target
        ? target.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document)
        : schema;
      const { allOf = [], anyOf = [] } = found as Schema;
      return [found as Schema, ...[...allOf, ...anyOf].flatMap(resolve)];
    };
    for (const item of Object.values(
      (document["paths"] ?? {}) as Record<string, Record<string, Operation>>,
    )) {
      for (const { operationId, requestBody } of Object.values(item)) {
        const schema = requestBody?.content?.["application/json"]?.schema;
        if (operationId === undefined || schema === undefined) continue;
        const names = resolve(schema)
          .flatMap(({ properties = {} }) => Object.entries(properties))
          .filter(([, field]) => resolve(field).some((one) => one.contentMediaType === "application/json"))
          .map(([name]) => name);
        if (names.length > 0) fields.set(operationId, names);
      }
    }
  }
  return fields;
}

/** The fields of a body that should hold a JSON array in a string, and do not. */
export function wrongEncoding(names: readonly string[] | undefined, body: unknown): string[] {
  return (names ?? [])
    .filter((name) => {
      const value: unknown = Object(body)[name];
      return typeof value === "string" && !isEncodedList(value);
    })
    .map((name) => `body.${name} must be a JSON array in a string; encodeRecipients writes it`);
}

function isEncodedList(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === "string");
  } catch {
    return false;
  }
}
