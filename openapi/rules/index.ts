// The Redocly plugin for gaps: the document marks the points that the specification does not show, and nobody fills them with a guess.
import { callable } from "./callable.js";
import { describeGaps } from "./describe-gaps.js";
import { enumDescriptions } from "./enum-descriptions.js";
import { extensions } from "./extensions.js";
import { failureOfInput } from "./failure-of-input.js";
import { harmfulFirst, notShownTypes } from "./gap-form.js";
import { namesExist } from "./names-exist.js";
import { noGuess } from "./no-guess.js";
import { noOwnPart } from "./no-own-part.js";
import { statedExamples } from "./stated-examples.js";
import { uniqueId } from "./unique-id.js";
import { unsetPlaces } from "./unset-places.js";
import { untypedSchema } from "./untyped-schema.js";

export default () => ({
  id: "gaps",
  typeExtension: { oas3: notShownTypes },
  rules: {
    oas3: {
      callable,
      "enum-descriptions": enumDescriptions,
      "failure-of-input": failureOfInput,
      extensions,
      "harmful-first": harmfulFirst,
      "names-exist": namesExist,
      "no-guess": noGuess,
      "no-own-part": noOwnPart,
      "stated-examples": statedExamples,
      "unique-id": uniqueId,
      "unset-places": unsetPlaces,
      "untyped-schema": untypedSchema,
    },
  },
  decorators: { oas3: { "describe-gaps": describeGaps } },
});
