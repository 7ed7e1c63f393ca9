/**
 * Returns the names of the dates that a custom range lacks, a rule for several parameters, which OpenAPI can't state. From the
 * specification: Reports.
 */
export function missingDates(query: Readonly<Record<string, unknown>>): string[] {
  if (query["range_type"] !== "custom") return [];
  return ["start_date", "end_date"].filter((name) => !query[name]);
}
