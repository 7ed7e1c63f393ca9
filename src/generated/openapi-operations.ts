// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

/** For each operation: the failures that the document names, and the keys of each form of a success. */
export const operationTable = {
  "POST /tickets": {
    "statuses": [
      401
    ],
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
    "envelopes": []
  },
  "GET /forms": {
    "statuses": [
      401
    ],
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
    "envelopes": [
      {
        "ticket_statuses": "array"
      }
    ]
  }
} as const;
