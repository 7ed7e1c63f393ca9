// What the mock needs to know about the Support Desk beside its documents.
import { readFile } from "node:fs/promises";
import { nodeAt } from "../../base/json-pointer.js";
import { ownFile } from "../../base/own-file.js";
import type { MockDocument } from "../../mock/mock.js";
import type { MockedService } from "../../mock/service.js";
import { missingDates } from "../custom-range.js";
import { ownChoices } from "../own-choices.js";

let packaged: Promise<MockDocument[]> | undefined;

/** Reads the document of this package, once. */
export function packagedDocuments(): Promise<MockDocument[]> {
  packaged ??= readFile(ownFile("generated/openapi.json"), "utf8").then((text) => [JSON.parse(text)]);
  return packaged;
}

export const mockedService: MockedService = {
  documents: packagedDocuments,
  published: "support-desk-client/openapi.json",
  choices: ownChoices,
  adapt(document) {
    acceptAnyChannel(document);
    requireAccept(document);
  },
  missingBeside: missingDates,
};

/** Requires the header `Accept`, which OpenAPI ignores as a parameter, and Prism does not. From the specification: Versioning. */
function requireAccept(document: MockDocument): void {
  const update = nodeAt(document, "/paths/~1team_members~1{team_member_id}/patch") as {
    parameters?: object[];
  };
  const type = "application/json";
  // The page to try calls fills in the example.
  const header = { name: "Accept", in: "header", required: true, example: type };
  const parameter = { ...header, schema: { type: "string", pattern: type } };
  if (update) update.parameters = [...(update.parameters ?? []), parameter];
}

/**
 * Accepts any channel of a new ticket: the service replaces an unknown one by `api`. The types keep the list, because an unknown
 * channel is a mistake. From the specification: Tickets, and Errors.
 */
function acceptAnyChannel(document: MockDocument): void {
  const fields = nodeAt(document, "/components/schemas/NewTicket/properties") as Record<string, unknown>;
  if (fields?.["channel"]) fields["channel"] = { type: "string" };
}
