import type { Middleware } from "../../src/desk/index.js";
import { validateResponses } from "../../src/desk/validate.js";

/** Fails a call on anything that the mock finds wrong with the request, or with its own answer. */
export const violationGuard: Middleware = {
  onResponse({ request, response }) {
    const violations = response.headers.get("sl-violations");
    const problem = response.headers.get("content-type")?.includes("application/problem+json");
    if (violations !== null || problem) {
      throw new Error(
        `${request.method} ${request.url} broke the contract: ${violations ?? response.status}`,
      );
    }
  },
};

/** Fails a call on an answer that is not what the document says. */
export const asDocumented = validateResponses({
  onMismatch: ({ message }) => {
    throw new Error(message);
  },
});
