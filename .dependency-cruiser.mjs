// The rooms of src, from the bottom to the top. A room imports only from its own floor and from floors below it; types
// count, too. Some modules of a floor belong together, such as the errors and what is known of the document.
const floors = [
  "src/(generated|document|errors)/",
  "src/options/",
  "src/request/",
  "src/transport/",
  "src/result/",
  "src/types/",
  "src/one-call\\.ts$",
  "src/client\\.ts$",
  "src/((paginate)/|(by-operation-id|v1|fetch-client|log-calls|throwing)\\.ts$)",
  "src/index\\.ts$",
  "src/(testing|validate|observe|cli)/",
];

// Those of the command, inside the highest of them.
const commandFloors = [
  "src/cli/(?!run|main)[^/]+\\.ts$",
  "src/cli/codegen/",
  "src/cli/(isolate|kit|evidence)/",
  "src/cli/pages/",
  "src/cli/commands/",
  "src/cli/(run|main)\\.ts$",
];

const upward = [floors, commandFloors].flatMap((house) =>
  house.slice(0, -1).map((floor, level) => ({
    name: `nothing-above-${floor
      .replace(/^src\/|[^a-z]+/g, " ")
      .trim()
      .replaceAll(" ", "-")}`,
    comment: "A room imports only from the floors below it. Move what both need to a lower room.",
    severity: "error",
    from: { path: `^${floor}` },
    to: { path: `^(${house.slice(level + 1).join("|")})` },
  })),
);

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
        pathNot: "^openapi/rules/((gap-index|gaps|service)\\.js|types\\.d\\.ts)$",
      },
    },
    {
      name: "nothing-needs-the-command",
      comment: "What apps import needs neither Node nor the packages of the command.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/cli/" },
      to: { path: "^src/cli/" },
    },
    {
      name: "scripts-are-not-imported",
      comment: "Scripts are commands. What others need is in src/cli.",
      severity: "error",
      from: { pathNot: "^(scripts|test)/" },
      to: { path: "^scripts/" },
    },
    {
      name: "a-room-for-each-module",
      comment: "A new module belongs into a room, or into the list of floors.",
      severity: "error",
      from: {},
      to: { path: "^src/", pathNot: floors.map((floor) => `^${floor}`) },
    },
    {
      name: "one-dependency",
      comment: "openapi-fetch is the only dependency that an app installs for the client.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(testing|cli)/" },
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
