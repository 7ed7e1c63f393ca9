import { defineConfig } from "vitest/config";

const folders = ["deep", "browser", "package"];
const project = (name: string) => ({ name, include: [`test/${name}/**/*.test.ts`] });

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most of the time goes to processes that the tests start, so that a core of its own for vitest would be idle.
    maxWorkers: "100%",
    // The compiler, the linter and the mock are loaded once for each worker, and not for each file. No test changes a global.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: folders.map((folder) => `test/${folder}/**`),
          // Reports the mistakes of every file in tsconfig.json, and each type test by its name.
          typecheck: { enabled: true, include: ["test/**/*.test-d.ts"] },
        },
      },
      { extends: true, test: project("deep") },
      { extends: true, test: project("browser") },
      {
        extends: true,
        test: {
          ...project("package"),
          globalSetup: "test/package/setup.ts",
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
