// The rooms of src, from the bottom to the top. A room imports only from the rooms below it, types included. Only src/desk knows the
// Support Desk: the rooms below it serve any document that marks its gaps.
const floors = [
  "src/base/",
  "src/document/",
  "src/(client|server)/",
  "src/paginate/",
  "src/validate/",
  "src/calls/",
  "src/mock/",
  "src/tools/",
  "src/generated/",
  "src/desk/",
];

const upward = floors.slice(0, -1).map((floor, level) => ({
  name: `nothing-above-${floor
    .replace(/^src\/|[^a-z]+/g, " ")
    .trim()
    .replaceAll(" ", "-")}`,
  comment:
    "A room imports only from the rooms below it. Move the shared code to a lower room, or pass it as an argument.",
  severity: "error",
  from: { path: `^${floor}` },
  to: { path: `^(${floors.slice(level + 1).join("|")})` },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...upward,
    {
      name: "no-circle",
      comment:
        "Two modules import each other. Join them, or move the shared code to a third module below them.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "src-alone",
      comment: "The package does not contain scripts, tests, documents and rules, so src cannot import them.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^(scripts|openapi|test)/" },
    },
    {
      name: "nothing-needs-the-command",
      comment: "Modules that apps import must not need Node or the packages of the command.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(tools/|desk/(cli\\.ts|call/|check/|connection\\.ts))" },
      to: { path: "^src/tools/" },
    },
    {
      name: "scripts-are-not-imported",
      comment: "Scripts are commands. Move shared code to src/tools.",
      severity: "error",
      from: { pathNot: "^(scripts|test)/" },
      to: { path: "^scripts/" },
    },
    {
      name: "a-room-for-each-module",
      comment: "Put a new module into one of the rooms.",
      severity: "error",
      from: {},
      to: { path: "^src/", pathNot: floors.map((floor) => `^${floor}`) },
    },
    {
      name: "one-dependency",
      comment: "openapi-fetch is the only dependency that an app installs for the client.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: "^src/(server|mock|tools|desk/workspace)/|^src/desk/(cli|testing)\\.ts",
      },
      to: { dependencyTypesNot: ["local", "type-only"], pathNot: "node_modules/openapi-fetch/" },
    },
    {
      name: "one-module-runs-openapi-fetch",
      comment: "Only openapi-fetch.ts runs openapi-fetch. Other modules import its types.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/client/openapi-fetch\\.ts$" },
      to: { dependencyTypesNot: ["type-only"], path: "^(node_modules/)?openapi-fetch(/|$)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
