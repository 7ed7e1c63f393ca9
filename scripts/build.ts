// Bundles dist: one file for each entry of the package, because Node pays for each file that it resolves. Apps drop what they do not
// use, as they would from modules. The command of rolldown would list each file.
import { build } from "rolldown";

await build({
  input: {
    "desk/index": "src/desk/index.ts",
    "desk/gaps": "src/desk/gaps.ts",
    "desk/observe": "src/desk/observe.ts",
    "desk/testing": "src/desk/testing.ts",
    "desk/validate": "src/desk/validate.ts",
    "desk/cli": "src/desk/cli.ts",
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
          test: /src.(client.(?!log-calls|throwing|fetch-client)|paginate|desk.(clients|interfaces|paging)|generated.\w+-(ids|operations))/,
        },
      ],
    },
  },
});
