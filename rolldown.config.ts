import { defineConfig } from "rolldown";

// One file for each entry of the package, because Node pays for each file that it resolves. Apps drop what they do not use,
// as they would from modules.
export default defineConfig({
  input: {
    index: "src/index.ts",
    "document/gaps": "src/document/gaps.ts",
    "observe/index": "src/observe/index.ts",
    "testing/index": "src/testing/index.ts",
    "validate/index": "src/validate/index.ts",
    "cli/main": "src/cli/main.ts",
    // The command runs it in a thread of its own.
    "cli/isolate/worker": "src/cli/isolate/worker.ts",
  },
  // A function for syntax that is newer than the target is bundled; packages are not.
  external: /^(?!@oxc-project)[a-z@]/,
  platform: "neutral",
  output: {
    dir: "dist",
    chunkFileNames: "shared/[name].js",
    // What the client shares with the other entries is one file, too.
    codeSplitting: {
      groups: [
        {
          name: "client",
          test: /src.(errors|transport|result|document.operation|generated.\w+-(ids|operations))/,
        },
      ],
    },
  },
});
