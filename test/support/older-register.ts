import { gaps } from "../../src/document/gaps.js";

/** A gap that only the older register has. */
export const closed = { id: "things.colour", what: "The colour of a thing." };

/** A register in which the first gap of today is missing. */
export const olderRegister = JSON.stringify([closed, ...gaps.slice(1)]);
