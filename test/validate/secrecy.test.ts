import { expect, test } from "vitest";
import { type MismatchReport, validateResponses } from "../../src/desk/validate.js";
import { expectNoKey } from "../support/expect-no-key.js";
import { forms } from "../support/server.js";
import { answer } from "../support/test-desk.js";
import { validatedDesk } from "../support/validated-desk.js";

const apiKey = "sk-live/9aZ8bY7cX6dW5eV4";

/** Returns the report on a body of `GET /forms`. */
async function reportOf(body: unknown, status = 200) {
  const { desk, reports } = validatedDesk(answer(body, status), { apiKey });
  await desk.GET("/forms");
  return reports[0];
}

test.each([
  ["a field of a success", 200, { ...forms, [apiKey]: 1 }],
  ["a field of a failure", 401, { error: "no", [apiKey]: { [apiKey]: 1 } }],
  ["a part of a field, cut where the pointer ends", 200, { ...forms, [`${"x".repeat(90)}${apiKey}`]: 1 }],
])("a report doesn't contain the key if the service sends it as %s", async (_, status, body) => {
  const report = await reportOf(body, status);
  expect(report?.mismatches.map(({ kind }) => kind)).toContain("unknown-field");
  expect(JSON.stringify(report)).toContain("[redacted]");
  expectNoKey(report, apiKey);
  expectNoKey(report, apiKey.replaceAll("/", "~1"));
});

test("the name of a field is cut at a whole character", async () => {
  const report = await reportOf({ ...forms, [`x${"\u{1F3D5}".repeat(60)}`]: 1 });
  expect(report?.mismatches[0]?.pointer).toBe(`/x${"\u{1F3D5}".repeat(49)}`);
});

test("control characters in the name of a field are escaped", async () => {
  const report = await reportOf({ ...forms, "\u001b[2J\u007f\u009b\n\u2028forged": 1 });
  expect(report?.message).toContain("unknown field at /\\u001b[2J\\u007f\\u009b\\u000a\\u2028forged");
});

test("a hostile number of faults is reported without a search for the key in each", async () => {
  const reports: MismatchReport[] = [];
  const searched: string[] = [];
  const { onResponse } = validateResponses({ onMismatch: (report) => reports.push(report) });
  const rows = Array.from({ length: 5_000 }, (_, index) => ({
    id: index,
    name: index,
    [`field-${index}`]: 1,
  }));
  await onResponse?.({
    request: new Request("https://acme.desk.example/api/external/v2/forms"),
    response: Response.json({ forms: rows, kb_details: {} }),
    schemaPath: "/forms",
    redact: (text: string) => searched.push(text) && text,
  } as unknown as Parameters<NonNullable<typeof onResponse>>[0]);
  expect(reports[0]?.total).toBeGreaterThan(10_000);
  // Only the listed mismatches are searched: at most 100, each with a few keys.
  expect(searched.length).toBeLessThan(500);
});
