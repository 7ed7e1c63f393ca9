import { validateResponses } from "../../src/desk/validate.js";

/** Fails a call if its response doesn't match the document. */
export const asDocumented = validateResponses({
  onMismatch: ({ message }) => {
    throw new Error(message);
  },
});
