import { findGap } from "../../src/desk/gaps.js";

/** The examples of openapi/overlays, and the gap that each closes. */
const examples: [name: string, gap: string][] = [
  ["page-size", "pagination.page-size-parameter"],
  ["create-customer-status", "customers.create.success-status"],
];

/** Those whose gap is open: where an edit of the documents has closed it, there is nothing left to close for a workspace. */
export const openExamples = examples.filter(([, gap]) => findGap(gap));
