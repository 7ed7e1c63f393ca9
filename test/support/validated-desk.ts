import { type MismatchReport, validateResponses } from "../../src/desk/validate.js";
import { testDesk } from "./test-desk.js";

/** Creates a test client with a validator, and collects the reports. */
export function validatedDesk(...given: Parameters<typeof testDesk>) {
  const reports: MismatchReport[] = [];
  const { desk } = testDesk(...given);
  desk.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  return { desk, reports };
}
