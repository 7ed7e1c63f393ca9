import { requestForms } from "../validate/formats.js";
import type { MockOperation } from "./prism.js";

/**
 * Replaces the formats in the schemas of a request by patterns, so that Prism judges texts as the checks of requests do. Prism's own
 * formats are stricter in some points, and looser in others.
 */
export function withPatterns(
  request: NonNullable<MockOperation["request"]>,
): NonNullable<MockOperation["request"]> {
  // Its schemas can be those of responses, too, and can contain themselves.
  const copy = structuredClone(request);
  const seen = new Set<unknown>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    for (const child of Object.values(node)) visit(child);
    const { format, ...rest } = node as { format?: unknown; type?: unknown; pattern?: unknown };
    if (typeof format !== "string" || rest.type !== "string") return;
    Reflect.deleteProperty(node, "format");
    const form = Object.hasOwn(requestForms, format) ? requestForms[format] : undefined;
    if (form)
      Object.assign(node, { allOf: [...(Object(node).allOf ?? []), { pattern: form.pattern.source }] });
  };
  visit(copy);
  return copy;
}
