// Generated from openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

/** For each operation: the failures that the document names, and the keys of each form of a success. */
export const operationTable = {
  "PATCH /team_members/{team_member_id}": {
    "statuses": [
      401
    ],
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
