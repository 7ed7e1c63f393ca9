// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

const gaps0 = [["^429$","limits.rate"],["^413$","limits.request-size"],["^(404|410)$","errors.unknown-id"],["^(?!401$)4","errors.validation"]] as const;

/**
 * For each operation: the failures that the document names, the gaps that another failure falls into, and the keys of
 * each form of a success.
 */
export const operationTable = {
  "PATCH /team_members/{team_member_id}": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "team_member": "object"
      },
      {
        "id": "string",
        "email": "string",
        "organization_role": "string",
        "active": "boolean",
        "created_at": "string",
        "updated_at": "string"
      }
    ]
  }
} as const;
