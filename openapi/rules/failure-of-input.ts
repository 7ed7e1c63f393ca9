import type { Oas3Rule } from "@redocly/openapi-core";
import { isObject, isReference } from "../../src/document/located-node.js";
import { readingOf, reportAt } from "./redocly.js";

/**
 * An operation with a body or a query refers from `default` to the failure that covers wrong input, and any other operation to
 * the one that does not. Without this rule, an operation takes input, and no gap says how the service refuses it.
 *
 * The configuration names both components: `withInput` and `withoutInput`.
 */
export const failureOfInput: Oas3Rule = ({ withInput, withoutInput }) => ({
  Root(root, context) {
    for (const { located, parameters, responses } of readingOf(root, context).operations) {
      const failure = responses.find(({ key }) => key === "default")?.entry;
      // The file of a parameter can be empty.
      const query = parameters.find(({ located: { node } }) => isObject(node) && node.in === "query");
      const input = isObject(located.node.requestBody) ? "a body" : query ? "a query" : undefined;
      const [expected, wrong] = input ? [withInput, withoutInput] : [withoutInput, withInput];
      if (!isReference(failure?.node) || nameIn(failure.node.$ref) !== wrong) continue;
      const has = input ? `has ${input}` : "has neither a body nor a query";
      reportAt(context, failure.location, `The operation ${has}. Refer from default to ${expected}.yaml.`);
    }
  },
});

/** The name of the component that a reference leads to, in a file or in the document. */
const nameIn = (reference: string) => reference.replace(/^.*\//, "").replace(/\.yaml$/, "");
