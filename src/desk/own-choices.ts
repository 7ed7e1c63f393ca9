import type { OwnChoices } from "../validate/mistakes.js";

/** Where checks, tools and the command refuse a request that the specification does not forbid. From the specification: Errors. */
export const ownChoices: OwnChoices = {
  offset: "timestamps.offset",
  values: { channel: "the service would use api" },
};
