import { defineConfig } from "vitest/config";

const slow = ["test/deep/**", "test/browser/**", "test/package/**"];
// For machines that are busy: these tests start browsers, install packages and run whole loops.
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };
const client = ["client", "observe", "paginate", "types", "validate"].map((folder) => `test/${folder}/**`);
/** The tests that try random cases: a tenth of them in `npm test`, and all of them among the deep tests. */
const fuzzed = [
  "test/client/properties.test.ts",
  "test/client/secrecy-parts.test.ts",
  "test/observe/secrecy.test.ts",
  "test/paginate/properties.test.ts",
  "test/validate/oracle.test.ts",
];

export default defineConfig({
  test: {
    // What failed, and the counts.
    reporters: ["minimal"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of the time goes to processes that the tests start, so that a core of its own for vitest would be idle.
    maxWorkers: "100%",
    // What a worker has loaded is there for its next file: the client, the compiler, the linter and the mock. No test
    // replaces anything global.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: client.map((folder) => `${folder}/*.test.ts`) },
      },
      {
        extends: true,
        test: {
          name: "types",
          include: [],
          // Reports the mistakes of every file in tsconfig.json, and each type test by its name. Vitest compiles after all
          // other tests; `npm test` runs these in a process of their own, before the others.
          typecheck: {
            enabled: true,
            checker: "node_modules/typescript-7/bin/tsc",
            include: ["test/types/*.test-d.ts"],
          },
        },
      },
      {
        extends: true,
        test: { name: "tools", include: ["test/**/*.test.ts"], exclude: [...slow, ...client] },
      },
      {
        extends: true,
        test: {
          ...limits,
          name: "deep",
          isolate: true,
          include: ["test/deep/*.test.ts", ...fuzzed],
          env: { FUZZ_ALL: "1" },
        },
      },
      {
        extends: true,
        test: { ...limits, name: "browser", isolate: true, include: ["test/browser/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          ...limits,
          name: "package",
          isolate: true,
          include: ["test/package/*.test.ts"],
          globalSetup: "test/package/setup.ts",
        },
      },
    ],
  },
});
