// What the mock needs to know about the Support Desk beside its documents.
import { readFile } from "node:fs/promises";
import { nodeAt } from "../../base/json-pointer.js";
import { ownFile } from "../../base/own-file.js";
import { schemas } from "../../generated/schemas.js";
import type { MockDocument } from "../../mock/mock.js";
import { changeRequest } from "../../mock/operations.js";
import type { MockOperation } from "../../mock/prism.js";
import type { MockedService } from "../../mock/service.js";
import { ownChoices } from "../own-choices.js";

let packaged: Promise<MockDocument[]> | undefined;

/** Reads the document of this package, once. */
export function packagedDocuments(): Promise<MockDocument[]> {
  packaged ??= readFile(ownFile("generated/openapi.json"), "utf8").then((text) => [JSON.parse(text)]);
  return packaged;
}

export const mockedService: MockedService = {
  documents: packagedDocuments,
  schemas,
  published: "support-desk-client/openapi.json",
  choices: ownChoices,
  adapt: acceptAnyChannel,
  operationFor: withRules,
};

/** Adds the rules that depend on the request, or that OpenAPI has no words for. */
function withRules(operation: MockOperation, query: Readonly<Record<string, unknown>>): MockOperation {
  const isOlderUpdate = operation.described.name === "PATCH /team_members/{team_member_id}";
  return isOlderUpdate ? withRequiredAccept(operation) : withRequiredDates(operation, query["range_type"]);
}

/** Requires the header `Accept`, which OpenAPI ignores as a parameter. From the specification: Versioning. */
function withRequiredAccept(operation: MockOperation): MockOperation {
  const schema = { type: "string", pattern: "application/json" };
  const header = { id: "accept", name: "Accept", style: "simple", required: true, schema };
  return changeRequest(operation, "accept", ({ headers = [], ...request }) => {
    // The values of Prism's enums are these texts.
    return { ...request, headers: [...headers, header] } as NonNullable<MockOperation["request"]>;
  });
}

/** Requires both dates of a report with a custom range. From the specification: Reports. */
function withRequiredDates(operation: MockOperation, range: unknown): MockOperation {
  if (range !== "custom") return operation;
  return changeRequest(operation, "dates", ({ query = [], ...request }) => ({
    ...request,
    query: query.map((parameter) =>
      /^(start|end)_date$/.test(parameter.name) ? { ...parameter, required: true } : parameter,
    ),
  }));
}

/**
 * Accepts any channel of a new ticket: the service replaces an unknown one by `api`. The types keep the list, because an unknown
 * channel is a mistake. From the specification: Tickets, and Errors.
 */
function acceptAnyChannel(document: MockDocument): void {
  const fields = nodeAt(document, "/components/schemas/NewTicket/properties") as Record<string, unknown>;
  if (fields?.["channel"]) fields["channel"] = { type: "string" };
}
