import type { operations } from "../index.js";
import { validateResponses } from "../validate/index.js";
import type { MockDocument } from "./document.js";

type Success<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (200 | 201 | "2XX")] extends { content: { "application/json": infer Body } }
    ? Body
    : never
  : never;

/** What operations answer, by their ids: the name of an example in the document, or a body of your own. */
export type MockExamples = { [Id in keyof operations]?: string | Success<operations[Id]> };

interface Answer {
  content?: { "application/json"?: { examples?: Record<string, { value: unknown }> } };
}
interface Operation {
  operationId?: string;
  responses: Record<string, Answer>;
}

/**
 * Puts examples into a document, in front of its own.
 *
 * @param document - a bundled document; it stays as it is
 * @returns a copy with the examples
 * @throws Error when there is no such operation or example, or when a body is not what the document describes
 */
export async function withExamples(document: MockDocument, examples: MockExamples): Promise<MockDocument> {
  const copy = structuredClone(document);
  // A bundled document that passed its lint has this form.
  const paths = copy["paths"] as Record<string, Record<string, Operation>>;
  const all = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  for (const [id, example] of Object.entries(examples)) {
    const found = all.find(({ operation }) => operation.operationId === id);
    if (found === undefined) throw new Error(`The mock has no operation "${id}" to give an example of.`);
    const { method, path, operation } = found;
    const [status, answer] = Object.entries(operation.responses).find(([one]) => one.startsWith("2")) ?? [];
    const media = answer?.content?.["application/json"];
    if (media === undefined) throw new Error(`The operation "${id}" answers without a body.`);
    const own = media.examples ?? {};
    if (typeof example !== "string") {
      await checkAnswer(method, path, Number(String(status).replace("XX", "00")), example);
      media.examples = { given: { value: example }, ...own };
    } else {
      const named = Object.hasOwn(own, example) ? own[example] : undefined;
      if (named === undefined) {
        throw new Error(
          `The operation "${id}" has no example "${example}"; it has ${Object.keys(own).join(", ")}.`,
        );
      }
      media.examples = { [example]: named, ...own };
    }
  }
  return copy;
}

/**
 * Checks that a mock answers only with what the documents describe, because an app's tests rely on its answers.
 *
 * @throws Error that names what is not as documented
 */
export async function checkAnswer(
  method: string,
  schemaPath: string,
  status: number,
  body: unknown,
): Promise<void> {
  const { onResponse } = validateResponses({
    onMismatch: ({ message }) => {
      throw new Error(`What the mock is to answer is not as documented: ${message}`);
    },
  });
  // Only these three of what middleware gets are read.
  const request = { method };
  const response = Response.json(body, { status });
  await onResponse?.({ request, response, schemaPath } as Parameters<typeof onResponse>[0]);
}
