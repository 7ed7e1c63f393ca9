// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

/** Every point that the service's specification does not show, with its operations and its locations in the document. */
export const gaps = [
  {
    "id": "addresses.letter-case",
    "kind": "not-shown",
    "what": "Whether the letter case of an e-mail address matters.",
    "advice": "Use one spelling of each address. With another spelling, the service may find nobody or somebody else.",
    "source": "Resources and their fields",
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
    "what": "The permissions or roles that an API key needs for each operation.",
    "advice": "Expect any failure with any key. Don't tell users which role they lack.",
    "source": "Authentication",
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
    "id": "comments.attachments.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of an attachment is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "isShared": false,
    "operationIds": [
      "listComments",
      "createComment",
      "getComment"
    ],
    "locations": [
      "#/components/schemas/Attachment"
    ]
  },
  {
    "id": "comments.attachments.url-access",
    "kind": "not-shown",
    "what": "Whether an attached file can be read without a key, and how long its URL works.",
    "advice": "Fetch the file soon, and without the API key. Be ready for a refusal.",
    "source": "Comment",
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
    "id": "comments.author.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset name or e-mail address of a comment's author is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "isShared": false,
    "operationIds": [
      "listComments",
      "createComment",
      "getComment"
    ],
    "locations": [
      "#/components/schemas/CommentAuthor"
    ]
  },
  {
    "id": "comments.content-form",
    "kind": "not-shown",
    "what": "Whether the content of a comment or a draft is plain text or HTML.",
    "advice": "Escape the content before you put it into a page. Don't send text whose meaning depends on the form.",
    "source": "Comment",
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
    "what": "Whether a call can attach files to a comment, a draft or a ticket, and how.",
    "advice": "Write the address of the file into the content, or let people attach the file in the workspace.",
    "source": "Comment",
    "isShared": false,
    "operationIds": [
      "createComment"
    ],
    "locations": [
      "#/components/schemas/NewComment"
    ]
  },
  {
    "id": "comments.create.mentions-on-reply",
    "kind": "not-shown",
    "what": "Whether the service refuses a reply with `mentions` or drops them, and whether an empty list counts as mentions.",
    "advice": "Leave `mentions` out of a reply, even an empty list.",
    "source": "Comments and drafts",
    "isShared": false,
    "operationIds": [
      "createComment"
    ],
    "locations": [
      "#/components/schemas/NewReply"
    ]
  },
  {
    "id": "comments.create.sends-email",
    "kind": "not-shown",
    "what": "Whether the service e-mails a reply to the customer, `to` and `cc`, and a note to those it mentions.",
    "advice": "Send a reply only if each recipient may read it at once.",
    "source": "Comments and drafts",
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
    "what": "Whether a new comment changes the status of its ticket.",
    "advice": "Read the ticket again before you rely on its status.",
    "source": "Comments and drafts",
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
    "what": "What happens when `author_email` belongs to no user, and who the author of the comment is then.",
    "advice": "Send the address of a team member. Be ready for a failure or for a comment without an author.",
    "source": "Comments and drafts",
    "isShared": false,
    "operationIds": [
      "createComment"
    ],
    "locations": [
      "#/components/schemas/NewComment"
    ]
  },
  {
    "id": "comments.create.unknown-mention",
    "kind": "not-shown",
    "what": "Whether the service refuses or drops a mention of an unknown or inactive user.",
    "advice": "Mention only active members whose address you have read.",
    "source": "Comments and drafts",
    "isShared": false,
    "operationIds": [
      "createComment"
    ],
    "locations": [
      "#/components/schemas/NewNote/properties/mentions"
    ]
  },
  {
    "id": "comments.list.description",
    "kind": "not-shown",
    "what": "Whether the description of a ticket is also its first comment.",
    "advice": "Compare the two before you show both.",
    "source": "Comments and drafts",
    "isShared": false,
    "operationIds": [
      "listComments"
    ],
    "locations": [
      "#/paths/~1tickets~1{ticket_id}~1comments/get"
    ]
  },
  {
    "id": "comments.mentions.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset name or e-mail address of a mentioned user is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "isShared": false,
    "operationIds": [
      "listComments",
      "createComment",
      "getComment"
    ],
    "locations": [
      "#/components/schemas/MentionedUser"
    ]
  },
  {
    "id": "comments.note-visibility",
    "kind": "not-shown",
    "what": "Whether a customer can see a note.",
    "advice": "Don't write anything into a note that the customer must not read. Show notes only to your team.",
    "source": "Comment",
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
    "what": "Whether an unset author of a comment is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
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
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomer/properties/company_id"
    ]
  },
  {
    "id": "customers.create.email-fields",
    "kind": "not-shown",
    "what": "Whether `email` is required in an e-mail address that is an object.",
    "advice": "Always send `email`.",
    "source": "Customers",
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomerEmail"
    ]
  },
  {
    "id": "customers.create.email-primary-type",
    "kind": "not-shown",
    "what": "The JSON type of `primary` in an e-mail address of a new customer.",
    "advice": "Leave it out, and put the primary address first.",
    "source": "Customers",
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomerEmail/properties/primary"
    ]
  },
  {
    "id": "customers.create.known-address",
    "kind": "not-shown",
    "what": "Whether a known e-mail address leads to a failure, a second customer, or a change of the first one.",
    "advice": "Keep the ids of your customers, and compare them with the id in the response.",
    "source": "Customers",
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
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomer/properties/language"
    ]
  },
  {
    "id": "customers.create.link-fields",
    "kind": "not-shown",
    "what": "Whether `url` and `label` are required in a link that is an object.",
    "advice": "Send a plain string if you need no label. Otherwise, send `url` and `label`.",
    "source": "Customers",
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomerLink"
    ]
  },
  {
    "id": "customers.create.link-label-type",
    "kind": "not-shown",
    "what": "The JSON type of `label` in a link of a new customer.",
    "advice": "Send text.",
    "source": "Customers",
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomerLink/properties/label"
    ]
  },
  {
    "id": "customers.create.phone-fields",
    "kind": "not-shown",
    "what": "Whether `phone` and `label` are required in a phone number that is an object.",
    "advice": "Send a plain string if you need no label. Otherwise, send `phone` and `label`.",
    "source": "Customers",
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomerPhone"
    ]
  },
  {
    "id": "customers.create.phone-label-type",
    "kind": "not-shown",
    "what": "The JSON type of `label` in a phone number of a new customer.",
    "advice": "Send text.",
    "source": "Customers",
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomerPhone/properties/label"
    ]
  },
  {
    "id": "customers.create.required-fields",
    "kind": "not-shown",
    "what": "The required fields of a new customer, and whether a required list may be empty.",
    "advice": "Send at least one e-mail address, a `first_name` and a `last_name`.",
    "source": "Customers",
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
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/NewCustomer/properties/time_zone"
    ]
  },
  {
    "id": "customers.find",
    "kind": "not-shown",
    "what": "Whether and how a call can find, read, change or delete a customer.",
    "advice": "Keep the id and the addresses of each customer that you create.",
    "source": "Customers",
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/paths/~1customers"
    ]
  },
  {
    "id": "customers.name-form",
    "kind": "not-shown",
    "what": "Whether the service makes a customer's name from the first and last name that you sent, and how.",
    "advice": "Show the name as it arrives.",
    "source": "Customer (create customer response)",
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/Customer/properties/name"
    ]
  },
  {
    "id": "customers.record-fields",
    "kind": "not-shown",
    "what": "The fields of a customer besides `id`, `name` and `email`.",
    "advice": "Use `id`, `name` and `email`, and ignore other fields of the response. Keep the other values that you sent.",
    "source": "Customer (create customer response)",
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
    "what": "Whether an unset value of a customer is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Customer (create customer response)",
    "isShared": false,
    "operationIds": [
      "createCustomer"
    ],
    "locations": [
      "#/components/schemas/Customer"
    ]
  },
  {
    "id": "drafts.create.signature-form",
    "kind": "not-shown",
    "what": "The form of the signature in a draft, and what separates it from the content.",
    "advice": "Don't look for the signature in the content of the draft. Don't cut it off.",
    "source": "Comments and drafts",
    "isShared": false,
    "operationIds": [
      "createDraft"
    ],
    "locations": [
      "#/components/schemas/NewDraft/properties/author_email"
    ]
  },
  {
    "id": "drafts.create.unknown-author",
    "kind": "not-shown",
    "what": "What happens when the `author_email` of a draft belongs to no user.",
    "advice": "Send the address of a team member, or leave it out.",
    "source": "Comments and drafts",
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
    "what": "Whether and how a call can read, change, send or delete a draft, and whether the comments of its ticket include it.",
    "advice": "Keep the id of each draft that you create, but don't expect to find the draft among the comments. Let people in the workspace send, change or delete it.",
    "source": "Comments and drafts",
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
    "what": "The status and body of the response to an id or a ticket number that is malformed or that the workspace does not know.",
    "advice": "Treat every status outside 2xx as a failure. Don't rely on 404.",
    "source": "Errors",
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
    "id": "forms.knowledge-base.unset-values",
    "kind": "not-shown",
    "what": "Whether `kb_details` of a workspace without a knowledge base, or an unset name in it, is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Form (list forms)",
    "isShared": false,
    "operationIds": [
      "listForms"
    ],
    "locations": [
      "#/paths/~1forms/get/responses/200/content/application~1json/schema"
    ]
  },
  {
    "id": "forms.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a form is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Form (list forms)",
    "isShared": false,
    "operationIds": [
      "listForms"
    ],
    "locations": [
      "#/components/schemas/Form"
    ]
  },
  {
    "id": "limits.page-size",
    "kind": "not-shown",
    "what": "The largest page size.",
    "advice": "Stay with the default of 30.",
    "source": "Limits",
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
    "id": "pagination.empty-list",
    "kind": "not-shown",
    "what": "Whether `total_pages` of a list without items is 0 or 1.",
    "advice": "Always read the first page. Don't read another one if `total_pages` is 0 or 1.",
    "source": "Pagination object",
    "isShared": false,
    "operationIds": [
      "listComments",
      "listTeamMembers"
    ],
    "locations": [
      "#/components/schemas/Pagination/properties/total_pages"
    ]
  },
  {
    "id": "pagination.order",
    "kind": "not-shown",
    "what": "The order of the items in a list, and whether it stays the same from page to page.",
    "advice": "Tell items apart by id, sort them, and compare their number with the total.",
    "source": "Pagination",
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
    "what": "The response to a request without `page_number`. The text of each operation says all results; the general text on pagination says page 1 with 30 items.",
    "advice": "Always send `page_number`, starting with 1.",
    "source": "Pagination",
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
    "what": "The status and body of the response to a page that does not exist. The text on pagination says that the text on errors describes the response; the text on errors says that the status and body are not shown.",
    "advice": "Ask only for pages that the response promises; if one of them fails, the list is incomplete. `paginate` asks for one page more only if a report's total may count a single page: an empty page, or a 400, 404, 410, 416 or 422, then ends the report.",
    "source": "Errors",
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
    "id": "reports.agents.pagination",
    "kind": "conflict",
    "what": "Whether the report on agents has a `pagination` object. The text on pagination says that paginated responses have one; the text on this report, which takes `page_number`, shows `total_count` instead.",
    "advice": "Read `pagination` if it is present. Otherwise, read the next page until one is empty, repeats entries or fails; `paginate` does this if `total_count` does not show where the list ends.",
    "source": "Pagination",
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
    "what": "Whether an unset summary of the report, or an unset name of an agent, is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Reports (all GET, response 200)",
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
    "what": "Whether the report on groups has a `pagination` object. The text on pagination says that paginated responses have one; the text on this report, which takes `page_number`, shows `total_count` instead.",
    "advice": "Read `pagination` if it is present. Otherwise, read the next page until one is empty, repeats entries or fails; `paginate` does this if `total_count` does not show where the list ends.",
    "source": "Pagination",
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
    "what": "Whether an unset summary of the report, or an unset name of a group, is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Reports (all GET, response 200)",
    "isShared": false,
    "operationIds": [
      "getGroupReport"
    ],
    "locations": [
      "#/components/schemas/GroupReport"
    ]
  },
  {
    "id": "reports.metrics.change",
    "kind": "not-shown",
    "what": "The formula for the change of a metric, and its result when there is nothing to compare with.",
    "advice": "Show it as it arrives, or calculate your own change from the two values if the previous one is not 0.",
    "source": "Report metric",
    "isShared": false,
    "operationIds": [
      "getAgentReport",
      "getGroupReport",
      "getTicketReport"
    ],
    "locations": [
      "#/components/schemas/ReportMetric/properties/change_percentage"
    ]
  },
  {
    "id": "reports.metrics.previous",
    "kind": "not-shown",
    "what": "The span of time that the previous value of a metric covers, and the previous value when the range is `all_time`.",
    "advice": "Show it as the previous value. Don't name dates for it.",
    "source": "Report metric",
    "isShared": false,
    "operationIds": [
      "getAgentReport",
      "getGroupReport",
      "getTicketReport"
    ],
    "locations": [
      "#/components/schemas/ReportMetric/properties/previous"
    ]
  },
  {
    "id": "reports.metrics.units",
    "kind": "not-shown",
    "what": "The units and the exact definitions of a report's metrics.",
    "advice": "Compare only values of the same metric. Don't show a unit that the workspace has not confirmed.",
    "source": "Reports (all GET, response 200)",
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
    "id": "reports.metrics.unset-values",
    "kind": "not-shown",
    "what": "Whether the previous value and the change of a metric are null or left out when there is nothing to compare with.",
    "advice": "Treat null and a missing key alike, and don't show 0 in their place.",
    "source": "Report metric",
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
    "what": "The time zone of a report's span, the first day of a week, and whether a custom span includes both of its dates.",
    "advice": "Compare only reports with the same `range_type`. Show the dates of a custom span as you sent them, and don't add up adjacent spans.",
    "source": "Reports (all GET, response 200)",
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
    "id": "reports.range.dates-without-custom",
    "kind": "not-shown",
    "what": "The effect of `start_date` and `end_date` when `range_type` is not `custom`.",
    "advice": "Send `start_date` and `end_date` only with `custom`.",
    "source": "Reports (all GET, response 200)",
    "isShared": false,
    "operationIds": [
      "getAgentReport",
      "getGroupReport",
      "getSurveyReport",
      "getTicketReport"
    ],
    "locations": [
      "#/components/parameters/StartDate"
    ]
  },
  {
    "id": "reports.surveys.count-type",
    "kind": "not-shown",
    "what": "The JSON type of the count of a survey's choice.",
    "advice": "Calculate with it only if it is a number. Treat anything else as unknown.",
    "source": "Reports (all GET, response 200)",
    "isShared": false,
    "operationIds": [
      "getSurveyReport"
    ],
    "locations": [
      "#/components/schemas/SurveyChoice/properties/count"
    ]
  },
  {
    "id": "reports.surveys.question-type",
    "kind": "not-shown",
    "what": "The JSON type of a survey's question.",
    "advice": "Expect text, and check the type before you use it.",
    "source": "Reports (all GET, response 200)",
    "isShared": false,
    "operationIds": [
      "getSurveyReport"
    ],
    "locations": [
      "#/components/schemas/Survey/properties/question"
    ]
  },
  {
    "id": "reports.surveys.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a survey or of one of its choices is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Reports (all GET, response 200)",
    "isShared": false,
    "operationIds": [
      "getSurveyReport"
    ],
    "locations": [
      "#/components/schemas/Survey"
    ]
  },
  {
    "id": "reports.tickets.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset name of a status in the report on tickets is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Reports (all GET, response 200)",
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
    "id": "responses.listed-fields",
    "kind": "not-shown",
    "what": "Whether a response always includes every field that the specification lists for it. The document names some of these fields as required: that is its own reading of the specification.",
    "advice": "Be ready for a missing value in every field. Check responses with `validateResponses`.",
    "source": "Resources and their fields",
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
    "id": "team-members.add.active",
    "kind": "not-shown",
    "what": "Whether an added member is active at once.",
    "advice": "Read the member before you rely on it, for example to mention them.",
    "source": "Team members",
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/paths/~1team-members/post"
    ]
  },
  {
    "id": "team-members.add.known-address",
    "kind": "not-shown",
    "what": "What happens when you add an address that a team member already has.",
    "advice": "List the members first. Add only addresses that none of them has.",
    "source": "Team members",
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/components/schemas/NewTeamMembers/properties/emails"
    ]
  },
  {
    "id": "team-members.add.listed",
    "kind": "not-shown",
    "what": "Whether the list has a new member at once, or only after they accept the invitation.",
    "advice": "Look for them in the list before you use them, for example as an assignee.",
    "source": "Team members",
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/paths/~1team-members/post"
    ]
  },
  {
    "id": "team-members.add.message-text",
    "kind": "not-shown",
    "what": "The text of the message about added members.",
    "advice": "Show it. Don't rely on it.",
    "source": "Team members",
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/paths/~1team-members/post/responses/201/content/application~1json/schema/properties/message"
    ]
  },
  {
    "id": "team-members.add.partial",
    "kind": "not-shown",
    "what": "Whether a call that fails adds some of the members.",
    "advice": "After a failure, list the members, and add only those who are missing.",
    "source": "Team members",
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
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/components/schemas/NewTeamMembers"
    ]
  },
  {
    "id": "team-members.add.unknown-inviter",
    "kind": "not-shown",
    "what": "What happens when `invited_by` belongs to no admin.",
    "advice": "Send the address of an admin, or leave it out.",
    "source": "Team members",
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/components/schemas/NewTeamMembers/properties/invited_by"
    ]
  },
  {
    "id": "team-members.add.unknown-role",
    "kind": "not-shown",
    "what": "Whether the service refuses or replaces a role that the workspace does not have.",
    "advice": "Send a role that a member has, in the same letter case, or leave it out.",
    "source": "Team members",
    "isShared": false,
    "operationIds": [
      "addTeamMembers"
    ],
    "locations": [
      "#/components/schemas/NewTeamMembers/properties/organization_role"
    ]
  },
  {
    "id": "team-members.admin-role",
    "kind": "not-shown",
    "what": "The organization roles that make a member an admin of the workspace, and whether an inactive one counts.",
    "advice": "Don't conclude from a role whether a member can be removed. Handle the failure.",
    "source": "Team members",
    "isShared": false,
    "operationIds": [
      "removeTeamMember"
    ],
    "locations": [
      "#/paths/~1team-members~1{team_member_id}/delete"
    ]
  },
  {
    "id": "team-members.list.email-filter-parameter",
    "kind": "not-shown",
    "what": "The name of the query parameter that filters team members by e-mail address.",
    "advice": "Read all pages, and compare the addresses yourself.",
    "source": "Team members",
    "isShared": false,
    "operationIds": [
      "listTeamMembers"
    ],
    "locations": [
      "#/paths/~1team-members/get"
    ]
  },
  {
    "id": "team-members.name-form",
    "kind": "not-shown",
    "what": "Whether tickets, comments and reports make the name of a team member from the first and last name, and how.",
    "advice": "Show the name if it is present.",
    "source": "Team member",
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
    "id": "team-members.remove.last-admin-status",
    "kind": "not-shown",
    "what": "The status code of the failure to remove the last admin of the workspace.",
    "advice": "Recognise the failure by its message, not by its status.",
    "source": "Errors",
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
    "what": "Whether an unset value of a team member is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Team member",
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
    "what": "Whether the service refuses or ignores a role that the workspace does not have.",
    "advice": "Send a role that a member has, in the same letter case.",
    "source": "Team members",
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
    "id": "tickets.create.default-category",
    "kind": "not-shown",
    "what": "The category of a ticket that you create without one.",
    "advice": "If the category matters, send one or read the ticket.",
    "source": "Tickets",
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket/properties/category"
    ]
  },
  {
    "id": "tickets.create.default-priority",
    "kind": "not-shown",
    "what": "The priority of a ticket that you create without one.",
    "advice": "If the priority matters, send one or read the ticket.",
    "source": "Tickets",
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket/properties/priority"
    ]
  },
  {
    "id": "tickets.create.default-status",
    "kind": "not-shown",
    "what": "The status of a ticket that you create without one.",
    "advice": "If the status matters, send one or read the ticket.",
    "source": "Tickets",
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket/properties/status"
    ]
  },
  {
    "id": "tickets.create.description-form",
    "kind": "not-shown",
    "what": "Whether the service reads the description of a new ticket as plain text or as HTML.",
    "advice": "Don't send text whose meaning depends on the form, such as tags. Before you put a description into a page, escape your own text, and sanitize the HTML of a ticket that you read.",
    "source": "Tickets",
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
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket/properties/ticket_fields"
    ]
  },
  {
    "id": "tickets.create.known-customer-name",
    "kind": "not-shown",
    "what": "The effect of a `name` that differs from the name of the customer who has the address.",
    "advice": "Leave `name` out if it must not replace the customer's name. Read the new ticket to see the name.",
    "source": "Tickets",
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket/properties/name"
    ]
  },
  {
    "id": "tickets.create.recipients-form",
    "kind": "not-shown",
    "what": "The effect of recipients that are not a JSON array of addresses, or of an empty array.",
    "advice": "Use `encodeRecipients` to write the string. Omit the field if there are no recipients.",
    "source": "Tickets",
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/EncodedRecipients"
    ]
  },
  {
    "id": "tickets.create.sends-email",
    "kind": "not-shown",
    "what": "Whether the service sends an e-mail for a new ticket, to its customer or to the addresses in `to` and `cc`.",
    "advice": "Expect that it does. Use your own addresses when you try it.",
    "source": "Tickets",
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
    "what": "Whether a new ticket for an address that no customer has creates a customer or fails.",
    "advice": "Create the ticket, and read it to see its customer. Create the customer first only if you know that nobody has the address.",
    "source": "Tickets",
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
    "what": "Whether the service refuses, drops or replaces an unknown group, assignee, status, category or custom field.",
    "advice": "Send known values, and read the ticket to see which it has.",
    "source": "Tickets",
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket"
    ]
  },
  {
    "id": "tickets.create.unread-fields",
    "kind": "not-shown",
    "what": "Whether any call returns the channel, the recipients and the due date that you created a ticket with.",
    "advice": "Keep the values that you sent, because the fields listed for a ticket do not include them.",
    "source": "Ticket (as returned by get ticket)",
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/NewTicket"
    ]
  },
  {
    "id": "tickets.create.url-form",
    "kind": "not-shown",
    "what": "The form of a ticket's URL in the admin area.",
    "advice": "Show it as a link. Don't parse it, and don't build one yourself.",
    "source": "Ticket (as returned by get ticket)",
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/components/schemas/CreatedTicket/properties/url"
    ]
  },
  {
    "id": "tickets.delete",
    "kind": "not-shown",
    "what": "Whether and how this version deletes a ticket.",
    "advice": "Leave deletion to people in the workspace.",
    "source": "Endpoints",
    "isShared": false,
    "operationIds": [
      "getTicket"
    ],
    "locations": [
      "#/paths/~1tickets~1{ticket_id}"
    ]
  },
  {
    "id": "tickets.fields.value-type",
    "kind": "not-shown",
    "what": "The JSON type of a custom field's value in a ticket that you read.",
    "advice": "Check the type before you use the value.",
    "source": "Ticket (as returned by get ticket)",
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
    "isShared": false,
    "operationIds": [
      "createTicket"
    ],
    "locations": [
      "#/paths/~1tickets"
    ]
  },
  {
    "id": "tickets.status.transitions",
    "kind": "not-shown",
    "what": "The transitions from one status of a ticket to another.",
    "advice": "Read the ticket again. Don't predict its next status.",
    "source": "States and transitions",
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
    "what": "Whether an unset value of a ticket, or of an object in it, is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Ticket (as returned by get ticket)",
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
    "isShared": false,
    "operationIds": [
      "getTicket"
    ],
    "locations": [
      "#/paths/~1tickets~1{ticket_id}"
    ]
  },
  {
    "id": "tickets.updated-at",
    "kind": "not-shown",
    "what": "Whether a new comment or draft changes the `updated_at` of its ticket.",
    "advice": "Read the comments to find new ones.",
    "source": "Ticket (as returned by get ticket)",
    "isShared": false,
    "operationIds": [
      "getTicket"
    ],
    "locations": [
      "#/components/schemas/Ticket/properties/updated_at"
    ]
  },
  {
    "id": "time-zones.names",
    "kind": "not-shown",
    "what": "The names of time zones that are valid for a team member.",
    "advice": "Send a name that a member of the workspace has. Be ready for a refusal of any other name.",
    "source": "Team member",
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
    "what": "Whether each timestamp has an offset from UTC, and which time zone one without an offset is in.",
    "advice": "Send due dates with an offset. Don't compare a timestamp without one with a clock.",
    "source": "Resources and their fields",
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
    "id": "v1-public.tickets.item-type",
    "kind": "not-shown",
    "what": "The fields of a ticket in the older list.",
    "advice": "Accept any JSON value here.",
    "source": "Versioning",
    "isShared": false,
    "operationIds": [],
    "locations": [
      "#/components/schemas/PublicV1TicketList/properties/tickets/items"
    ]
  },
  {
    "id": "v1-public.tickets.list",
    "kind": "not-shown",
    "what": "The method, the path, the parameters and the failures of the older ticket list.",
    "advice": "Don't call it. Keep the ids of the tickets that you create or receive.",
    "source": "Versioning",
    "isShared": false,
    "operationIds": [],
    "locations": [
      "#/components/schemas/PublicV1TicketList"
    ]
  },
  {
    "id": "v1-public.tickets.pagination-type",
    "kind": "not-shown",
    "what": "The form of the older list's pagination.",
    "advice": "Accept any JSON value here.",
    "source": "Versioning",
    "isShared": false,
    "operationIds": [],
    "locations": [
      "#/components/schemas/PublicV1TicketList/properties/pagination"
    ]
  },
  {
    "id": "v1.team-members.unset-values",
    "kind": "not-shown",
    "what": "Whether an unset value of a team member in the older interface is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Versioning",
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
    "isShared": false,
    "operationIds": [
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/TeamMemberUpdateV1/allOf/1/properties/active"
    ]
  },
  {
    "id": "v1.team-members.update.envelope",
    "kind": "not-shown",
    "what": "Whether the response to the older update has the member under the key `team_member` or without a key.",
    "advice": "Accept both.",
    "source": "Versioning",
    "isShared": false,
    "operationIds": [
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/components/schemas/TeamMemberUpdateResultV1"
    ]
  },
  {
    "id": "v1.team-members.update.method",
    "kind": "not-shown",
    "what": "The HTTP method of the older team-member update, and whether its host and key are those of the current interface.",
    "advice": "Prefer the current update. For the older one, the client and the mock use the method of the current one, PATCH, and its host and key.",
    "source": "Versioning",
    "isShared": false,
    "operationIds": [
      "updateTeamMemberV1"
    ],
    "locations": [
      "#/paths/~1team_members~1{team_member_id}/patch"
    ]
  },
  {
    "id": "v1.team-members.update.success-status",
    "kind": "not-shown",
    "what": "The success status of the older update.",
    "advice": "Take any status from 200 to 299 as success.",
    "source": "Versioning",
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
    "what": "The policy for deprecating or retiring a version.",
    "advice": "Stay on the current path prefix. Watch for announcements of the service.",
    "source": "Versioning",
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
    "id": "versioning.negotiation",
    "kind": "not-shown",
    "what": "Any way to choose a version other than the path prefix.",
    "advice": "Choose the version only by the path prefix.",
    "source": "Versioning",
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
  }
] as const;
