import { defineConfig } from "vitest/config";

const slow = ["test/browser/**/*.test.ts", "test/package/**/*.test.ts"];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: slow,
          typecheck: { enabled: true, include: ["test/**/*.test-d.ts"] },
        },
      },
      { extends: true, test: { name: "browser", include: ["test/browser/**/*.test.ts"] } },
      {
        extends: true,
        test: {
          name: "package",
          include: ["test/package/**/*.test.ts"],
          globalSetup: "test/package/setup.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
