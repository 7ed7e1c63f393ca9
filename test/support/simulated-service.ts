// A service whose truth is chosen, so that a conclusion can be compared with it. It answers with the examples of the documents, in
// which the truth is put in the place of what they leave open.
import { operationsOf, resolve } from "../../src/cli/codegen/openapi.js";
import { keysOf } from "../../src/document/json-pointer.js";
import { knowledge, lists, type SimulatedCall, times, uuid } from "./evidence.js";
import { openValues, type Truth } from "./truth.js";

const pageSize = 30;
const listLength = 45;

type Body = Record<string, unknown>;

/** The examples of each operation, but those of 401, and the status of its success. */
const examples = new Map(
  knowledge.bundles.flatMap(({ document }) =>
    operationsOf(document).map(({ name, operation }) => {
      const { 401: _, ...responses } = operation.responses;
      const bodies = Object.values(responses).flatMap((one) =>
        Object.values(resolve(document, one).content?.["application/json"]?.examples ?? {}),
      );
      return [name, { status: Object.keys(responses)[0], bodies }] as const;
    }),
  ),
);

/** What the service answers to a call of an app, which is about a record with this number. Those from 900 on do not exist. */
export function answerOf(truth: Truth, record: number, { operation, query, request }: SimulatedCall) {
  const inTurn = (statuses: readonly string[]) => statuses[record % statuses.length];
  const { status, bodies = [] } = examples.get(operation) ?? {};
  const statuses: Readonly<Record<string, string | undefined>> = {
    "POST /customers": inTurn(truth.customerStatus),
    "PATCH /team_members/{team_member_id}": truth.updateStatus,
    "DELETE /team-members/{team_member_id}": inTurn(truth.lastAdminStatus),
  };
  // Of the older update, there is an example of a wrapped member, and one of a bare one.
  const example = Object(bodies[truth.isWrapped ? 0 : bodies.length - 1]?.value) as Body;
  const body = bodyOf(truth, operation, record, example, query?.["page_number"] as number | undefined);
  const isRefused =
    truth.needsEmail && /^POST \/(customers|team-members)$/.test(operation) && lacksEmail(request);
  if (record >= 900 || body === undefined || isRefused) {
    const failure = truth.failureType === "object" ? { error: "no" } : "no";
    return { status: record < 900 && isRefused ? 422 : 404, body: failure };
  }
  unset(truth, operation, body, record);
  return { status: Number(statuses[operation] ?? status), body };
}

function lacksEmail(request: unknown): boolean {
  const { customer = request } = Object(request) as { customer?: unknown };
  const { emails = [undefined] } = Object(customer) as { emails?: unknown[] };
  return emails.some((one) => typeof one !== "string" && !Object.hasOwn(Object(one), "email"));
}

/** The example with the record, or with a list of records; undefined where there is no such page. */
function bodyOf(truth: Truth, operation: string, record: number, example: Body, page?: number) {
  const isList = (entry: [string, unknown]): entry is [string, object[]] => Array.isArray(entry[1]);
  const [name, [item] = []] = Object.entries(example).find(isList) ?? [];
  const body = copyOf(truth, example, record);
  if (name === undefined || item === undefined) return body;
  const first = operation.includes("{") ? record * 100 : 0;
  const all = times(listLength, (index) => copyOf(truth, item, first + index));
  if (!lists.includes(operation)) return { ...body, [name]: all };
  const isReport = operation.startsWith("GET /reports/");
  const isIgnored = isReport && truth.totalCount === "ignored";
  const isWhole = isIgnored || (page === undefined && truth.withoutNumber[operation] === "all");
  const [pages, end] = [Math.ceil(listLength / pageSize), truth.pastEnd[operation]];
  const isPast = page !== undefined && page > pages;
  if (isPast && !isWhole && end === "404") return undefined;
  const number = isPast && end === "items" ? pages : (page ?? 1);
  const items = isWhole ? all : all.slice((number - 1) * pageSize, number * pageSize);
  const pagination = {
    ...{ total_records: listLength, current_page_number: number, total_pages: pages, page_size: pageSize },
  };
  return {
    ...{ ...body, [name]: items },
    ...(isReport && { total_count: truth.totalCount === "page" ? items.length : listLength }),
    ...((!isReport || truth.hasReportPagination) && { pagination }),
  };
}

/** A copy of an example, as one of many records. */
function copyOf(truth: Truth, example: object, index: number): Body {
  const id = uuid(index);
  const inTurn = (types: readonly string[]) => (types[index % types.length] === "string" ? "7781" : 7781);
  const values: Body = {
    id,
    count: inTurn(truth.countType),
    field_value: inTurn(truth.fieldType),
    question: truth.questionType === "string" ? "How?" : { text: "How?" },
    attachments: [{ id, url: "https://a.example", filename: "f.txt" }],
    mentions: [{ id, name: "Ada", email: "a@mail.example" }],
  };
  return JSON.parse(JSON.stringify(example), (key, value: unknown) => values[key] ?? value);
}

/** Leaves every second value unset, in turn with the values beside it. */
function unset(truth: Truth, operation: string, body: object, record: number): void {
  for (const { place, turn, at, key } of openValues) {
    const way = truth.unset[key];
    for (const occurrence of at) {
      if (occurrence.operation !== operation) continue;
      const keys = [...keysOf(occurrence.place), ...place.split("/")];
      // The objects of a record are set in every second one, so that what is in them has turns of its own.
      const depth = Math.max(0, keys.filter((one) => one !== "*").length - 2);
      const name = keys.pop() ?? "";
      for (const [object, index] of objectsAt(body, keys, record)) {
        const now = (index >> depth) + turn;
        if (!Object.hasOwn(object, name) || now % 2 === 0 || way === "never") continue;
        if (way === "absent" || (way === "mixed" && now % 4 === 1)) Reflect.deleteProperty(object, name);
        else Reflect.set(object, name, way === "empty" ? "" : null);
      }
    }
  }
}

/** The objects at a place of a body, with the numbers of their records. */
function* objectsAt(
  node: unknown,
  [key, ...keys]: readonly string[],
  record: number,
): Generator<[object: object, index: number]> {
  if (typeof node !== "object" || node === null) return;
  const index = "id" in node ? Number(`${node.id}`.slice(-12)) : record;
  if (key === undefined) yield [node, index];
  else if (key === "*") for (const item of Object.values(node)) yield* objectsAt(item, keys, index);
  else yield* objectsAt(Reflect.get(node, key), keys, index);
}
