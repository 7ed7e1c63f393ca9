import type { Tables } from "../calls/plain-operation.js";
import { definitions, schemas } from "../generated/schemas.js";
import { missingDates } from "./custom-range.js";
import { ownChoices } from "./own-choices.js";
import { service } from "./service.js";

/** The operations as tools, with a rule for several parameters, which OpenAPI can't state. */
export const tables: Tables = {
  ...service,
  schemas,
  definitions,
  choices: ownChoices,
  chosenTypes: { label: "string", primary: "boolean" },
  findMistakes(values) {
    const missing = missingDates(values);
    if (missing.length === 0) return [];
    return [`${missing.join(" and ")} ${missing.length > 1 ? "are" : "is"} missing: custom needs both`];
  },
};
