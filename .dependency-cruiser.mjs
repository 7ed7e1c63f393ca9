// The rooms of src, from the bottom to the top. A room imports only from the rooms below it; types count, too. Only src/desk knows the
// Support Desk, so that the rooms below would serve any document that marks its gaps.
const floors = [
  "src/(client|server)/",
  "src/paginate/",
  "src/validate/",
  "src/observe/",
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
    "A room imports only from the rooms below it. Move what both need to a lower room, or pass it as an argument.",
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
      comment: "Two modules that need each other are one, or need a third below them.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "src-alone",
      comment:
        "What is published needs nothing of the clone. The index of gaps is published, for the linter's rules.",
      severity: "error",
      from: { path: "^src/" },
      to: {
        path: "^(scripts|openapi|test)/",
        pathNot: "^openapi/rules/((gap-index|gap-places|gaps|service)\\.js|types\\.d\\.ts)$",
      },
    },
    {
      name: "rules-know-no-service",
      comment:
        "The rules are for any document with gaps. Pass what they need of a service through plugin.js.",
      severity: "error",
      from: { path: "^openapi/rules/", pathNot: "/plugin\\.js$" },
      to: { path: "^openapi/rules/service\\.js$" },
    },
    {
      name: "nothing-needs-the-command",
      comment: "What apps import needs neither Node nor the packages of the command.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(tools/|desk/cli\\.ts)" },
      to: { path: "^src/tools/" },
    },
    {
      name: "scripts-are-not-imported",
      comment: "Scripts are commands. What others need is in src/tools.",
      severity: "error",
      from: { pathNot: "^(scripts|test)/" },
      to: { path: "^scripts/" },
    },
    {
      name: "a-room-for-each-module",
      comment: "A new module belongs into a room.",
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
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
