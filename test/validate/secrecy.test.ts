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
