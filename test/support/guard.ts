import type { Middleware } from "../../src/index.js";

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
