// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

const gaps0 = [["^429$","limits.rate"],["^413$","limits.request-size"],["^(404|410)$","errors.unknown-id"],["^(?!401$)4","errors.validation"]] as const;

const gaps1 = [["^429$","limits.rate"],["^413$","limits.request-size"],["^(404|410)$","errors.unknown-id"],["^(?!401$)4","errors.validation"],["^(?!401$)4","pagination.page-out-of-range"]] as const;

const gaps2 = [["^429$","limits.rate"],["^413$","limits.request-size"],["^(?!401$)[45]","team-members.remove.last-admin-status"],["^(?!401$)4","team-members.remove.other-failures"]] as const;

/**
 * For each operation: the failures that the document names, the gaps that another failure falls into, and the keys of
 * each form of a success.
 */
export const operationTable = {
  "POST /tickets": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "ticket": "object"
      }
    ]
  },
  "GET /tickets/{ticket_id}": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "ticket": "object"
      }
    ]
  },
  "GET /tickets/{ticket_id}/comments": {
    "statuses": [
      401
    ],
    "gaps": gaps1,
    "envelopes": [
      {
        "comments": "array",
        "pagination": "object"
      }
    ]
  },
  "POST /tickets/{ticket_id}/comments": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "comment": "object"
      }
    ]
  },
  "GET /tickets/{ticket_id}/comments/{comment_id}": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "comment": "object"
      }
    ]
  },
  "POST /tickets/{ticket_id}/drafts": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "draft": "object"
      }
    ]
  },
  "POST /customers": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "customer": "object"
      }
    ]
  },
  "GET /team-members": {
    "statuses": [
      401
    ],
    "gaps": gaps1,
    "envelopes": [
      {
        "team_members": "array",
        "pagination": "object"
      }
    ]
  },
  "POST /team-members": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "message": "string"
      }
    ]
  },
  "GET /team-members/{team_member_id}": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "team_member": "object"
      }
    ]
  },
  "PATCH /team-members/{team_member_id}": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "team_member": "object"
      }
    ]
  },
  "DELETE /team-members/{team_member_id}": {
    "statuses": [
      401
    ],
    "gaps": gaps2,
    "envelopes": []
  },
  "GET /forms": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "forms": "array",
        "kb_details": "object"
      }
    ]
  },
  "GET /reports/agents": {
    "statuses": [
      401
    ],
    "gaps": gaps1,
    "envelopes": [
      {
        "members": "array",
        "summary": "object",
        "total_count": "integer"
      }
    ]
  },
  "GET /reports/groups": {
    "statuses": [
      401
    ],
    "gaps": gaps1,
    "envelopes": [
      {
        "teams": "array",
        "summary": "object",
        "total_count": "integer"
      }
    ]
  },
  "GET /reports/surveys": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "surveys": "array"
      }
    ]
  },
  "GET /reports/tickets": {
    "statuses": [
      401
    ],
    "gaps": gaps0,
    "envelopes": [
      {
        "ticket_statuses": "array"
      }
    ]
  }
} as const;
