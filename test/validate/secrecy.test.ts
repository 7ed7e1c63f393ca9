import { expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { type MismatchReport, validateResponses } from "../../src/validate/index.js";
import { forms } from "../support/server.js";

const apiKey = "sk-live/9aZ8bY7cX6dW5eV4";

test.each([
  ["a field of a success", 200, { ...forms, [apiKey]: 1 }],
  ["a field of a failure", 401, { error: "no", [apiKey]: { [apiKey]: 1 } }],
  ["a part of a field, cut where the pointer ends", 200, { ...forms, [`${"x".repeat(90)}${apiKey}`]: 1 }],
])("a report does not contain the key where the service made it %s", async (_, status, body) => {
  const reports: MismatchReport[] = [];
  const desk = createClient({
    baseUrl: "https://acme.desk.example/api/external/v2",
    apiKey,
    fetch: async () => Response.json(body, { status }),
  });
  desk.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  await desk.GET("/forms");
  const text = JSON.stringify(reports);
  expect(reports[0]?.mismatches.map(({ kind }) => kind)).toContain("unknown-field");
  expect(text).toContain("[redacted]");
  for (let at = 0; at + 8 <= apiKey.length; at += 1) {
    expect(text.replaceAll("~1", "/")).not.toContain(apiKey.slice(at, at + 8));
  }
});

test("a report of a field whose name a terminal would obey is one line of visible characters", async () => {
  const reports: MismatchReport[] = [];
  const name = "\u001b[2J\u007f\u009b\n\u2028forged";
  const fetch = async () => Response.json({ ...forms, [name]: 1 });
  const desk = createClient({ baseUrl: "https://acme.desk.example/api/external/v2", apiKey, fetch });
  desk.use(validateResponses({ onMismatch: (report) => reports.push(report) }));
  await desk.GET("/forms");
  expect(reports[0]?.message).toContain("unknown field at /\\u001b[2J\\u007f\\u009b\\u000a\\u2028forged");
});

test("a hostile number of faults is reported without searching each for the key", async () => {
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
  // At most a hundred mismatches are listed, each with the few keys that lead to it.
  expect(searched.length).toBeLessThan(500);
});
