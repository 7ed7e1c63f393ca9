import { findGap } from "../../src/desk/gaps.js";

/** The examples of openapi/overlays, each with the gap that it closes. */
const examples: [name: string, gap: string][] = [
  ["page-size", "pagination.page-size-parameter"],
  ["create-customer-status", "customers.create.success-status"],
];

/** The examples whose gap no edit of the documents has closed. */
export const openExamples = examples.filter(([, gap]) => findGap(gap));
