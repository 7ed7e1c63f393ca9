import type { operations } from "../index.js";
import { validateResponses } from "../validate/index.js";

type Success<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201 | "2XX")] extends { content: { "application/json": infer Body } }
    ? Body
    : never
  : never;

/** What operations answer, by their ids: the name of an example in the document, or a body of your own. */
export type MockExamples = { [Id in keyof operations]?: string | Success<operations[Id]> };

/**
 * Checks that a mock responds only with what the documents describe, because an app's tests rely on its responses.
 *
 * @param operation - its method and path template, such as `GET /forms`
 * @throws Error that names what is not as documented
 */
export async function checkResponse(operation: string, body: unknown, status = 200): Promise<void> {
  const { onResponse } = validateResponses({
    onMismatch: ({ message }) => {
      throw new Error(`What the mock is to answer is not as documented: ${message}`);
    },
  });
  const [method, schemaPath] = operation.split(" ");
  // Only these three of what middleware gets are read.
  const given = { request: { method }, response: Response.json(body, { status }), schemaPath };
  await onResponse?.(given as unknown as Parameters<typeof onResponse>[0]);
}
