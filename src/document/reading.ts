// The one reading of a document: its operations and its gaps. The linter, the pages, the generated files, the mock and the command use it.
import { nodesBelow } from "./nodes.js";
import {
  type Document,
  type Gap,
  type Marked,
  type MediaType,
  type Method,
  methods,
  type OperationObject,
  type Parameter,
  type PathItem,
  type RequestBody,
  type Response,
  type Schema,
} from "./openapi.js";
import { isObject, type Location, type Place, rootOf } from "./place.js";

export interface Reading {
  readonly root: Place<Document>;
  readonly operations: readonly Operation[];
  /** By id, in the order of the document. */
  readonly gaps: ReadonlyMap<string, MarkedGap>;
}

export interface Operation {
  /** Its `operationId`. */
  readonly id: string;
  /** For example `GET /items`. */
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly place: Place<OperationObject>;
  readonly item: Place<PathItem>;
  /** Those of the path, and those of the operation. */
  readonly parameters: readonly Part<Parameter>[];
  readonly responses: readonly Part<Response>[];
  /** Its gaps: those marked nearest to it first, those of the whole document last. */
  readonly gaps: readonly MarkedGap[];
}

/** A parameter or a response of an operation. */
export interface Part<Node> {
  /** The status of a response. */
  readonly key: string;
  /** The entry in the operation, which may be a reference. */
  readonly entry: Place<Node>;
  /** The part itself. */
  readonly place: Place<Node>;
}

/** A gap of a document. */
export interface MarkedGap {
  readonly gap: Gap;
  /** The objects that carry the gap. The linter reports more than one. */
  readonly carriers: readonly Carrier[];
  /** The operations that use a carrier, directly or by a reference. */
  readonly operations: readonly Operation[];
  /** Whether `info` carries the gap, so that it belongs to every operation. */
  readonly isGeneral: boolean;
  /** Whether every operation of several has the gap, so that the pages list it once. */
  readonly isShared: boolean;
}

/** An object that carries a gap. */
export interface Carrier {
  readonly place: Place<Marked>;
  /** The location of the gap in the object. */
  readonly mark: Location;
}

const readings = new WeakMap<object, Reading>();

/** Reads a document, which may consist of several files. It is read once, so that afterwards only its texts may change. */
export function read(root: Place<Document>): Reading {
  const reading = readings.get(root.node) ?? readRoot(root);
  readings.set(root.node, reading);
  return reading;
}

type Draft = { -readonly [Key in keyof MarkedGap]: MarkedGap[Key] } & {
  carriers: Carrier[];
  operations: Operation[];
};

function readRoot(root: Place<Document>): Reading {
  const info: unknown = root.child("info").node;
  const gaps = new Map<string, Draft>();
  for (const { place } of nodesBelow([root], true)) {
    for (const gap of marksOf(place.node)) {
      const one = gaps.get(gap.id) ?? {
        ...{ gap, carriers: [], operations: [] },
        ...{ isGeneral: false, isShared: false },
      };
      const list = place.child("x-not-shown");
      one.carriers.push({ place, mark: list.location.child([(list.node as Gap[]).indexOf(gap)]) });
      one.isGeneral ||= place.node === info;
      gaps.set(gap.id, one);
    }
  }
  const operations = operationsOf(root).map((operation): Operation => {
    const { place, item, parameters } = operation;
    const below = nodesBelow([place, ...parameters.map((part) => part.place)], true);
    const nodes = [...[...below].map((one) => one.place.node), item.node, info];
    const ids = new Set(nodes.flatMap(marksOf).map(({ id }) => id));
    return { ...operation, gaps: [...ids].flatMap((id) => gaps.get(id) ?? []) };
  });
  for (const operation of operations) {
    for (const { gap } of operation.gaps) gaps.get(gap.id)?.operations.push(operation);
  }
  for (const one of gaps.values()) {
    const isOfEach = operations.length > 1 && one.operations.length === operations.length;
    one.isShared = one.isGeneral || isOfEach;
  }
  return { root, operations, gaps };
}

/** Reads a bundled document. */
export const readBundled = (document: object): Reading => read(rootOf(document));

/** Returns the gaps that an object carries. The linter reports malformed ones. */
export function marksOf(node: unknown): Gap[] {
  const gaps = isObject(node) ? node["x-not-shown"] : undefined;
  return Array.isArray(gaps) ? gaps.filter((gap) => typeof gap?.id === "string") : [];
}

/** Returns the documented successes of an operation: statuses from 200 to 299, and 2XX. */
export const successesOf = ({ responses }: Pick<Operation, "responses">): Part<Response>[] =>
  responses.filter(({ key }) => key.startsWith("2"));

/** Returns the JSON of a request body or a response, either of which can be a reference; undefined if it has none. */
export function jsonOf(body: Place<RequestBody | Response | undefined>): Place<MediaType> | undefined {
  const contents = body.resolved().child("content").children();
  return contents.find(([type]) => /^application\/([\w.-]+\+)?json$/.test(type))?.[1];
}

/** Returns the schema of the JSON of a request body or a response. */
export function bodyOf(body: Place<RequestBody | Response | undefined>): Place<Schema> | undefined {
  const schema = jsonOf(body)?.child("schema");
  return schema?.node && (schema as Place<Schema>);
}

/** Returns the schema that the marks of an object are about: the body of a response, or the object itself. */
export const schemaOf = (place: Place<Marked>): Place<Schema> => bodyOf(place as Place<Response>) ?? place;

function operationsOf(root: Place<Document>): Omit<Operation, "gaps">[] {
  // An overlay can remove all paths: OpenAPI 3.1 does not require them.
  return root
    .child("paths")
    .children()
    .flatMap(([path, entry]) => {
      const item = entry.resolved();
      return methods.flatMap((method) => {
        const place = item.child(method) as Place<OperationObject>;
        if (!isObject(place.node)) return [];
        return {
          ...{
            id: place.node.operationId,
            name: `${method.toUpperCase()} ${path}`,
            method,
            path,
            place,
            item,
          },
          parameters: [item, place].flatMap((one) => partsOf<Parameter>(one.child("parameters"))),
          responses: partsOf(place.child("responses")),
        };
      });
    });
}

function partsOf<Node>(list: Place): Part<Node>[] {
  const entries = list.children() as [string, Place<Node>][];
  return entries.map(([key, entry]) => ({ key, entry, place: entry.resolved() }));
}
