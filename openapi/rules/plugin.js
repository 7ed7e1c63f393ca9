// @ts-check
// The Redocly plugin for gaps: what the specification does not show is marked, and nobody fills it with a guess.
// This file only registers; each rule is a file of its own.
import { asTheClientCalls } from "./as-the-client-calls.js";
import { describeGaps } from "./describe-gaps.js";
import { enumDescriptions } from "./enum-descriptions.js";
import { gapIsComplete } from "./gap-is-complete.js";
import { gapPlacement } from "./gap-placement.js";
import { listedFailures } from "./listed-failures.js";
import { noGuess } from "./no-guess.js";
import { noGuessBeside } from "./no-guess-beside.js";
import { noGuessInWords } from "./no-guess-in-words.js";
import { noGuessOfPresence } from "./no-guess-of-presence.js";
import { noOrphanFiles } from "./no-orphan-files.js";
import { notShownTypes } from "./not-shown-type.js";
import { overlayActions } from "./overlay-actions.js";
import { ownExtensions } from "./own-extensions.js";
import { safeMarkdown } from "./safe-markdown.js";
import { settledBy } from "./settled-by.js";
import { statedExamples } from "./stated-examples.js";
import { successStatus } from "./success-status.js";
import { uniqueGapId } from "./unique-gap-id.js";
import { unsetPlaces } from "./unset-places.js";
import { untypedSchema } from "./untyped-schema.js";

export default () => ({
  id: "gaps",
  typeExtension: { oas3: notShownTypes },
  rules: {
    oas3: {
      "as-the-client-calls": asTheClientCalls,
      "enum-descriptions": enumDescriptions,
      "gap-is-complete": gapIsComplete,
      "gap-placement": gapPlacement,
      "listed-failures": listedFailures,
      "no-guess": noGuess,
      "no-orphan-files": noOrphanFiles,
      "no-guess-beside": noGuessBeside,
      "no-guess-in-words": noGuessInWords,
      "no-guess-of-presence": noGuessOfPresence,
      "own-extensions": ownExtensions,
      "safe-markdown": safeMarkdown,
      "settled-by": settledBy,
      "stated-examples": statedExamples,
      "success-status": successStatus,
      "unique-gap-id": uniqueGapId,
      "unset-places": unsetPlaces,
      "untyped-schema": untypedSchema,
    },
    overlay1: { "overlay-actions": overlayActions },
  },
  decorators: { oas3: { "describe-gaps": describeGaps } },
});
