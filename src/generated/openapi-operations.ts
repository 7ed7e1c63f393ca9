// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

/** For each operation: its id, the failures that the document names, and the keys of each form of a success. */
export const operationTable = {
  "POST /tickets": {
    "operationId": "createTicket",
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
    "operationId": "getTicket",
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
    "operationId": "listComments",
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
    "operationId": "createComment",
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
    "operationId": "getComment",
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
    "operationId": "createDraft",
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
    "operationId": "createCustomer",
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
    "operationId": "listTeamMembers",
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
    "operationId": "addTeamMembers",
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
    "operationId": "getTeamMember",
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
    "operationId": "updateTeamMember",
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
    "operationId": "removeTeamMember",
    "statuses": [
      401
    ],
    "envelopes": []
  },
  "GET /forms": {
    "operationId": "listForms",
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
    "operationId": "getAgentReport",
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
    "operationId": "getGroupReport",
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
    "operationId": "getSurveyReport",
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
    "operationId": "getTicketReport",
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
