// The examples that a proposed overlay contradicts. What they should be is not known, so they are removed.
import { pointerFrom } from "../../document/json-pointer.js";
import type { SchemaNode } from "../../document/response-checks.js";
import { walk } from "../../validate/walk.js";
import { type Document, operationsOf, resolve } from "../codegen/openapi.js";
import { checksOf } from "../codegen/response-checks.js";
import type { Action } from "./changes.js";

/** The actions that remove the examples of bodies which are not as their document says. */
export function staleExamples(document: Document): Action[] {
  const { operations, schemas } = checksOf(document);
  const stale = new Map<string, { all: string[]; wrong: Set<string> }>();
  for (const { path, method, name, operation } of operationsOf(document)) {
    const checks = operations[name];
    const at = (...keys: string[]) => pointerFrom("#", "paths", path, method, ...keys);
    const parts: [
      pointer: string,
      part: { $ref?: string; content?: object },
      schema: SchemaNode | undefined,
    ][] = [];
    if (operation.requestBody) parts.push([at("requestBody"), operation.requestBody, checks?.request]);
    for (const [status, response] of Object.entries(operation.responses)) {
      const schema = status === "default" ? checks?.failure : checks?.responses[status];
      parts.push([at("responses", status), response, schema ?? undefined]);
    }
    for (const [start, part, schema] of parts) {
      const { content } = resolve(document, part) as { content?: Record<string, { examples?: object }> };
      const pointer = pointerFrom(part.$ref ?? start, "content", "application/json", "examples");
      for (const [example, { value }] of Object.entries(content?.["application/json"]?.examples ?? {})) {
        const entry = stale.get(pointer) ?? { all: [], wrong: new Set() };
        stale.set(pointer, entry);
        entry.all.push(example);
        walk(value, { parent: undefined, key: "", schema }, schemas, () => entry.wrong.add(example));
      }
    }
  }
  return [...stale].flatMap(([pointer, { all, wrong }]): Action[] => {
    // A list of examples is not left empty.
    if (all.every((name) => wrong.has(name))) return [{ pointer, remove: true }];
    return [...wrong].map((name) => ({ pointer: pointerFrom(pointer, name), remove: true }));
  });
}
