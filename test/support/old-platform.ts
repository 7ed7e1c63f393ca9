// Makes calls with everything that an app can add to them, on a platform without the younger methods, in a page that extends
// Object.prototype.

const younger: [holder: object, names: string[]][] = [
  [AbortSignal, ["any", "timeout"]],
  [URL, ["canParse", "parse"]],
  [Response, ["json"]],
  [Object, ["groupBy"]],
  [Map, ["groupBy"]],
  [Promise, ["withResolvers", "try"]],
  [Array, ["fromAsync"]],
  [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with", "findLast", "findLastIndex"]],
  [Set.prototype, ["union", "intersection", "difference", "isSubsetOf"]],
];
for (const [holder, names] of younger) for (const name of names) Reflect.deleteProperty(holder, name);
Object.assign(Object.prototype, { extend() {}, verbose: true });

const { byOperationId, createClient, createPace, logCalls, paginate, unwrap } = await import(
  "../../src/desk/index.js"
);
const { validateResponses } = await import("../../src/desk/validate.js");
const { tools } = await import("../../src/desk/tools.js");

const forms = { forms: [], kb_details: { knowledge_base_name: "Help" } };
const members = {
  team_members: [],
  pagination: { total_records: 0, current_page_number: 1, total_pages: 1, page_size: 30 },
};
const desk = createClient({
  workspace: "acme",
  serviceHost: "desk.example",
  apiKey: "sk_live_0123456789",
  pace: createPace({ perSecond: 1_000 }),
  // Writes to stderr. The result alone is in stdout.
  onCallEnd: logCalls(),
  fetch: async (url) => new Response(JSON.stringify(url.includes("/forms") ? forms : members)),
});
const mismatches: unknown[] = [];
desk.use(validateResponses({ onMismatch: (report) => mismatches.push(report) }));
desk.use({
  onRequest: ({ request }) => new Request(request, { signal: new AbortController().signal }),
  onResponse: ({ response }) => new Response(response.clone().body, { status: response.status }),
});
await unwrap(byOperationId(desk).listForms({ attemptTimeout: 1_000, signal: new AbortController().signal }));
for await (const member of paginate(desk, "/team-members")) console.error(member);
const [listForms] = tools(desk, { only: ["listForms"] });
const { ok } = await (listForms as NonNullable<typeof listForms>).call({});
const aborted = await desk.GET("/forms", { signal: AbortSignal.abort("stop") }).catch((reason) => reason);
console.log(JSON.stringify({ ok, aborted, mismatches }));
