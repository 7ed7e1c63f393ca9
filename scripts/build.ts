// Bundles dist into one file for each entry of the package, because Node pays for each file that it resolves. Bundlers of apps still drop
// unused code. This script calls rolldown itself, because rolldown's command lists every file.
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
  // Helpers for syntax newer than the target are bundled; packages are not.
  external: /^(?!@oxc-project)[a-z@]/,
  platform: "neutral",
  output: {
    dir: "dist",
    chunkFileNames: "shared/[name].js",
    // The modules that the client shares with other entries make one file.
    codeSplitting: {
      groups: [
        {
          name: "client",
          test: /src.(base.(json\.|printable)|client.(?!log-calls|throwing|fetch-client)|paginate|desk.(clients|interfaces|paging)|generated.\w+-(ids|operations))/,
        },
      ],
    },
  },
});
