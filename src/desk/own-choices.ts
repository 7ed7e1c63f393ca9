import type { OwnChoices } from "../validate/mistakes.js";
import type { GapId } from "./gaps.js";

/** Where checks, tools and the command refuse a request that the specification does not forbid. From the specification: Errors. */
export const ownChoices: OwnChoices = {
  offset: "timestamps.offset" satisfies GapId,
  values: { channel: "the service would use api" },
};
