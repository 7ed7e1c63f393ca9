// @ts-check
// The Redocly plugin that keeps the documents honest about what the specification does not show. It only registers.
import { describeGaps } from "./describe-gaps.js";
import { gapIsComplete } from "./gap-is-complete.js";
import { gapPlacement } from "./gap-placement.js";
import { noGuess } from "./no-guess.js";
import { notShownTypes } from "./not-shown-type.js";
import { successStatus } from "./success-status.js";
import { uniqueGapId } from "./unique-gap-id.js";
import { untypedSchema } from "./untyped-schema.js";

export default () => ({
  id: "gaps",
  typeExtension: { oas3: notShownTypes },
  rules: {
    oas3: {
      "gap-is-complete": gapIsComplete,
      "gap-placement": gapPlacement,
      "no-guess": noGuess,
      "success-status": successStatus,
      "unique-gap-id": uniqueGapId,
      "untyped-schema": untypedSchema,
    },
  },
  decorators: { oas3: { "describe-gaps": describeGaps } },
});
