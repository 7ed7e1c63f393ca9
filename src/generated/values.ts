// Generated from openapi/openapi.yaml by `npm run generate`. Do not edit: change the document instead.

/** The values of `CommentType`. */
export const commentTypes = ["reply","note"] as const;

/** The values of `RangeType`. */
export const rangeTypes = ["last_7_days","last_30_days","last_24_hours","this_week","last_week","this_month","last_month","this_quarter","last_quarter","this_year","last_year","all_time","custom"] as const;

/** The values of `TicketChannel`. */
export const ticketChannels = ["email","ui","twitter","chat","form","api","whatsapp","telephony"] as const;

/** The values of `TicketPriority`. */
export const ticketPriorities = ["low","medium","high","urgent"] as const;
