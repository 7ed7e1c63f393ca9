import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import ts from "typescript";
import { expect, test } from "vitest";

const { exports } = JSON.parse(await readFile("package.json", "utf8")) as {
  exports: Record<string, string | { types: string }>;
};
/** The declarations of each subpath that has some of its own. */
const entries = Object.entries(exports).map(([subpath, target]) =>
  typeof target === "string" || subpath.endsWith(".json") ? [subpath, ""] : [subpath, target.types],
);
const program = ts.createProgram(
  entries.flatMap(([, file]) => file || []),
  { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [], skipLibCheck: true },
);

/** Lists the names that a module exports, types included, without those of schemas and values. */
function exportsOf(file: string): string {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  const names = symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
  return names
    .filter((name) => !schemaNames?.includes(name))
    .sort()
    .join(" ");
}

// The document names the schemas and their values.
const named =
  (await readFile("src/generated/names.ts", "utf8")) + (await readFile("src/generated/values.ts", "utf8"));
const schemaNames = named.match(/(?<=^ {2})\w+(?=,$)|(?<=^export const )\w+/gm);

// Removing a name from here needs a major version, and adding one is a promise.
test("the package has these subpaths, which export these names", () => {
  expect(
    Object.fromEntries(entries.map(([subpath, file = ""]) => [subpath, exportsOf(file)])),
  ).toMatchInlineSnapshot(`
    {
      ".": "Api ApiError AuthenticationError CallEnd CallError CallHeaders CallOptions CallOutcome CallRetry Client ClientMethod ClientOptions ErrorJson Failure Fetch FetchClient InitOf InvalidArgumentError MethodArguments Middleware NetworkError Pace Page PaginateOptions Paginated PaginatedPaths PathsWith RequestBody RequestQuery ResponseBody Success SuccessBody SupportDeskError TimeoutError UnexpectedResponseError asFetchClient byOperationId components createClient createPace encodeRecipients explain isCallError logCalls operations paginate paths unwrap",
      "./gaps": "Gap GapId findGap gaps",
      "./openapi.json": "",
      "./package.json": "",
      "./testing": "Assumptions Fault FaultKind Mock MockCoverage MockDocument MockExamples MockOptions MockRequest MockedOperation Preference Seed SeedComment SeedForm SeedMember SeedTicket StatefulMock StatefulMockOptions WorkspaceState formatCoverage startMock",
      "./tools": "GapId Tool ToolCallOptions ToolFailure ToolOptions ToolPreview ToolRequest ToolResult ToolSuccess tools",
      "./validate": "GapId Mismatch MismatchReport ValidateOptions Validator checkBody validateResponses",
    }
  `);
});

test("require loads the package, as import does", () => {
  const subpaths = ["", "/gaps", "/testing", "/validate", "/openapi.json", "/package.json"];
  const loaded = subpaths.map(
    (subpath) => `Object.keys(require("support-desk-client${subpath}")).length > 0`,
  );
  const args = ["--no-warnings", "--input-type=commonjs", "--print", `[${loaded}].every(Boolean)`];
  expect(execFileSync(process.execPath, args, { encoding: "utf8" })).toBe("true\n");
});
