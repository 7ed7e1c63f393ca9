import { readBundles } from "../../src/cli/codegen/documents.js";
import { knowledgeOf } from "../../src/cli/evidence/knowledge.js";

/** What the documents of the project say, for the commands on evidence. */
export const knowledge = knowledgeOf(await readBundles());

export const salt = "a secret of the team";

/** A line of evidence. */
export const line = (answers: object, operation = "GET /forms") =>
  JSON.stringify({ evidence: 1, operation, answers });
