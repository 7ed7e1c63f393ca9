import { type MismatchReport, validateResponses } from "../../src/desk/validate.js";
import { testDesk } from "./test-desk.js";

/** Creates a test client with a validator, and collects the reports. */
export function validatedDesk(...given: Parameters<typeof testDesk>) {
  const reports: MismatchReport[] = [];
  const middleware = validateResponses({ onMismatch: (report) => reports.push(report) });
  const { desk, options } = testDesk(...given);
  desk.use(middleware);
  return { desk, options, middleware, reports };
}
