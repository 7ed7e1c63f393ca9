// The one reading of a document: its operations and its gaps. The linter, the pages, the generated files, the mock and the command use it.
import { parseUrl } from "../base/parse-url.js";
import { resolvePlaces } from "./bodies.js";
import { type OpenAnswers, partialWord } from "./gaps.js";
import { isObject, type LocatedNode, type Location, rootOf } from "./located-node.js";
import { nodesBelow } from "./nodes.js";
import {
  type Document,
  type GapEntry,
  type Marked,
  methods,
  type OpenApiMethod,
  type OperationObject,
  type Parameter,
  type PathItem,
  type Response,
  type Server,
} from "./openapi.js";
import type { NamedSchema } from "./walk.js";

export interface Reading {
  readonly root: LocatedNode<Document>;
  readonly operations: readonly Operation[];
  /** By id, in the order of the document. */
  readonly gaps: ReadonlyMap<string, MarkedGap>;
  /** The gaps that leave open whether a value is unset, by the schema of the value, which can be a reference. */
  readonly unset: ReadonlyMap<unknown, readonly GapEntry[]>;
}

export interface Operation {
  /** Its `operationId`. */
  readonly id: string;
  /** For example `GET /items`. */
  readonly name: string;
  readonly method: OpenApiMethod;
  readonly path: string;
  /** The first server of its path, or of the document. */
  readonly server: Server | undefined;
  /** The path of that server, such as `/api/v1`. */
  readonly prefix: string;
  readonly located: LocatedNode<OperationObject>;
  readonly item: LocatedNode<PathItem>;
  /** Those of the path, and those of the operation. */
  readonly parameters: readonly Part<Parameter>[];
  readonly responses: readonly Part<Response>[];
  /** Its gaps, by harm. Among equals, those of its responses come first, and then the nearest. */
  readonly gaps: readonly MarkedGap[];
  /** Those of its gaps that a path above it carries, because they are about its method. The operation may close them. */
  readonly beside: readonly GapEntry[];
  /** What its gaps leave open: the harmful ones first, and then in the same order. */
  readonly open: OpenAnswers;
}

/** A parameter or a response of an operation. */
export interface Part<Node> {
  /** The status of a response. */
  readonly key: string;
  /** The entry in the operation, which may be a reference. */
  readonly entry: LocatedNode<Node>;
  /** The part itself. */
  readonly located: LocatedNode<Node>;
}

export interface MarkedGap {
  readonly gap: GapEntry;
  /** The objects that carry the gap. The linter reports more than one. */
  readonly carriers: readonly GapCarrier[];
  /** The schemas at the locations that the gap names below its carriers. */
  readonly named: readonly NamedSchema[];
  /** The operations that use a carrier, directly or by a reference. */
  readonly operations: readonly Operation[];
  /** Whether `info` carries the gap for every operation, or each of several has it, so that the pages list it once. */
  readonly isShared: boolean;
}

export interface GapCarrier {
  readonly located: LocatedNode<Marked>;
  /** The location of the gap in the object. */
  readonly mark: Location;
}

const readings = new WeakMap<object, Reading>();

/** Reads a document, which may consist of several files. It is read once, so that afterwards only its texts may change. */
export function readDocument(root: LocatedNode<Document>): Reading {
  const reading = readings.get(root.node) ?? readRoot(root);
  readings.set(root.node, reading);
  return reading;
}

function readRoot(root: LocatedNode<Document>): Reading {
  const gaps = findMarks(root);
  const info: unknown = root.child("info").node;
  const operations = operationsOf(root);
  for (const operation of operations) {
    const { located, item, parameters, responses } = operation;
    const ofResponses = responses.flatMap((part) => marksOf(part.located.node)).map(({ id }) => id);
    const ofInfo = marksOf(info).filter((gap) => isGapOf(operation, gap));
    const around = [...marksOf(item.node), ...operation.beside, ...ofInfo].map(({ id }) => id);
    const ids = [...ofResponses, ...idsBelow(located, ...parameters.map((part) => part.located)), ...around];
    for (const id of new Set(ids)) {
      const one = gaps.get(id);
      one?.operations.push(operation);
      if (one) operation.gaps.push(one);
    }
  }
  for (const one of gaps.values()) {
    const isOfEach = operations.length > 1 && one.operations.length === operations.length;
    const isOfInfo = one.carriers.some(({ located }) => located.node === info);
    one.isShared = isOfEach || (isOfInfo && !one.gap.operations);
  }
  for (const operation of operations) {
    operation.gaps.sort(byHarm);
    operation.open = openIn(operation);
  }
  return { root, operations, gaps, unset: findUnset(gaps) };
}

/** Whether an operation has a gap that `info` carries. */
const isGapOf = ({ id, method }: Pick<Operation, "id" | "method">, { operations }: GapEntry): boolean =>
  !Array.isArray(operations) || operations.includes(id) || operations.includes(method);

type MarkedGapDraft = MarkedGap & {
  carriers: GapCarrier[];
  named: NamedSchema[];
  operations: Operation[];
  isShared: boolean;
};
type OperationDraft = Omit<Operation, "gaps" | "open"> & { gaps: MarkedGap[]; open: OpenAnswers };

/** Returns the ids of the gaps below some nodes, the nearest ones first. */
const idsBelow = (...starts: readonly LocatedNode[]): string[] =>
  [...nodesBelow(...starts)].flatMap(({ located }) => marksOf(located.node)).map(({ id }) => id);

function findMarks(root: LocatedNode<Document>) {
  const gaps = new Map<string, MarkedGapDraft>();
  for (const { located } of nodesBelow(root)) {
    for (const gap of marksOf(located.node)) {
      const one = gaps.get(gap.id) ?? { gap, carriers: [], named: [], operations: [], isShared: false };
      const list = located.child("x-not-shown");
      one.carriers.push({ located, mark: list.location.child([(list.node as GapEntry[]).indexOf(gap)]) });
      one.named.push(...resolvePlaces(gap, located).flatMap(({ found }) => found));
      gaps.set(gap.id, one);
    }
  }
  return gaps;
}

function findUnset(gaps: ReadonlyMap<string, MarkedGap>): Reading["unset"] {
  const unset = new Map<unknown, GapEntry[]>();
  for (const { gap, named } of gaps.values()) {
    for (const { entry } of gap.unset ? named : []) {
      unset.set(entry.node, [...(unset.get(entry.node) ?? []), gap]);
    }
  }
  return unset;
}

/**
 * The order of gaps wherever they are listed: those come first with which a caller does harm that stays. Among equals, those of fewer
 * operations come first, and the shared ones last.
 */
export function byHarm(one: MarkedGap, other: MarkedGap): number {
  const harmOf = ({ gap }: MarkedGap) => Number(gap.harmful ?? false);
  const reachOf = ({ operations, isShared }: MarkedGap) => Number(isShared) * 1_000 + operations.length;
  return harmOf(other) - harmOf(one) || reachOf(one) - reachOf(other);
}

/** A success can depend on each gap of the request and of the success itself, except the shared ones. */
function openIn({ gaps, located, item, parameters, ...operation }: Operation): OpenAnswers {
  const parts = [...parameters, ...successesOf(operation)].map((part) => part.located);
  const ownIds = [...marksOf(located.node), ...marksOf(item.node)].map(({ id }) => id);
  const ofSuccess = new Set([...idsBelow(...parts, located.child("requestBody")), ...ownIds]);
  const answers = gaps.map(({ gap, isShared }): [id: string, answers: string] => {
    const success = ofSuccess.has(gap.id) && !isShared ? ["2XX"] : [];
    return [gap.id, [...success, ...failuresOf(gap)].join(" ")];
  });
  return Object.fromEntries(answers.filter(([, open]) => open !== ""));
}

/** Returns the failures that a gap leaves open, in the form of `OpenAnswers`. */
export const failuresOf = ({ failures = [], partial }: GapEntry): string[] =>
  partial ? [...failures, partialWord] : failures;

export const readBundled = (document: object): Reading => readDocument(rootOf(document));

/** Returns the gaps that an object carries. The linter reports malformed ones. */
export function marksOf(node: unknown): GapEntry[] {
  const gaps = isObject(node) ? node["x-not-shown"] : undefined;
  return Array.isArray(gaps) ? gaps.filter((gap) => typeof gap?.id === "string") : [];
}

/** Returns the documented successes of an operation: statuses from 200 to 299, and 2XX. */
export const successesOf = ({ responses }: Pick<Operation, "responses">): Part<Response>[] =>
  responses.filter(({ key }) => key.startsWith("2"));

function operationsOf(root: LocatedNode<Document>): OperationDraft[] {
  // OpenAPI 3.1 requires no paths.
  const items = root
    .child("paths")
    .children()
    .map(([path, entry]) => ({ path, item: entry.resolved() }));
  return items.flatMap(({ path, item }) => {
    const [server] = [item.node?.servers ?? root.node.servers ?? []].flat();
    return methods.flatMap((method) => {
      const located = item.child(method) as LocatedNode<OperationObject>;
      if (!isObject(located.node)) return [];
      return {
        ...{ id: located.node.operationId, name: `${method.toUpperCase()} ${path}`, method, path },
        ...{ located, item, server, prefix: prefixOf(server) },
        beside: gapsAbove(path, items).filter((gap) => disallowsMethod(gap, method)),
        parameters: [item, located].flatMap((one) => partsOf<Parameter>(one.child("parameters"))),
        responses: partsOf<Response>(located.child("responses")),
        ...{ gaps: [], open: {} },
      };
    });
  });
}

/** Returns the path of a server, without a slash at its end. The linter reports a malformed URL. */
export function prefixOf(server: Partial<Server> | undefined): string {
  const url = parseUrl(String(server?.url ?? "").replaceAll(/[{}]/g, ""), "http://localhost");
  return url?.pathname.replace(/\/$/, "") ?? "";
}

/** Returns the gaps about methods of the nearest path with such gaps: the path itself, or one above it, as `/items` above `/items/{id}`. */
function gapsAbove(
  path: string,
  items: readonly { path: string; item: LocatedNode<PathItem> }[],
): GapEntry[] {
  const around = items.filter((one) => `${path}/`.startsWith(`${one.path}/`));
  around.sort((a, b) => b.path.length - a.path.length);
  const gaps = around.map(({ item }) =>
    marksOf(item.node).filter((gap) => methods.some((method) => disallowsMethod(gap, method))),
  );
  return gaps.find(({ length }) => length > 0) ?? [];
}

function disallowsMethod({ disallowed }: GapEntry, method: OpenApiMethod): boolean {
  const { keys } = Object(disallowed) as Partial<NonNullable<GapEntry["disallowed"]>>;
  return Array.isArray(keys) && keys.includes(method);
}

function partsOf<Node>(list: LocatedNode): Part<Node>[] {
  const entries = list.children() as [string, LocatedNode<Node>][];
  return entries.map(([key, entry]) => ({ key, entry, located: entry.resolved() }));
}
