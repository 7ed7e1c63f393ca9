// Generated from openapi/openapi.yaml and openapi/v1.yaml by `npm run generate`. Do not edit: change the document instead.

/** Every point that the service's specification leaves open, and where it belongs in the documents. */
export const gaps = [
  {
    "id": "addresses.letter-case",
    "kind": "not-shown",
    "what": "Whether the letter case of an e-mail address matters.",
    "advice": "Keep one spelling of each address, and expect that another case finds nobody or somebody else.",
    "source": "Resources and their fields",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "auth.permissions",
    "kind": "not-shown",
    "what": "Which permissions or roles an API key needs for each operation.",
    "advice": "Treat any failure as possible for any key, and do not tell users which role they lack.",
    "source": "Authentication",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "auth.wrong-workspace",
    "kind": "not-shown",
    "what": "The status and body of a call whose host names a wrong workspace, or whose key belongs to another one.",
    "advice": "Check the host and the key together when authentication fails.",
    "source": "Authentication",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "comments.attachments.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that an attachment does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Attachment"
    ]
  },
  {
    "id": "comments.attachments.url-access",
    "kind": "not-shown",
    "what": "Whether an attached file can be read without a key, and how long its URL works.",
    "advice": "Fetch the file soon, send no API key there, and be ready for a refusal.",
    "source": "Comment",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Attachment/properties/url"
    ]
  },
  {
    "id": "comments.author.kinds",
    "kind": "not-shown",
    "what": "Which kinds of authors of comments there are besides user, and which authors are of the kind user.",
    "advice": "Expect any string, and handle those you do not know.",
    "source": "Comment",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/CommentAuthor/properties/type"
    ]
  },
  {
    "id": "comments.author.unset-values",
    "kind": "not-shown",
    "what": "Whether a name or e-mail address that the author of a comment does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/CommentAuthor"
    ]
  },
  {
    "id": "comments.content-form",
    "kind": "not-shown",
    "what": "Whether the content of a comment or a draft is plain text or HTML.",
    "advice": "Escape it before you put it into a page, and send nothing that only one of the two can mean.",
    "source": "Comment",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts"
    ],
    "locations": [
      "openapi.json#/components/schemas/CommentContent"
    ]
  },
  {
    "id": "comments.create.files",
    "kind": "not-shown",
    "what": "Whether a call can attach files to a comment, a draft or a ticket, and how.",
    "advice": "Write the address of a file into the content, or let people attach the file in the workspace.",
    "source": "Comment",
    "operations": [
      "POST /tickets/{ticket_id}/comments"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewComment"
    ]
  },
  {
    "id": "comments.create.mentions-on-reply",
    "kind": "not-shown",
    "what": "Whether a reply with mentions is refused or loses them, and whether an empty list counts as mentions.",
    "advice": "Leave mentions out of a reply, an empty list, too.",
    "source": "Comments and drafts",
    "operations": [
      "POST /tickets/{ticket_id}/comments"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewReply"
    ]
  },
  {
    "id": "comments.create.sends-email",
    "kind": "not-shown",
    "what": "Whether creating a comment sends an e-mail: a reply to the customer and to the ticket's to and cc, a note to the users whom it mentions.",
    "advice": "Send a reply only where each of them may read it at once, and use addresses of your own where you try it.",
    "source": "Comments and drafts",
    "operations": [
      "POST /tickets/{ticket_id}/comments"
    ],
    "locations": [
      "openapi.json#/paths/~1tickets~1{ticket_id}~1comments/post"
    ]
  },
  {
    "id": "comments.create.unknown-author",
    "kind": "not-shown",
    "what": "What happens when a comment is created with an author_email that belongs to no user, and who its author is then.",
    "advice": "Send the address of a team member, and be ready for a failure or for a comment without an author.",
    "source": "Comments and drafts",
    "operations": [
      "POST /tickets/{ticket_id}/comments"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewComment"
    ]
  },
  {
    "id": "comments.mentions.unset-values",
    "kind": "not-shown",
    "what": "Whether a name or e-mail address that a mentioned user does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/MentionedUser"
    ]
  },
  {
    "id": "comments.note-visibility",
    "kind": "not-shown",
    "what": "Whether a customer can see a note.",
    "advice": "Write nothing into a note that the customer must not read, and show notes to your team alone.",
    "source": "Comment",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts"
    ],
    "locations": [
      "openapi.json#/components/schemas/CommentType"
    ]
  },
  {
    "id": "comments.unset-values",
    "kind": "not-shown",
    "what": "Whether the author of a comment that has none is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Comment",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Comment"
    ]
  },
  {
    "id": "customers.company",
    "kind": "not-shown",
    "what": "The company that company_id refers to, and where its id can be found.",
    "advice": "Leave it out unless people of the workspace gave you the id.",
    "source": "Customer (create customer response)",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomer/properties/company_id"
    ]
  },
  {
    "id": "customers.create.email-fields",
    "kind": "not-shown",
    "what": "Whether `email` is required in an e-mail address that is an object.",
    "advice": "Send email always.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerEmail"
    ]
  },
  {
    "id": "customers.create.email-primary-type",
    "kind": "not-shown",
    "what": "The JSON type of primary in an e-mail address of a new customer.",
    "advice": "Leave it out and put the primary address first.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerEmail/properties/primary"
    ]
  },
  {
    "id": "customers.create.known-address",
    "kind": "not-shown",
    "what": "What happens when a customer is created with an e-mail address that another customer has.",
    "advice": "Keep the ids of the customers that you create, and be ready for a failure or for a second customer.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/paths/~1customers/post"
    ]
  },
  {
    "id": "customers.create.language-form",
    "kind": "not-shown",
    "what": "How the language of a new customer is written, as a name or as a code, and which ones are accepted.",
    "advice": "Leave it out, unless people of the workspace named a value that it accepts.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomer/properties/language"
    ]
  },
  {
    "id": "customers.create.link-fields",
    "kind": "not-shown",
    "what": "Whether url and label are required in a link that is an object.",
    "advice": "Send a plain string where no label is needed, and url and label otherwise.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerLink"
    ]
  },
  {
    "id": "customers.create.link-label-type",
    "kind": "not-shown",
    "what": "The JSON type of label in a link of a new customer.",
    "advice": "Send text.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerLink/properties/label"
    ]
  },
  {
    "id": "customers.create.phone-fields",
    "kind": "not-shown",
    "what": "Whether phone and label are required in a phone number that is an object.",
    "advice": "Send a plain string where no label is needed, and phone and label otherwise.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerPhone"
    ]
  },
  {
    "id": "customers.create.phone-label-type",
    "kind": "not-shown",
    "what": "The JSON type of label in a phone number of a new customer.",
    "advice": "Send text.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomerPhone/properties/label"
    ]
  },
  {
    "id": "customers.create.required-fields",
    "kind": "not-shown",
    "what": "Which fields of a new customer are required, and whether a list that is required may be empty.",
    "advice": "Send at least one e-mail address, a first_name and a last_name.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomer"
    ]
  },
  {
    "id": "customers.create.success-status",
    "kind": "not-shown",
    "what": "The status code of the success of creating a customer.",
    "advice": "Take any status from 200 to 299 as success.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/paths/~1customers/post/responses/2XX"
    ]
  },
  {
    "id": "customers.create.time-zone-form",
    "kind": "not-shown",
    "what": "How the time zone of a new customer is written, and which ones are accepted.",
    "advice": "Leave it out, or send a name that a team member has, and be ready for a refusal.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewCustomer/properties/time_zone"
    ]
  },
  {
    "id": "customers.find",
    "kind": "not-shown",
    "what": "Whether and how a customer can be found, read, changed or deleted.",
    "advice": "Keep the id and the addresses of each customer that you create.",
    "source": "Customers",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/paths/~1customers"
    ]
  },
  {
    "id": "customers.name-form",
    "kind": "not-shown",
    "what": "Whether and how the name of a customer is made of the first and the last name that they are created with.",
    "advice": "Show the name as it arrives.",
    "source": "Customer (create customer response)",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/Customer/properties/name"
    ]
  },
  {
    "id": "customers.record-fields",
    "kind": "not-shown",
    "what": "Which fields a customer has besides id, name and email.",
    "advice": "Use id, name and email, keep what else you sent, and ignore what else arrives.",
    "source": "Customer (create customer response)",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/Customer"
    ]
  },
  {
    "id": "customers.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a customer does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Customer (create customer response)",
    "operations": [
      "POST /customers"
    ],
    "locations": [
      "openapi.json#/components/schemas/Customer"
    ]
  },
  {
    "id": "drafts.create.signature-form",
    "kind": "not-shown",
    "what": "The form in which the signature is appended to a draft, and what separates it from the content.",
    "advice": "Do not look for the signature in the content of the draft, and do not cut it off.",
    "source": "Comments and drafts",
    "operations": [
      "POST /tickets/{ticket_id}/drafts"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewDraft/properties/author_email"
    ]
  },
  {
    "id": "drafts.create.unknown-author",
    "kind": "not-shown",
    "what": "What happens when a draft is created with an author_email that belongs to no user.",
    "advice": "Send the address of a team member, or leave it out.",
    "source": "Comments and drafts",
    "operations": [
      "POST /tickets/{ticket_id}/drafts"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewDraft/properties/author_email"
    ]
  },
  {
    "id": "drafts.read",
    "kind": "not-shown",
    "what": "Whether and how a draft can be read, changed, sent or deleted, and whether the comments of its ticket include it.",
    "advice": "Keep the id of each draft that you create, do not rely on it to find the draft among the comments, and leave the rest to people.",
    "source": "Comments and drafts",
    "operations": [
      "POST /tickets/{ticket_id}/drafts"
    ],
    "locations": [
      "openapi.json#/paths/~1tickets~1{ticket_id}~1drafts"
    ]
  },
  {
    "id": "errors.body-type",
    "kind": "not-shown",
    "what": "The body of a failure, other than a rejected key and the removal of the last admin.",
    "advice": "Be ready for any JSON value, for no body, and for one that is not JSON. Decide nothing by it, and keep it from people outside of your team, because it may repeat what you sent.",
    "source": "Errors",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/FailureBody",
      "openapi-v1.json#/components/schemas/FailureBody"
    ]
  },
  {
    "id": "errors.unknown-id",
    "kind": "not-shown",
    "what": "The status and body of a call with an id, or a ticket number, that the workspace does not know or that is malformed.",
    "advice": "Treat every status outside 2xx as a failure, and do not count on 404.",
    "source": "Errors",
    "operations": [
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/RecordId",
      "openapi-v1.json#/components/schemas/RecordId"
    ]
  },
  {
    "id": "errors.validation",
    "kind": "not-shown",
    "what": "The status and body of a call whose body or query fails validation.",
    "advice": "Compare what you send with the document before you send it, and treat every status outside 2xx as a failure.",
    "source": "Errors",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "PATCH /team-members/{team_member_id}",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/responses/InputFailure",
      "openapi-v1.json#/components/responses/InputFailure"
    ]
  },
  {
    "id": "events.webhooks",
    "kind": "not-shown",
    "what": "Which events, webhooks or notifications the service sends.",
    "advice": "Read the records whose ids you keep again when you need to know what changed. No documented call finds new tickets.",
    "source": "Events",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/info"
    ]
  },
  {
    "id": "forms.knowledge-base.unset-values",
    "kind": "not-shown",
    "what": "Whether the name of a knowledge base that has none is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Form (list forms)",
    "operations": [
      "GET /forms"
    ],
    "locations": [
      "openapi.json#/components/schemas/KnowledgeBaseDetails"
    ]
  },
  {
    "id": "forms.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a form does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Form (list forms)",
    "operations": [
      "GET /forms"
    ],
    "locations": [
      "openapi.json#/components/schemas/Form"
    ]
  },
  {
    "id": "limits.page-size",
    "kind": "not-shown",
    "what": "The largest size of a page.",
    "advice": "Stay with the default of 30.",
    "source": "Limits",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/Pagination/properties/page_size"
    ]
  },
  {
    "id": "limits.rate",
    "kind": "not-shown",
    "what": "How many requests the service accepts in which time, and how it answers when there are more.",
    "advice": "Keep concurrency low, and wait as long as a Retry-After header asks when one arrives.",
    "source": "Limits",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "limits.request-size",
    "kind": "not-shown",
    "what": "The largest request that the service accepts.",
    "advice": "Set a limit of your own for what your users write, and be ready for a failure whose status this document does not name.",
    "source": "Limits",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "pagination.empty-list",
    "kind": "not-shown",
    "what": "Whether total_pages of a list without items is 0 or 1.",
    "advice": "Read the first page in any case, and no other where total_pages is 0 or 1.",
    "source": "Pagination object",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/Pagination/properties/total_pages"
    ]
  },
  {
    "id": "pagination.order",
    "kind": "not-shown",
    "what": "The order of the items of a list, and whether it stays the same from page to page.",
    "advice": "Read all pages and sort the items yourself; tell them apart by their ids, and compare their number with the total, because items that move meanwhile may be skipped.",
    "source": "Pagination",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members",
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "pagination.page-number-absent",
    "kind": "conflict",
    "what": "What a request without page_number gets. The text of each operation says all results; the general text on pagination says page 1 with 30 items.",
    "advice": "Always send page_number, starting with 1.",
    "source": "Pagination",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members",
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "pagination.page-out-of-range",
    "kind": "conflict",
    "what": "The status and body of a call for a page that does not exist. The text on pagination says that the text on errors describes them; that text says that they are not shown.",
    "advice": "Stop at the last page where the answer names it. Elsewhere, an empty page is the end, and so is a failure that can mean that there is no such page: paginate takes 400, 404, 410, 416 and 422 for one. After any other failure, such as of the key, a permission or a limit, the list is cut off.",
    "source": "Errors",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members",
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "pagination.page-size-parameter",
    "kind": "not-shown",
    "what": "The name of the query parameter that sets the page size.",
    "advice": "Expect the default of 30 items a page, and read page_size in the answer where there is one.",
    "source": "Pagination",
    "operations": [
      "GET /tickets/{ticket_id}/comments",
      "GET /team-members",
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/parameters/PageNumber"
    ]
  },
  {
    "id": "reports.agents.pagination",
    "kind": "conflict",
    "what": "Whether the report on agents carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead.",
    "advice": "Read the pagination object where it is there. Elsewhere, ask for the next page until a page is empty; paginate does so where total_count leaves the end open.",
    "source": "Pagination",
    "operations": [
      "GET /reports/agents"
    ],
    "locations": [
      "openapi.json#/paths/~1reports~1agents/get"
    ]
  },
  {
    "id": "reports.agents.unset-values",
    "kind": "not-shown",
    "what": "Whether a name that an agent does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/agents"
    ],
    "locations": [
      "openapi.json#/components/schemas/AgentPerformance"
    ]
  },
  {
    "id": "reports.groups.pagination",
    "kind": "conflict",
    "what": "Whether the report on groups carries a pagination object. The text on pagination says that paginated responses do; the text of this report, which has page_number, shows total_count instead.",
    "advice": "Read the pagination object where it is there. Elsewhere, ask for the next page until a page is empty; paginate does so where total_count leaves the end open.",
    "source": "Pagination",
    "operations": [
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/paths/~1reports~1groups/get"
    ]
  },
  {
    "id": "reports.groups.unset-values",
    "kind": "not-shown",
    "what": "Whether a name that a group does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/schemas/GroupPerformance"
    ]
  },
  {
    "id": "reports.metrics.change",
    "kind": "not-shown",
    "what": "How the change of a metric is calculated, and what it is where there was nothing before.",
    "advice": "Show it as it comes, or calculate a change of your own from the two values.",
    "source": "Report metric",
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/ReportMetric/properties/change_percentage"
    ]
  },
  {
    "id": "reports.metrics.previous",
    "kind": "not-shown",
    "what": "Which span the previous value of a metric belongs to, and what it is where the range is all_time.",
    "advice": "Show it as the previous value, and name no dates for it.",
    "source": "Report metric",
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/ReportMetric/properties/previous"
    ]
  },
  {
    "id": "reports.metrics.units",
    "kind": "not-shown",
    "what": "The units and the exact definitions of the metrics of a report.",
    "advice": "Compare values of the same metric, and show no unit that the workspace has not confirmed.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/ReportMetric"
    ]
  },
  {
    "id": "reports.range.bounds",
    "kind": "not-shown",
    "what": "In which time zone the span of a report is counted, on which day a week starts, and whether the span includes its last date.",
    "advice": "Compare reports of the same range_type alone, and don't show the bounds to users.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/RangeType"
    ]
  },
  {
    "id": "reports.range.dates-without-custom",
    "kind": "not-shown",
    "what": "What start_date and end_date do in a report whose range_type is not custom.",
    "advice": "Send them with custom alone.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/parameters/StartDate"
    ]
  },
  {
    "id": "reports.surveys.count-type",
    "kind": "not-shown",
    "what": "The JSON type of the count of a survey's choice.",
    "advice": "Calculate with it only where its type is number, and take anything else for unknown.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/surveys"
    ],
    "locations": [
      "openapi.json#/components/schemas/SurveyChoice/properties/count"
    ]
  },
  {
    "id": "reports.surveys.question-type",
    "kind": "not-shown",
    "what": "The JSON type of the question of a survey.",
    "advice": "Expect text, and check that it is before you use it as such.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/surveys"
    ],
    "locations": [
      "openapi.json#/components/schemas/Survey/properties/question"
    ]
  },
  {
    "id": "reports.surveys.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a survey or one of its choices does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/surveys"
    ],
    "locations": [
      "openapi.json#/components/schemas/Survey"
    ]
  },
  {
    "id": "reports.tickets.unset-values",
    "kind": "not-shown",
    "what": "Whether the name of a status that has none is null, empty or left out of the report on tickets.",
    "advice": "Treat null, an empty value and a missing key alike.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/TicketStatusVolume"
    ]
  },
  {
    "id": "reports.total-count-meaning",
    "kind": "not-shown",
    "what": "What total_count of a report counts, for example the entries on all pages or those on its page.",
    "advice": "Ask for the next page even where total_count is no larger than a full first page, and compare the entries with it at the end; paginate does both.",
    "source": "Reports (all GET, response 200)",
    "operations": [
      "GET /reports/agents",
      "GET /reports/groups"
    ],
    "locations": [
      "openapi.json#/components/schemas/ReportTotalCount"
    ]
  },
  {
    "id": "responses.listed-fields",
    "kind": "not-shown",
    "what": "Whether every field that the specification lists for a response is always in it. Which of them the document requires is its own reading of the specification.",
    "advice": "Be ready for a missing value in every field, and compare what arrives with validateResponses.",
    "source": "Resources and their fields",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "team-members.add.active",
    "kind": "not-shown",
    "what": "Whether an added member is active at once.",
    "advice": "Read the member before you rely on it, for example to mention them.",
    "source": "Team members",
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members/post"
    ]
  },
  {
    "id": "team-members.add.known-address",
    "kind": "not-shown",
    "what": "What happens when an address is added that a team member has already.",
    "advice": "List the members first, and add only addresses that none of them has.",
    "source": "Team members",
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTeamMembers/properties/emails"
    ]
  },
  {
    "id": "team-members.add.listed",
    "kind": "not-shown",
    "what": "Whether an added member is listed at once, or only once they accepted the invitation.",
    "advice": "Look for the address among the listed members before you use the member, for example as an assignee, and look again later where it is absent.",
    "source": "Team members",
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members/post"
    ]
  },
  {
    "id": "team-members.add.message-text",
    "kind": "not-shown",
    "what": "The words of the message about added members.",
    "advice": "Show it, and decide nothing by it.",
    "source": "Team members",
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members/post/responses/201/content/application~1json/schema/properties/message"
    ]
  },
  {
    "id": "team-members.add.required-fields",
    "kind": "not-shown",
    "what": "Which fields are required to add team members, and whether the list of addresses may be empty.",
    "advice": "Send at least one address.",
    "source": "Team members",
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTeamMembers"
    ]
  },
  {
    "id": "team-members.add.unknown-inviter",
    "kind": "not-shown",
    "what": "What happens when members are added with an invited_by that belongs to no admin.",
    "advice": "Send the address of an admin, or leave it out.",
    "source": "Team members",
    "operations": [
      "POST /team-members"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTeamMembers/properties/invited_by"
    ]
  },
  {
    "id": "team-members.admin-role",
    "kind": "not-shown",
    "what": "Which organization roles make a member an admin of the workspace.",
    "advice": "Do not conclude from a role whether a member can be removed; handle the failure.",
    "source": "Team members",
    "operations": [
      "DELETE /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members~1{team_member_id}/delete"
    ]
  },
  {
    "id": "team-members.list.email-filter-parameter",
    "kind": "not-shown",
    "what": "The name of the query parameter that filters team members by e-mail address.",
    "advice": "Read all pages and compare the addresses yourself.",
    "source": "Team members",
    "operations": [
      "GET /team-members"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members/get"
    ]
  },
  {
    "id": "team-members.name-form",
    "kind": "not-shown",
    "what": "Whether and how the name that tickets, comments and reports show of a team member is made of the first and the last name.",
    "advice": "Show the name where it is there. Do not rely on the id of an assignee, an author, a mentioned user or an agent being the id of a team member.",
    "source": "Team member",
    "operations": [
      "GET /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMember"
    ]
  },
  {
    "id": "team-members.remove.last-admin-status",
    "kind": "not-shown",
    "what": "The status code of the failure to remove the last admin of the workspace.",
    "advice": "Recognise the failure by its message, not by its status.",
    "source": "Errors",
    "operations": [
      "DELETE /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/responses/RemoveTeamMemberFailure"
    ]
  },
  {
    "id": "team-members.remove.references",
    "kind": "not-shown",
    "what": "What tickets and comments show of a team member who was removed.",
    "advice": "Keep what you need to show of a member.",
    "source": "Team members",
    "operations": [
      "DELETE /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/paths/~1team-members~1{team_member_id}/delete"
    ]
  },
  {
    "id": "team-members.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a team member does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Team member",
    "operations": [
      "GET /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMember"
    ]
  },
  {
    "id": "team-members.update.clearing",
    "kind": "not-shown",
    "what": "Whether an update can clear a field of a team member, and by which value.",
    "advice": "Send only values that the field should have.",
    "source": "Team members",
    "operations": [
      "PATCH /team-members/{team_member_id}",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMemberUpdate",
      "openapi-v1.json#/components/schemas/TeamMemberUpdate"
    ]
  },
  {
    "id": "team-members.update.last-admin",
    "kind": "not-shown",
    "what": "Whether an update can leave a workspace without an admin, by another role or, where it can set active, by a deactivation, and how it fails otherwise.",
    "advice": "Let people of the workspace confirm that another admin remains before you change a role or deactivate somebody.",
    "source": "Team members",
    "operations": [
      "PATCH /team-members/{team_member_id}",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMemberUpdate",
      "openapi-v1.json#/components/schemas/TeamMemberUpdate"
    ]
  },
  {
    "id": "team-members.update.taken-address",
    "kind": "not-shown",
    "what": "Whether an update can give a team member an address that another member has.",
    "advice": "List the members first, and choose an address that none of them has.",
    "source": "Team members",
    "operations": [
      "PATCH /team-members/{team_member_id}",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMemberUpdate/properties/email",
      "openapi-v1.json#/components/schemas/TeamMemberUpdate/properties/email"
    ]
  },
  {
    "id": "tickets.create.default-category",
    "kind": "not-shown",
    "what": "The category of a ticket that is created without one.",
    "advice": "Send a category where it matters which one the ticket has, or read the ticket.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/category"
    ]
  },
  {
    "id": "tickets.create.default-priority",
    "kind": "not-shown",
    "what": "The priority of a ticket that is created without one.",
    "advice": "Send a priority where it matters which one the ticket has, or read the ticket.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/priority"
    ]
  },
  {
    "id": "tickets.create.default-status",
    "kind": "not-shown",
    "what": "The status of a ticket that is created without one.",
    "advice": "Send a status where it matters which one the ticket has, or read the ticket.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/status"
    ]
  },
  {
    "id": "tickets.create.description-form",
    "kind": "not-shown",
    "what": "Whether the description of a new ticket is read as plain text or as HTML.",
    "advice": "Send nothing that only one of the two can mean, such as tags. Before you put it into a page, escape your own text, and sanitize the HTML that a ticket returns.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/description"
    ]
  },
  {
    "id": "tickets.create.field-values",
    "kind": "not-shown",
    "what": "Which JSON types the value of a custom field of a new ticket may have.",
    "advice": "Read a ticket that has the field, and send a value of the same form.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/ticket_fields"
    ]
  },
  {
    "id": "tickets.create.known-customer-name",
    "kind": "not-shown",
    "what": "What happens when a ticket is created with a name other than the one of the customer who has its address.",
    "advice": "Leave it out where it must not replace the customer's name, and read the new ticket to see the name.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/name"
    ]
  },
  {
    "id": "tickets.create.recipients-form",
    "kind": "not-shown",
    "what": "What creating a ticket does with recipients that are no JSON array of addresses, or an empty one.",
    "advice": "Write the string with encodeRecipients, and leave the field out where there is no recipient.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/EncodedRecipients"
    ]
  },
  {
    "id": "tickets.create.sends-email",
    "kind": "not-shown",
    "what": "Whether creating a ticket sends an e-mail to its customer, or to the addresses in to and cc.",
    "advice": "Expect that it can, and use addresses of your own where you try it.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/paths/~1tickets/post"
    ]
  },
  {
    "id": "tickets.create.unknown-customer",
    "kind": "not-shown",
    "what": "Whether a new ticket for an address that no customer has creates a customer or fails.",
    "advice": "Create the ticket, and read it to see whose it is. Create the customer first only where you know that nobody has the address.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket/properties/email"
    ]
  },
  {
    "id": "tickets.create.unknown-values",
    "kind": "not-shown",
    "what": "What creating a ticket does with a status, a category, a sub-category or a custom field that the workspace does not have.",
    "advice": "Send those that tickets of the workspace have or that its people named, be ready for a failure, and read the new ticket to see which it got.",
    "source": "Tickets",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket"
    ]
  },
  {
    "id": "tickets.create.unread-fields",
    "kind": "not-shown",
    "what": "Whether any call returns the channel, the recipients and the due date that a ticket was created with.",
    "advice": "Keep what you sent, because the fields that are listed for a ticket do not include them.",
    "source": "Ticket (as returned by get ticket)",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/NewTicket"
    ]
  },
  {
    "id": "tickets.create.url-form",
    "kind": "not-shown",
    "what": "The form of the address of a ticket in the admin area.",
    "advice": "Show it as a link, read nothing from it, and build none yourself.",
    "source": "Ticket (as returned by get ticket)",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/components/schemas/CreatedTicket/properties/url"
    ]
  },
  {
    "id": "tickets.delete",
    "kind": "not-shown",
    "what": "Whether and how this version deletes a ticket.",
    "advice": "Leave deletion to people in the workspace.",
    "source": "Endpoints",
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/paths/~1tickets~1{ticket_id}"
    ]
  },
  {
    "id": "tickets.fields.value-type",
    "kind": "not-shown",
    "what": "The JSON type of a custom field's value as a ticket returns it.",
    "advice": "Check the type before you use the value.",
    "source": "Ticket (as returned by get ticket)",
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/CustomField/properties/field_value"
    ]
  },
  {
    "id": "tickets.list",
    "kind": "not-shown",
    "what": "Whether and how this version lists or finds tickets. Of an older list, under the prefix `/api/v1/public`, only the envelope is shown.",
    "advice": "Keep the ids of the tickets that you create or receive.",
    "source": "Endpoints",
    "operations": [
      "POST /tickets"
    ],
    "locations": [
      "openapi.json#/paths/~1tickets"
    ]
  },
  {
    "id": "tickets.status.transitions",
    "kind": "not-shown",
    "what": "Which status of a ticket can follow which.",
    "advice": "Read the ticket again rather than predict its next status.",
    "source": "States and transitions",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TicketStatus"
    ]
  },
  {
    "id": "tickets.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a ticket or an object in it does not have is null, empty or left out.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Ticket (as returned by get ticket)",
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Ticket"
    ]
  },
  {
    "id": "tickets.update",
    "kind": "not-shown",
    "what": "Whether and how this version updates a ticket.",
    "advice": "Add a comment or a draft; leave other changes to people in the workspace.",
    "source": "Endpoints",
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/paths/~1tickets~1{ticket_id}"
    ]
  },
  {
    "id": "tickets.updated-at",
    "kind": "not-shown",
    "what": "Whether a new comment or draft changes updated_at of its ticket.",
    "advice": "Read the comments to find new ones.",
    "source": "Ticket (as returned by get ticket)",
    "operations": [
      "GET /tickets/{ticket_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/Ticket/properties/updated_at"
    ]
  },
  {
    "id": "time-zones.names",
    "kind": "not-shown",
    "what": "Which names of time zones are valid for a team member.",
    "advice": "Send a name that a member of the workspace has, and be ready for a refusal of another one.",
    "source": "Team member",
    "operations": [
      "PATCH /team-members/{team_member_id}",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/components/schemas/TeamMemberUpdate/properties/time_zone",
      "openapi-v1.json#/components/schemas/TeamMemberUpdate/properties/time_zone"
    ]
  },
  {
    "id": "v1-public.tickets.item-type",
    "kind": "not-shown",
    "what": "The fields of a ticket in the older list.",
    "advice": "Accept any JSON value here.",
    "source": "Versioning",
    "operations": [],
    "locations": [
      "openapi-v1.json#/components/schemas/PublicV1TicketList/properties/tickets/items"
    ]
  },
  {
    "id": "v1-public.tickets.list",
    "kind": "not-shown",
    "what": "The method, the path, the parameters and the failures of the older ticket list.",
    "advice": "Do not call it; keep the ids of the tickets that you create or receive.",
    "source": "Versioning",
    "operations": [],
    "locations": [
      "openapi-v1.json#/components/schemas/PublicV1TicketList"
    ]
  },
  {
    "id": "v1-public.tickets.pagination-type",
    "kind": "not-shown",
    "what": "The form of the older list's pagination.",
    "advice": "Accept any JSON value here.",
    "source": "Versioning",
    "operations": [],
    "locations": [
      "openapi-v1.json#/components/schemas/PublicV1TicketList/properties/pagination"
    ]
  },
  {
    "id": "v1.team-members.unset-values",
    "kind": "not-shown",
    "what": "Whether a value that a team member does not have is null, empty or left out in the older interface.",
    "advice": "Treat null, an empty value and a missing key alike in every optional field.",
    "source": "Versioning",
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/components/schemas/TeamMemberV1"
    ]
  },
  {
    "id": "v1.team-members.update.active-effect",
    "kind": "not-shown",
    "what": "What happens to a team member and their tickets when active changes.",
    "advice": "Try it on a member whom nobody needs, and look in the workspace, before you change it for others.",
    "source": "Versioning",
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/components/schemas/TeamMemberUpdateV1/allOf/1/properties/active"
    ]
  },
  {
    "id": "v1.team-members.update.envelope",
    "kind": "not-shown",
    "what": "Whether the member in the answer to the older update stands alone or under the key team_member.",
    "advice": "Accept both.",
    "source": "Versioning",
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/components/schemas/TeamMemberUpdateResultV1"
    ]
  },
  {
    "id": "v1.team-members.update.method",
    "kind": "not-shown",
    "what": "The HTTP method of the older update of a team member.",
    "advice": "Prefer the current update. The client and the mock use PATCH, the method of the current update, which the specification does not state of the older one.",
    "source": "Versioning",
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/paths/~1team_members~1{team_member_id}/patch"
    ]
  },
  {
    "id": "v1.team-members.update.success-status",
    "kind": "not-shown",
    "what": "The status code of the success of the older update.",
    "advice": "Take any status from 200 to 299 as success.",
    "source": "Versioning",
    "operations": [
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi-v1.json#/paths/~1team_members~1{team_member_id}/patch/responses/2XX"
    ]
  },
  {
    "id": "versioning.deprecation",
    "kind": "not-shown",
    "what": "The policy for deprecating or retiring a version.",
    "advice": "Stay on the current path prefix, and watch for announcements of the service.",
    "source": "Versioning",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "versioning.negotiation",
    "kind": "not-shown",
    "what": "Any way to choose a version other than the path prefix.",
    "advice": "Choose the version with the path prefix alone.",
    "source": "Versioning",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  },
  {
    "id": "writes.repeated",
    "kind": "not-shown",
    "what": "What the service does with a write that it gets twice, for example because it was sent again after a timeout.",
    "advice": "Send a write again only where it certainly did not arrive; where nobody knows, let somebody look in the workspace first.",
    "source": "Endpoints",
    "operations": [
      "POST /tickets",
      "GET /tickets/{ticket_id}",
      "GET /tickets/{ticket_id}/comments",
      "POST /tickets/{ticket_id}/comments",
      "GET /tickets/{ticket_id}/comments/{comment_id}",
      "POST /tickets/{ticket_id}/drafts",
      "POST /customers",
      "GET /team-members",
      "POST /team-members",
      "GET /team-members/{team_member_id}",
      "PATCH /team-members/{team_member_id}",
      "DELETE /team-members/{team_member_id}",
      "GET /forms",
      "GET /reports/agents",
      "GET /reports/groups",
      "GET /reports/surveys",
      "GET /reports/tickets",
      "PATCH /team_members/{team_member_id}"
    ],
    "locations": [
      "openapi.json#/info",
      "openapi-v1.json#/info"
    ]
  }
] as const;
