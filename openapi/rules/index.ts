// The Redocly plugin for gaps: the document marks the points that the specification does not show, and nobody fills them with a guess.
// For another service, change only service.ts and service.yaml.
import { callable } from "./callable.js";
import { describeGaps } from "./describe-gaps.js";
import { enumDescriptions } from "./enum-descriptions.js";
import { failureOfInput } from "./failure-of-input.js";
import { gapIsComplete, notShownTypes } from "./gap-form.js";
import { gapPlacement } from "./gap-placement.js";
import { noGuessOfPresence, operationsExist, placesExist } from "./gap-places.js";
import { successStatus, untypedSchema } from "./needs-gap.js";
import { noGuess } from "./no-guess.js";
import { noOwnPart } from "./no-own-part.js";
import { ownExtensions } from "./own-extensions.js";
import type { Specification } from "./redocly.js";
import { sections } from "./service.js";
import { statedExamples } from "./stated-examples.js";
import { uniqueGapId, uniqueOperationId } from "./unique-ids.js";
import { unsetPlaces } from "./unset-places.js";

export const pluginFor = (specification: Specification) => ({
  id: "gaps",
  typeExtension: { oas3: notShownTypes },
  rules: {
    oas3: {
      callable,
      "enum-descriptions": enumDescriptions,
      "failure-of-input": failureOfInput,
      "gap-is-complete": gapIsComplete(specification),
      "gap-placement": gapPlacement,
      "no-guess": noGuess,
      "no-guess-of-presence": noGuessOfPresence,
      "no-own-part": noOwnPart,
      "operations-exist": operationsExist,
      "own-extensions": ownExtensions,
      "places-exist": placesExist,
      "stated-examples": statedExamples,
      "success-status": successStatus,
      "unique-gap-id": uniqueGapId,
      "unique-operation-id": uniqueOperationId,
      "unset-places": unsetPlaces,
      "untyped-schema": untypedSchema,
    },
  },
  decorators: { oas3: { "describe-gaps": describeGaps } },
});

export default () => pluginFor({ sections });
