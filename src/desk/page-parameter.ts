/** The query parameter that selects a page. This file imports nothing generated, because `generate` reads it first. */
export const pageParameter = "page_number";
