// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

/** Every point that the service's specification does not show, with its operations and its locations in the document. */
export const gaps = [
  {
    "id": "addresses.letter-case",
    "kind": "not-shown",
    "what": "Whether the letter case of an e-mail address matters.",
    "advice": "Use one spelling of each address. With another spelling, the service may find nobody or somebody else.",
    "source": "Resources and their fields",
    "words": [],
    "isShared": true,
    "operationIds": [
      "createTicket",
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "getTeamMember",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1",
      "listForms",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "auth.permissions",
    "kind": "not-shown",
    "what": "The permissions or roles that an API key needs for each operation, the person in whose name it acts, and whether a browser may call the service.",
    "advice": "Expect any failure with any key. Don't tell users which role they lack. Read a record to see who is its author. Call the service from a server.",
    "source": "Authentication",
    "words": [
      "browser",
      "CORS",
      "forbidden",
      "scope"
    ],
    "isShared": true,
    "operationIds": [
      "createTicket",
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "getTeamMember",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1",
      "listForms",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "auth.wrong-workspace",
    "kind": "not-shown",
    "what": "The status and body of the response when the host names a wrong workspace, or the key belongs to another workspace.",
    "advice": "When authentication fails, check the host and the key together.",
    "source": "Authentication",
    "words": [],
    "isShared": true,
    "operationIds": [
      "createTicket",
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "getTeamMember",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1",
      "listForms",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "comments.attachments.url-access",
    "kind": "not-shown",
    "what": "Whether an attached file can be read without a key, and how long its URL works.",
    "advice": "Fetch the file soon, and without the API key. Be ready for a refusal.",
    "source": "Comment",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listComments",
      "createComment",
      "getComment"
    ],
    "locations": [
      "#/components/schemas/Attachment/properties/url"
    ]
  },
  {
    "id": "comments.author.kinds",
    "kind": "not-shown",
    "what": "The kinds of comment authors besides `user`, and which authors have the kind `user`.",
    "advice": "Expect any string, and handle those you do not know.",
    "source": "Comment",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listComments",
      "createComment",
      "getComment"
    ],
    "locations": [
      "#/components/schemas/CommentAuthor/properties/type"
    ]
  },
  {
    "id": "comments.content-form",
    "kind": "not-shown",
    "what": "Whether the content of a comment or a draft is plain text or HTML.",
    "advice": "Escape the content before you put it into a page. Don't send text whose meaning depends on the form.",
    "source": "Comment",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listComments",
      "createComment",
      "getComment",
      "createDraft"
    ],
    "locations": [
      "#/components/schemas/CommentContent"
    ]
  },
  {
    "id": "comments.create.files",
    "kind": "not-shown",
    "what": "Whether a call can attach files to a ticket, a comment or a draft, and how.",
    "advice": "Write the address of the file into the content, or let people attach the file in the workspace.",
    "source": "Comment",
    "words": [
      "attachment",
      "upload"
    ],
    "isShared": false,
    "operationIds": [
      "createTicket",
      "createComment",
      "createDraft"
    ],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "comments.create.sends-email",
    "kind": "not-shown",
    "what": "Whether the service e-mails a reply to the customer, `to` and `cc`, and a note to those it mentions.",
    "advice": "Send a reply only if each recipient may read it at once.",
    "source": "Comments and drafts",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createComment"
    ],
    "locations": [
      "#/paths/~1tickets~1{ticket_id}~1comments/post"
    ]
  },
  {
    "id": "comments.create.status",
    "kind": "not-shown",
    "what": "Whether a new comment changes the status or the `updated_at` of its ticket, and what happens to a comment on a ticket that is closed, spam or in the trash.",
    "advice": "Read the ticket before you comment, and again before you rely on its status. Read the comments to find new ones.",
    "source": "Comments and drafts",
    "words": [
      "closed ticket",
      "reopen"
    ],
    "isShared": false,
    "operationIds": [
      "createComment"
    ],
    "locations": [
      "#/paths/~1tickets~1{ticket_id}~1comments/post"
    ]
  },
  {
    "id": "comments.create.unknown-author",
    "kind": "not-shown",
    "what": "Whether the service refuses an `author_email` that belongs to no user, or whom it names as the author of the comment instead, and whether it refuses or drops a mention of an unknown or inactive user.",
    "advice": "Send the addresses of team members, and mention only active ones. Be ready for a failure, or for a comment without an author.",
    "source": "Comments and drafts",
    "words": [
      "impersonate",
      "on behalf"
    ],
    "isShared": false,
    "operationIds": [
      "createComment"
    ],
    "locations": [
      "#/components/schemas/NewComment"
    ]
  },
  {
    "id": "comments.list.description",
    "kind": "not-shown",
    "what": "Whether the description of a ticket is also its first comment.",
    "advice": "Compare the two before you show both.",
    "source": "Comments and drafts",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listComments"
    ],
    "locations": [
      "#/paths/~1tickets~1{ticket_id}~1comments/get"
    ]
  },
  {
    "id": "comments.note-visibility",
    "kind": "not-shown",
    "what": "Whether a customer can see a note.",
    "advice": "Don't write anything into a note that the customer must not read. Show notes only to your team.",
    "source": "Comment",
    "words": [
      "internal note",
      "private note",
      "public reply"
    ],
    "isShared": false,
    "operationIds": [
      "listComments",
      "createComment",
      "getComment",
      "createDraft"
    ],
    "locations": [
      "#/components/schemas/CommentType"
    ]
  },
  {
    "id": "comments.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a comment, its author, an attachment or a mentioned user is null, absent or, if it is a text, empty.",
    "advice": "Treat null, an empty text and a missing key alike in every optional field.",
    "source": "Comment",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listComments",
      "createComment",
      "getComment"
    ],
    "locations": [
      "#/components/schemas/Comment"
    ]
  },
  {
    "id": "customers.company",
    "kind": "not-shown",
    "what": "The company that `company_id` refers to, the form of its id, and where to find it.",
    "advice": "Leave it out unless people in the workspace gave you the id.",
    "source": "Customer (create customer response)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomer/properties/company_id"
    ]
  },
  {
    "id": "customers.create.known-address",
    "kind": "not-shown",
    "what": "Whether a known e-mail address leads to a failure, a second customer, or a change of the first one.",
    "advice": "Keep the ids of your customers, and compare them with the id in the response.",
    "source": "Customers",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/paths/~1customers/post"
    ]
  },
  {
    "id": "customers.create.language-form",
    "kind": "not-shown",
    "what": "The form of a new customer's language, for example a name or a code, and the accepted values.",
    "advice": "Leave it out unless people in the workspace named a value that the service accepts.",
    "source": "Customers",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomer/properties/language"
    ]
  },
  {
    "id": "customers.create.required-fields",
    "kind": "not-shown",
    "what": "The required fields of a new customer, and of an e-mail address, a phone number or a link that is an object, and whether a required list may be empty.",
    "advice": "Send at least one e-mail address, a `first_name` and a `last_name`. In an object, send `email`, `phone` or `url`, and a `label`; or send a plain string.",
    "source": "Customers",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomer"
    ]
  },
  {
    "id": "customers.create.success-status",
    "kind": "not-shown",
    "what": "The success status of creating a customer.",
    "advice": "Take any status from 200 to 299 as success.",
    "source": "Customers",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/paths/~1customers/post/responses/2XX"
    ]
  },
  {
    "id": "customers.create.time-zone-form",
    "kind": "not-shown",
    "what": "The form of a new customer's time zone, and the accepted values.",
    "advice": "Leave it out, or send the name of a team member's time zone and be ready for a refusal.",
    "source": "Customers",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomer/properties/time_zone"
    ]
  },
  {
    "id": "customers.create.value-types",
    "kind": "not-shown",
    "what": "The JSON types of `primary` and `label` in an e-mail address, a phone number or a link of a new customer.",
    "advice": "Leave `primary` out, and put the primary address first. Send text as a `label`.",
    "source": "Customers",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomer"
    ]
  },
  {
    "id": "customers.find",
    "kind": "not-shown",
    "what": "Whether and how a call can find, read, change or delete a customer.",
    "advice": "Keep the id and the addresses of each customer that you create.",
    "source": "Customers",
    "words": [
      "delete customer",
      "find customer",
      "list customers",
      "look up",
      "merge customers",
      "search",
      "update customer"
    ],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/paths/~1customers"
    ]
  },
  {
    "id": "customers.record-fields",
    "kind": "not-shown",
    "what": "The fields of a customer besides `id`, `name` and `email`.",
    "advice": "Use `id`, `name` and `email`, and ignore other fields of the response. Keep the other values that you sent.",
    "source": "Customer (create customer response)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/Customer"
    ]
  },
  {
    "id": "customers.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a customer is null, absent or an empty text.",
    "advice": "Treat null, an empty text and a missing key alike.",
    "source": "Customer (create customer response)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/Customer"
    ]
  },
  {
    "id": "drafts.create.unknown-author",
    "kind": "not-shown",
    "what": "What happens when the `author_email` of a draft belongs to no user.",
    "advice": "Send the address of a team member, or leave it out.",
    "source": "Comments and drafts",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createDraft"
    ],
    "locations": [
      "#/components/schemas/NewDraft/properties/author_email"
    ]
  },
  {
    "id": "drafts.read",
    "kind": "not-shown",
    "what": "Whether and how a call can read, change, send or delete a draft, who sees it, whether the comments of its ticket include it, and the form of the signature in it.",
    "advice": "Keep the id of each draft that you create, but don't expect to find the draft among the comments. Let people in the workspace send, change or delete it. Don't look for the signature in its content.",
    "source": "Comments and drafts",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createDraft"
    ],
    "locations": [
      "#/paths/~1tickets~1{ticket_id}~1drafts"
    ]
  },
  {
    "id": "errors.body-type",
    "kind": "not-shown",
    "what": "The body of any failure other than a rejected key and the removal of the last admin.",
    "advice": "Be ready for any JSON value, for an empty body, and for a body that is not JSON. Don't rely on the body or show it outside your team, because it may repeat what you sent.",
    "source": "Errors",
    "words": [],
    "isShared": true,
    "operationIds": [
      "createTicket",
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "getTeamMember",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1",
      "listForms",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/components/schemas/FailureBody"
    ]
  },
  {
    "id": "errors.unknown-id",
    "kind": "not-shown",
    "what": "The status and body of the response to an id or a ticket number that the workspace does not know, or to a text that is neither, such as `abc`.",
    "advice": "Treat every status outside 2xx as a failure. Don't rely on 404.",
    "source": "Errors",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createDraft",
      "getTeamMember",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/RecordId"
    ]
  },
  {
    "id": "errors.validation",
    "kind": "not-shown",
    "what": "The status and body of the response to a request whose body or query fails validation.",
    "advice": "Compare each request with the document before you send it. Treat every status outside 2xx as a failure.",
    "source": "Errors",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket",
      "listComments",
      "createComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "updateTeamMember",
      "updateTeamMemberV1",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/components/responses/InputFailure"
    ]
  },
  {
    "id": "events.webhooks",
    "kind": "not-shown",
    "what": "Any events, webhooks or notifications that the service sends.",
    "advice": "Keep the ids of records, and read the records again to see changes. No documented call finds new tickets.",
    "source": "Events",
    "words": [
      "callback",
      "polling",
      "push",
      "sync"
    ],
    "isShared": false,
    "operationIds": [],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "forms.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a form, or `kb_details` of a workspace without a knowledge base, is null, absent or, if it is a text, empty.",
    "advice": "Treat null, an empty text and a missing key alike.",
    "source": "Form (list forms)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listForms"
    ],
    "locations": [
      "#/paths/~1forms/get/responses/200/content/application~1json/schema"
    ]
  },
  {
    "id": "limits.page-size",
    "kind": "not-shown",
    "what": "The largest page size.",
    "advice": "Stay with the default of 30.",
    "source": "Limits",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listComments",
      "listTeamMembers"
    ],
    "locations": [
      "#/components/schemas/Pagination/properties/page_size"
    ]
  },
  {
    "id": "limits.rate",
    "kind": "not-shown",
    "what": "The number of requests that the service accepts in a given time, and its response to more.",
    "advice": "Keep concurrency low. If a Retry-After header arrives, wait as long as it asks.",
    "source": "Limits",
    "words": [
      "throttling",
      "too many requests"
    ],
    "isShared": true,
    "operationIds": [
      "createTicket",
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "getTeamMember",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1",
      "listForms",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "limits.request-size",
    "kind": "not-shown",
    "what": "The largest request that the service accepts.",
    "advice": "Set your own limit for the text that your users write. Be ready for a failure with a status that this document does not name.",
    "source": "Limits",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket",
      "createComment",
      "createDraft",
      "createCustomer",
      "addTeamMembers",
      "updateTeamMember",
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "pagination.order",
    "kind": "not-shown",
    "what": "The order of the items in a list, and whether it stays the same from page to page.",
    "advice": "Tell items apart by id, sort them, and compare their number with the total.",
    "source": "Pagination",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listComments",
      "listTeamMembers",
      "getAgentReport",
      "getGroupReport"
    ],
    "locations": [
      "#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "pagination.page-number-absent",
    "kind": "conflict",
    "what": "The response to a request without `page_number`. The specification itself names the conflict: the text of each operation says all results; the general text on pagination says page 1 with 30 items.",
    "advice": "Always send `page_number`, starting with 1.",
    "source": "Pagination",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listComments",
      "listTeamMembers",
      "getAgentReport",
      "getGroupReport"
    ],
    "locations": [
      "#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "pagination.page-out-of-range",
    "kind": "conflict",
    "what": "The status and body of the response to a page that does not exist, and whether `total_pages` of a list without items is 0 or 1. By our reading, two texts differ: the one on pagination says that the one on errors describes the response; the one on errors says that the status and body are not shown.",
    "advice": "Always read the first page, and then only pages that the response promises; if one of them fails, the list is incomplete. `paginate` asks for one page more only if a report's total may count a single page: an empty page, or a 400, 404, 410, 416 or 422, then ends the report.",
    "source": "Errors",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listComments",
      "listTeamMembers",
      "getAgentReport",
      "getGroupReport"
    ],
    "locations": [
      "#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "pagination.page-size-parameter",
    "kind": "not-shown",
    "what": "The name of the query parameter that sets the page size.",
    "advice": "Expect the default of 30 items per page. Read `page_size` if the response has it.",
    "source": "Pagination",
    "words": [
      "page size",
      "per page"
    ],
    "isShared": false,
    "operationIds": [
      "listComments",
      "listTeamMembers",
      "getAgentReport",
      "getGroupReport"
    ],
    "locations": [
      "#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "people.ids",
    "kind": "not-shown",
    "what": "Whether a person has the same id in tickets, comments and reports, and as a team member or a customer.",
    "advice": "Use an id only for the kind of record that you read it from. Otherwise, compare e-mail addresses.",
    "source": "Resources and their fields",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createCustomer",
      "listTeamMembers",
      "getTeamMember",
      "updateTeamMember",
      "updateTeamMemberV1",
      "getAgentReport"
    ],
    "locations": [
      "#/components/schemas/PersonId"
    ]
  },
  {
    "id": "reads.after-writes",
    "kind": "not-shown",
    "what": "Whether a read shows a write at once.",
    "advice": "If a read does not show your write, read again later before you write again.",
    "source": "Endpoints",
    "words": [
      "eventual consistency",
      "stale"
    ],
    "isShared": false,
    "operationIds": [],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "reports.agents.pagination",
    "kind": "conflict",
    "what": "Whether the report on agents has a `pagination` object. By our reading, two texts differ: the one on pagination says that paginated responses have one; the one on this report, which takes `page_number`, shows `total_count` instead.",
    "advice": "Read `pagination` if it is present. Otherwise, read the next page until one is empty, repeats entries or fails; `paginate` does this if `total_count` does not show where the list ends.",
    "source": "Pagination",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getAgentReport"
    ],
    "locations": [
      "#/paths/~1reports~1agents/get"
    ]
  },
  {
    "id": "reports.agents.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset summary of the report, or an unset name of an agent, is null, absent or an empty text.",
    "advice": "Treat null, an empty text and a missing key alike.",
    "source": "Reports (all GET, response 200)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getAgentReport"
    ],
    "locations": [
      "#/components/schemas/AgentReport"
    ]
  },
  {
    "id": "reports.groups.pagination",
    "kind": "conflict",
    "what": "Whether the report on groups has a `pagination` object. By our reading, two texts differ: the one on pagination says that paginated responses have one; the one on this report, which takes `page_number`, shows `total_count` instead.",
    "advice": "Read `pagination` if it is present. Otherwise, read the next page until one is empty, repeats entries or fails; `paginate` does this if `total_count` does not show where the list ends.",
    "source": "Pagination",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getGroupReport"
    ],
    "locations": [
      "#/paths/~1reports~1groups/get"
    ]
  },
  {
    "id": "reports.groups.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset summary of the report, or an unset name of a group, is null, absent or an empty text.",
    "advice": "Treat null, an empty text and a missing key alike.",
    "source": "Reports (all GET, response 200)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getGroupReport"
    ],
    "locations": [
      "#/components/schemas/GroupReport"
    ]
  },
  {
    "id": "reports.metrics.previous",
    "kind": "not-shown",
    "what": "The span of time that the previous value of a metric covers, the formula for the change, and whether both are null, absent or some number when there is nothing to compare with, as with `all_time`.",
    "advice": "Show the two as they arrive, and don't name dates for them. Treat null and a missing key alike, and don't show 0 in their place.",
    "source": "Report metric",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getAgentReport",
      "getGroupReport",
      "getTicketReport"
    ],
    "locations": [
      "#/components/schemas/ReportMetric"
    ]
  },
  {
    "id": "reports.metrics.units",
    "kind": "not-shown",
    "what": "The units and the exact definitions of a report's metrics.",
    "advice": "Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.",
    "source": "Reports (all GET, response 200)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getAgentReport",
      "getGroupReport",
      "getTicketReport"
    ],
    "locations": [
      "#/components/schemas/ReportMetric"
    ]
  },
  {
    "id": "reports.range.bounds",
    "kind": "not-shown",
    "what": "The time zone of a report's span, the first day of a week, whether a custom span includes both of its dates, the longest span, and the effect of reversed or future dates, and of dates without `custom`.",
    "advice": "Compare only reports with the same `range_type`. Show the dates of a custom span as you sent them, and don't add up adjacent spans. Send `start_date` and `end_date` only with `custom`, in order and not in the future.",
    "source": "Reports (all GET, response 200)",
    "words": [
      "time zone",
      "week",
      "date range"
    ],
    "isShared": false,
    "operationIds": [
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/components/schemas/RangeType"
    ]
  },
  {
    "id": "reports.surveys.types",
    "kind": "not-shown",
    "what": "The JSON types of the count of a choice and of the question of a survey.",
    "advice": "Calculate with a count only if it is a number, and treat anything else as unknown. Expect text as the question, and check its type.",
    "source": "Reports (all GET, response 200)",
    "words": [
      "CSAT",
      "customer satisfaction",
      "rating",
      "score"
    ],
    "isShared": false,
    "operationIds": [
      "getSurveyReport"
    ],
    "locations": [
      "#/components/schemas/Survey"
    ]
  },
  {
    "id": "reports.surveys.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a survey or of one of its choices is null, absent or, if it is a text, empty.",
    "advice": "Treat null, an empty text and a missing key alike in every optional field.",
    "source": "Reports (all GET, response 200)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getSurveyReport"
    ],
    "locations": [
      "#/components/schemas/Survey"
    ]
  },
  {
    "id": "reports.tickets.names",
    "kind": "not-shown",
    "what": "Whether `name` in the report on tickets is the key of a status, such as `on_hold`, or a label, and which statuses are listed in this report, and which agents and groups in the others.",
    "advice": "Show the name as it arrives. Don't conclude from a missing row that there are no tickets.",
    "source": "Reports (all GET, response 200)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getTicketReport"
    ],
    "locations": [
      "#/components/schemas/TicketStatusVolume/properties/name"
    ]
  },
  {
    "id": "reports.tickets.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset name of a status in the report on tickets is null, absent or an empty text.",
    "advice": "Treat null, an empty text and a missing key alike.",
    "source": "Reports (all GET, response 200)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getTicketReport"
    ],
    "locations": [
      "#/components/schemas/TicketStatusVolume"
    ]
  },
  {
    "id": "reports.total-count-meaning",
    "kind": "not-shown",
    "what": "Which entries `total_count` counts: for example, those on all pages, or only those on its page.",
    "advice": "Read the page after a full one, and compare at the end, as `paginate` does.",
    "source": "Reports (all GET, response 200)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getAgentReport",
      "getGroupReport"
    ],
    "locations": [
      "#/components/schemas/ReportTotalCount"
    ]
  },
  {
    "id": "requests.unknown-fields",
    "kind": "not-shown",
    "what": "Whether the service ignores or refuses an unknown field, an unknown query parameter, or null in an optional field.",
    "advice": "Send only fields and parameters that the document lists, and leave out those without a value.",
    "source": "Endpoints",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket",
      "listComments",
      "createComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "updateTeamMember",
      "updateTeamMemberV1",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/components/responses/InputFailure"
    ]
  },
  {
    "id": "responses.listed-fields",
    "kind": "not-shown",
    "what": "Whether a response always includes every field that the specification lists for it. The document names some of these fields as required: that is its own reading of the specification.",
    "advice": "Be ready for a missing value in every field. Check responses with `validateResponses`.",
    "source": "Resources and their fields",
    "words": [],
    "isShared": true,
    "operationIds": [
      "createTicket",
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "getTeamMember",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1",
      "listForms",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "team-members.add.known-address",
    "kind": "not-shown",
    "what": "What happens when you add an address that a team member already has, even one that an update gave them.",
    "advice": "List the members first. Add only addresses that none of them has.",
    "source": "Team members",
    "words": [],
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/components/schemas/NewTeamMembers/properties/emails"
    ]
  },
  {
    "id": "team-members.add.partial",
    "kind": "not-shown",
    "what": "Whether a call that fails adds some of the members.",
    "advice": "After a failure, list the members, and add only those who are missing.",
    "source": "Team members",
    "words": [],
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/paths/~1team-members/post"
    ]
  },
  {
    "id": "team-members.add.required-fields",
    "kind": "not-shown",
    "what": "The fields that are required to add team members, and whether the list of addresses may be empty.",
    "advice": "Send at least one address.",
    "source": "Team members",
    "words": [],
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/components/schemas/NewTeamMembers"
    ]
  },
  {
    "id": "team-members.add.unknown-role",
    "kind": "not-shown",
    "what": "Whether the service refuses or replaces a role that the workspace does not have, where valid roles are listed, and what happens when `invited_by` belongs to no admin.",
    "advice": "Send a role that a member has, in the same letter case, and the address of an admin, or leave them out.",
    "source": "Team members",
    "words": [],
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/components/schemas/NewTeamMembers/properties/organization_role"
    ]
  },
  {
    "id": "team-members.list.email-filter-parameter",
    "kind": "not-shown",
    "what": "The name of the query parameter that filters team members by e-mail address.",
    "advice": "Read all pages, and compare the addresses yourself.",
    "source": "Team members",
    "words": [
      "find member",
      "search"
    ],
    "isShared": false,
    "operationIds": [
      "listTeamMembers"
    ],
    "locations": [
      "#/paths/~1team-members/get"
    ]
  },
  {
    "id": "team-members.list.members",
    "kind": "not-shown",
    "what": "Whether the list has inactive and invited members, and a new member at once, and whether an added member is active at once.",
    "advice": "Look for new members in the list, and read whether they are active, before you assign a ticket to them or mention them. Don't take a member who is not listed for a stranger.",
    "source": "Team members",
    "words": [
      "deactivated",
      "invitation",
      "invite",
      "pending"
    ],
    "isShared": false,
    "operationIds": [
      "listTeamMembers"
    ],
    "locations": [
      "#/paths/~1team-members/get/responses/200/content/application~1json/schema/properties/team_members"
    ]
  },
  {
    "id": "team-members.remove.last-admin-status",
    "kind": "not-shown",
    "what": "The status code of the failure to remove the last admin of the workspace, the roles that make a member an admin, and whether an inactive admin counts.",
    "advice": "Recognise the failure by its message, not by its status. Don't conclude from a role whether a member can be removed.",
    "source": "Errors",
    "words": [],
    "isShared": false,
    "operationIds": [
      "removeTeamMember"
    ],
    "locations": [
      "#/components/responses/RemoveTeamMemberFailure"
    ]
  },
  {
    "id": "team-members.remove.references",
    "kind": "not-shown",
    "what": "Who gets a removed member's tickets, how records show the member, and whether a removal can be undone.",
    "advice": "First have people reassign the tickets, and keep what you need.",
    "source": "Team members",
    "words": [
      "offboarding",
      "reassign",
      "restore",
      "undo"
    ],
    "isShared": false,
    "operationIds": [
      "removeTeamMember"
    ],
    "locations": [
      "#/paths/~1team-members~1{team_member_id}/delete"
    ]
  },
  {
    "id": "team-members.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a team member is null, absent or an empty text.",
    "advice": "Treat null, an empty text and a missing key alike in every optional field.",
    "source": "Team member",
    "words": [],
    "isShared": false,
    "operationIds": [
      "listTeamMembers",
      "getTeamMember",
      "updateTeamMember"
    ],
    "locations": [
      "#/components/schemas/TeamMember"
    ]
  },
  {
    "id": "team-members.update.clearing",
    "kind": "not-shown",
    "what": "Whether an update can clear a field of a team member, and by which value.",
    "advice": "Send only values that the field should have.",
    "source": "Team members",
    "words": [],
    "isShared": false,
    "operationIds": [
      "updateTeamMember",
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/TeamMemberUpdate"
    ]
  },
  {
    "id": "team-members.update.last-admin",
    "kind": "not-shown",
    "what": "Whether a change of a role or of `active` can leave a workspace without an admin, and how it fails if not.",
    "advice": "First have people confirm that another admin remains.",
    "source": "Team members",
    "words": [],
    "isShared": false,
    "operationIds": [
      "updateTeamMember",
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/TeamMemberUpdate"
    ]
  },
  {
    "id": "team-members.update.taken-address",
    "kind": "not-shown",
    "what": "Whether an update can give a team member an address that another member has.",
    "advice": "List the members first. Choose an address that none of them has.",
    "source": "Team members",
    "words": [],
    "isShared": false,
    "operationIds": [
      "updateTeamMember",
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/TeamMemberUpdate/properties/email"
    ]
  },
  {
    "id": "team-members.update.unknown-role",
    "kind": "not-shown",
    "what": "Whether the service refuses or ignores a role that the workspace does not have, and where valid roles are listed.",
    "advice": "Send a role that a member has, in the same letter case.",
    "source": "Team members",
    "words": [],
    "isShared": false,
    "operationIds": [
      "updateTeamMember",
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/TeamMemberUpdate/properties/organization_role"
    ]
  },
  {
    "id": "tickets.create.defaults",
    "kind": "not-shown",
    "what": "The status, the priority, the category, the group and the assignee of a ticket that you create without them.",
    "advice": "If one of them matters, send it or read the ticket.",
    "source": "Tickets",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket"
    ]
  },
  {
    "id": "tickets.create.description-form",
    "kind": "not-shown",
    "what": "Whether the service reads the description of a new ticket as plain text or as HTML.",
    "advice": "Don't send text whose meaning depends on the form, such as tags. Before you put a description into a page, escape your own text, and sanitize the HTML of a ticket that you read.",
    "source": "Tickets",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket/properties/description"
    ]
  },
  {
    "id": "tickets.create.field-values",
    "kind": "not-shown",
    "what": "The JSON types that a custom field's value in a new ticket may have.",
    "advice": "Read a ticket that has the field, and send a value of the same form.",
    "source": "Tickets",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket/properties/ticket_fields"
    ]
  },
  {
    "id": "tickets.create.sends-email",
    "kind": "not-shown",
    "what": "Whether the service sends an e-mail for a new ticket, to its customer or to the addresses in `to` and `cc`.",
    "advice": "Expect that it does. Use your own addresses when you try it.",
    "source": "Tickets",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/paths/~1tickets/post"
    ]
  },
  {
    "id": "tickets.create.unknown-customer",
    "kind": "not-shown",
    "what": "Whether a new ticket for an address that no customer has creates a customer or fails, and the effect of a `name` that differs from the name of the customer who has the address.",
    "advice": "Create the ticket, and read it to see its customer. Create the customer first only if you know that nobody has the address. Leave `name` out if it must not replace the customer's name.",
    "source": "Tickets",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket/properties/email"
    ]
  },
  {
    "id": "tickets.create.unknown-values",
    "kind": "not-shown",
    "what": "Whether the service refuses, drops or replaces an unknown group, assignee, status, priority, category or custom field, where valid values are listed, and whether their letter case matters.",
    "advice": "Send values that people in the workspace named, in the same letter case, and read the ticket to see which it has.",
    "source": "Tickets",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket"
    ]
  },
  {
    "id": "tickets.delete",
    "kind": "not-shown",
    "what": "Whether and how this version deletes a ticket.",
    "advice": "Leave deletion to people in the workspace.",
    "source": "Endpoints",
    "words": [
      "delete ticket",
      "erase",
      "spam",
      "trash"
    ],
    "isShared": false,
    "operationIds": [
      "getTicket"
    ],
    "locations": [
      "#/paths/~1tickets~1{ticket_id}"
    ]
  },
  {
    "id": "tickets.fields",
    "kind": "not-shown",
    "what": "The JSON type of a custom field's value in a ticket that you read, and whether its `field_name` is the key that `ticket_fields` of a new ticket takes.",
    "advice": "Check the type before you use the value. Read a new ticket to see which of its fields were set.",
    "source": "Ticket (as returned by get ticket)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getTicket"
    ],
    "locations": [
      "#/components/schemas/CustomField/properties/field_value"
    ]
  },
  {
    "id": "tickets.list",
    "kind": "not-shown",
    "what": "Whether and how this version lists or finds tickets. The specification shows only the envelope of an older list, under the prefix `/api/v1/public`.",
    "advice": "Keep the ids of the tickets that you create or receive.",
    "source": "Endpoints",
    "words": [
      "export tickets",
      "filter tickets",
      "find ticket",
      "list tickets",
      "query",
      "search"
    ],
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/paths/~1tickets"
    ]
  },
  {
    "id": "tickets.numbers",
    "kind": "not-shown",
    "what": "Whether the numbers of tickets have holes, whether a number is used again, and what a number of a merged or trashed ticket leads to.",
    "advice": "Don't conclude from a number that fails that no later ticket exists, or that a ticket never did.",
    "source": "Ticket (as returned by get ticket)",
    "words": [
      "deleted ticket",
      "merge",
      "sequence"
    ],
    "isShared": false,
    "operationIds": [
      "getTicket"
    ],
    "locations": [
      "#/components/schemas/Ticket/properties/number"
    ]
  },
  {
    "id": "tickets.status.transitions",
    "kind": "not-shown",
    "what": "The transitions from one status of a ticket to another.",
    "advice": "Read the ticket again. Don't predict its next status.",
    "source": "States and transitions",
    "words": [],
    "isShared": false,
    "operationIds": [
      "createTicket",
      "getTicket"
    ],
    "locations": [
      "#/components/schemas/TicketStatus"
    ]
  },
  {
    "id": "tickets.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a ticket, or of an object in it, is null, absent or, if it is a text, empty.",
    "advice": "Treat null, an empty text and a missing key alike in every optional field.",
    "source": "Ticket (as returned by get ticket)",
    "words": [],
    "isShared": false,
    "operationIds": [
      "getTicket"
    ],
    "locations": [
      "#/components/schemas/Ticket"
    ]
  },
  {
    "id": "tickets.update",
    "kind": "not-shown",
    "what": "Whether and how this version updates a ticket.",
    "advice": "Add a comment or a draft. Leave other changes to people in the workspace.",
    "source": "Endpoints",
    "words": [
      "assign",
      "change status",
      "close ticket",
      "edit ticket",
      "merge tickets",
      "reopen",
      "resolve",
      "tag",
      "update ticket"
    ],
    "isShared": false,
    "operationIds": [
      "getTicket"
    ],
    "locations": [
      "#/paths/~1tickets~1{ticket_id}"
    ]
  },
  {
    "id": "time-zones.names",
    "kind": "not-shown",
    "what": "The names of time zones that are valid for a team member.",
    "advice": "Send a name that a member of the workspace has. Be ready for a refusal of any other name.",
    "source": "Team member",
    "words": [],
    "isShared": false,
    "operationIds": [
      "updateTeamMember",
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/TeamMemberUpdate/properties/time_zone"
    ]
  },
  {
    "id": "timestamps.offset",
    "kind": "not-shown",
    "what": "Whether each timestamp has an offset from UTC, which time zone one without an offset is in, and which other ISO 8601 forms arrive.",
    "advice": "Send due dates with an offset. Don't compare a timestamp without one with a clock. Be ready for a timestamp that your parser refuses.",
    "source": "Resources and their fields",
    "words": [
      "date format",
      "UTC"
    ],
    "isShared": true,
    "operationIds": [
      "createTicket",
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "getTeamMember",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1",
      "listForms",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "v1-public.tickets.list",
    "kind": "not-shown",
    "what": "The method, the path, the parameters and the failures of the older ticket list, the fields of its tickets, and the form of its pagination.",
    "advice": "Don't call it. Keep the ids of the tickets that you create or receive. Accept any JSON value in it.",
    "source": "Versioning",
    "words": [],
    "isShared": false,
    "operationIds": [],
    "locations": [
      "#/components/schemas/PublicV1TicketList"
    ]
  },
  {
    "id": "v1.team-members.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a team member in the older interface is null, absent or an empty text.",
    "advice": "Treat null, an empty text and a missing key alike in every optional field.",
    "source": "Versioning",
    "words": [],
    "isShared": false,
    "operationIds": [
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/TeamMemberV1"
    ]
  },
  {
    "id": "v1.team-members.update.active-effect",
    "kind": "not-shown",
    "what": "The effect of a change of `active` on a team member and their tickets.",
    "advice": "Try it first on a member whom nobody needs, and look at the effect in the workspace.",
    "source": "Versioning",
    "words": [
      "deactivate",
      "disable",
      "suspend"
    ],
    "isShared": false,
    "operationIds": [
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/TeamMemberUpdateV1/allOf/1/properties/active"
    ]
  },
  {
    "id": "v1.team-members.update.method",
    "kind": "not-shown",
    "what": "The HTTP method of the older team-member update, and whether its host and key are those of the current interface.",
    "advice": "Prefer the current update. For the older one, the client and the mock use the method of the current one, PATCH, and its host and key.",
    "source": "Versioning",
    "words": [],
    "isShared": false,
    "operationIds": [
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/paths/~1team_members~1{team_member_id}/patch"
    ]
  },
  {
    "id": "v1.team-members.update.response",
    "kind": "not-shown",
    "what": "The success status of the older update, and whether the response has the member under the key `team_member` or without a key.",
    "advice": "Take any status from 200 to 299 as success, and accept both forms.",
    "source": "Versioning",
    "words": [],
    "isShared": false,
    "operationIds": [
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/paths/~1team_members~1{team_member_id}/patch/responses/2XX"
    ]
  },
  {
    "id": "versioning.deprecation",
    "kind": "not-shown",
    "what": "The policy for deprecating or retiring a version, and any version negotiation beyond the path prefix.",
    "advice": "Stay on the current path prefix, and choose the version only by it. Watch for announcements of the service.",
    "source": "Versioning",
    "words": [
      "sunset"
    ],
    "isShared": true,
    "operationIds": [
      "createTicket",
      "getTicket",
      "listComments",
      "createComment",
      "getComment",
      "createDraft",
      "createCustomer",
      "listTeamMembers",
      "addTeamMembers",
      "getTeamMember",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1",
      "listForms",
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/info"
    ]
  },
  {
    "id": "writes.repeated",
    "kind": "not-shown",
    "what": "The effect of a write that the service receives twice, for example because it was sent again after a timeout.",
    "advice": "Send a write again only if it certainly did not arrive. If you do not know, have somebody look in the workspace first.",
    "source": "Endpoints",
    "words": [
      "duplicate",
      "idempotency key",
      "idempotent",
      "retry",
      "timeout"
    ],
    "isShared": false,
    "operationIds": [
      "createTicket",
      "createComment",
      "createDraft",
      "createCustomer",
      "addTeamMembers",
      "updateTeamMember",
      "removeTeamMember",
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/info"
    ]
  }
] as const;

/** The ids that gaps no longer have, with the id that replaces each; null if the point is no longer a gap. */
export const formerGaps: Record<string, string | null> = {
  "comments.attachments.unset-values": "comments.unset-values",
  "comments.author.unset-values": "comments.unset-values",
  "comments.create.mentions-on-reply": null,
  "comments.create.unknown-mention": "comments.create.unknown-author",
  "comments.mentions.unset-values": "comments.unset-values",
  "customers.create.email-fields": "customers.create.required-fields",
  "customers.create.email-primary-type": "customers.create.value-types",
  "customers.create.link-fields": "customers.create.required-fields",
  "customers.create.link-label-type": "customers.create.value-types",
  "customers.create.phone-fields": "customers.create.required-fields",
  "customers.create.phone-label-type": "customers.create.value-types",
  "customers.name-form": null,
  "drafts.create.signature-form": "drafts.read",
  "forms.knowledge-base.unset-values": "forms.unset-values",
  "pagination.empty-list": "pagination.page-out-of-range",
  "reports.metrics.change": "reports.metrics.previous",
  "reports.metrics.unset-values": "reports.metrics.previous",
  "reports.range.dates-without-custom": "reports.range.bounds",
  "reports.surveys.count-type": "reports.surveys.types",
  "reports.surveys.question-type": "reports.surveys.types",
  "team-members.add.active": "team-members.list.members",
  "team-members.add.listed": "team-members.list.members",
  "team-members.add.message-text": null,
  "team-members.add.unknown-inviter": "team-members.add.unknown-role",
  "team-members.admin-role": "team-members.remove.last-admin-status",
  "team-members.name-form": null,
  "tickets.create.default-category": "tickets.create.defaults",
  "tickets.create.default-priority": "tickets.create.defaults",
  "tickets.create.default-status": "tickets.create.defaults",
  "tickets.create.known-customer-name": "tickets.create.unknown-customer",
  "tickets.create.recipients-form": null,
  "tickets.create.unread-fields": null,
  "tickets.create.url-form": null,
  "tickets.fields.value-type": "tickets.fields",
  "tickets.updated-at": "comments.create.status",
  "v1-public.tickets.item-type": "v1-public.tickets.list",
  "v1-public.tickets.pagination-type": "v1-public.tickets.list",
  "v1.team-members.update.envelope": "v1.team-members.update.response",
  "v1.team-members.update.success-status": "v1.team-members.update.response",
  "versioning.negotiation": "versioning.deprecation"
};
