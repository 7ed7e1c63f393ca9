import { defineConfig } from "vitest/config";

const slow = ["test/deep/**", "test/browser/**", "test/package/**"];
// For machines that are busy: these tests start browsers, install packages and run whole loops.
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };
const client = ["client", "observe", "paginate", "types", "validate"].map((folder) => `test/${folder}/**`);

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of the time goes to processes that the tests start, so that a core of its own for vitest would be idle.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: client.map((folder) => `${folder}/*.test.ts`),
          // Reports the mistakes of every file in tsconfig.json, and each type test by its name.
          typecheck: { enabled: true, include: ["test/types/*.test-d.ts"] },
        },
      },
      {
        extends: true,
        test: {
          name: "tools",
          include: ["test/**/*.test.ts"],
          exclude: [...slow, ...client],
          // The compiler, the linter and the mock are loaded once for each worker, and not for each file.
          isolate: false,
        },
      },
      { extends: true, test: { ...limits, name: "deep", include: ["test/deep/*.test.ts"] } },
      { extends: true, test: { ...limits, name: "browser", include: ["test/browser/*.test.ts"] } },
      {
        extends: true,
        test: {
          ...limits,
          name: "package",
          include: ["test/package/*.test.ts"],
          globalSetup: "test/package/setup.ts",
        },
      },
    ],
  },
});
