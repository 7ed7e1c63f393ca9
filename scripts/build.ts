// Bundles dist into one file for each entry of the package, because Node pays for each file that it resolves. Bundlers of apps still drop
// unused code. This script calls rolldown itself, because rolldown's command lists every file.
import { cp } from "node:fs/promises";
import { build } from "rolldown";

// Helpers for syntax newer than the target are bundled; packages are not.
const external = /^(?!@oxc-project)[a-z@]/;

await build({
  input: {
    "desk/index": "src/desk/index.ts",
    "desk/gaps": "src/desk/gaps.ts",
    "desk/testing": "src/desk/testing.ts",
    "desk/tools": "src/desk/tools.ts",
    "desk/validate": "src/desk/validate.ts",
    "desk/cli": "src/desk/cli.ts",
  },
  external,
  platform: "neutral",
  output: {
    dir: "dist",
    chunkFileNames: "shared/[name].js",
    // The modules that the client shares with other entries make one file.
    codeSplitting: {
      groups: [
        {
          name: "client",
          test: /src.(base.(json\.|printable)|client.(?!log-calls|fetch-client)|paginate|desk.(clients|service|paging|page-parameter)|generated.\w+-(ids|operations))/,
        },
      ],
    },
  },
});

// The linter's rules are a folder of their own, because people can copy them for another service.
await build({
  input: { plugin: "openapi/rules/index.ts" },
  external,
  platform: "neutral",
  output: { dir: "dist/rules" },
});
for (const name of ["rules.yaml", "service.yaml"]) {
  await cp(`openapi/rules/${name}`, `dist/rules/${name}`);
}

// The files that the modules read: see src/base/own-file.ts.
const read = [
  "generated/openapi.json",
  "mock/try/page.css",
  "mock/try/send.js",
  "tools/pages/browser/live.js",
];
for (const name of read) await cp(`src/${name}`, `dist/${name}`);
