import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const slow = ["test/deep/**", "test/browser/**", "test/package/**"];
// These tests start browsers, install packages and run whole loops, so a busy machine needs long limits.
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };
/** These files try random cases: a part of the cases in `npm test`, and all of them in the deep tests. */
const fuzzed = [
  "test/client/properties.test.ts",
  "test/client/secrecy-cuts.test.ts",
  "test/paginate/histories.test.ts",
  "test/validate/ajv.test.ts",
];

export default defineConfig({
  test: {
    // This reporter prints failures and counts.
    reporters: ["minimal"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // More workers would load the client, the compiler, the linter and the mock more often.
    maxWorkers: availableParallelism(),
    // The concurrent tests of a file only wait for retries and deadlines.
    maxConcurrency: 25,
    // The next file of a worker uses the loaded client, compiler, linter and mock. No test replaces a global.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "types",
          include: [],
          // Reports the mistakes of every file in tsconfig.json, and each type test by its name. `npm test` runs this project in
          // its own process, because Vitest would compile after all other tests.
          typecheck: {
            enabled: true,
            checker: "node_modules/typescript-7/bin/tsc",
            include: ["test/types/*.test-d.ts"],
          },
        },
      },
      {
        extends: true,
        test: { name: "unit", include: ["test/**/*.test.ts"], exclude: slow },
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
