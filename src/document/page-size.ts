/** The items of a page where the service names no other size. From the specification: Limits. */
export const defaultPageSize = 30;
