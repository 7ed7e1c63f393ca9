import type { HttpMethod } from "../client/arguments.js";
import type { OperationTable } from "../client/operation.js";
import type { OwnChoices } from "../validate/mistakes.js";
import type { SchemaNode, Schemas, SchemasByName } from "../validate/schemas.js";
import { type InputSchema, inputSchemaOf } from "./input-schema.js";
import { type ChosenTypes, strictSchema } from "./strict-schema.js";

/** An operation as a tool, without the schema of its body. */
interface Definition {
  readonly title: string;
  /** The description for a model, with points that the specification leaves open. */
  readonly description: string;
  /** The parameters of the path and the query in one object. */
  readonly parameters: SchemaNode;
  /** The gaps about names of parameters: patterns of the names, and the ids of the gaps. */
  readonly openNames?: Readonly<Record<string, string>>;
}

/** By operation id. `generate` writes them. */
export type Definitions = Readonly<Record<string, Definition>>;

/** The tables of a document. */
export interface Tables {
  readonly operations: OperationTable;
  readonly schemas: Schemas;
  readonly definitions: Definitions;
  /** The query parameter that selects a page of a list. */
  readonly pageParameter?: string;
  /** Finds the mistakes in arguments that fit their schema, by rules that no schema states. */
  readonly findMistakes?: FindMistakes;
  /** The reasons that messages give where the checks refuse more than the specification does. */
  readonly choices?: OwnChoices;
  /** The types that tools show for fields whose type the document leaves open. */
  readonly chosenTypes?: ChosenTypes;
}

type FindMistakes = (values: Readonly<Record<string, unknown>>) => readonly string[];

/** An operation that can be called with plain arguments. */
export interface PlainOperation extends Definition {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly isRead: boolean;
  /** The schema of its body, if there is one, and those that this one references. */
  readonly request: SchemaNode | undefined;
  readonly components: SchemasByName;
  readonly inputSchema: InputSchema;
  /** The schema of the arguments that a tool shows. */
  readonly shownSchema: SchemaNode;
  /** The query parameter that selects a page, if the operation is a list with pages. */
  readonly pageParameter: string | undefined;
  readonly findMistakes: FindMistakes | undefined;
  readonly choices: OwnChoices | undefined;
}

/** Returns an operation by its id; undefined if there is no such operation. */
export function readOperation(tables: Tables, id: string): PlainOperation | undefined {
  const { operations, schemas, definitions, pageParameter, findMistakes, choices, chosenTypes = {} } = tables;
  const { components } = schemas;
  const [name = "", row] = Object.entries(operations).find(([, one]) => one.id === id) ?? [];
  const definition = definitions[id];
  if (row === undefined || definition === undefined) return undefined;
  const [method, path = ""] = name.split(" ");
  const request = schemas.operations[id]?.request;
  const inputSchema = inputSchemaOf(definition.parameters, request, components);
  return {
    ...definition,
    ...{ id, path, request, components, isRead: method === "GET", findMistakes, choices },
    // The generated table has only methods of a client.
    method: method as HttpMethod,
    inputSchema,
    shownSchema: strictSchema(inputSchema, chosenTypes),
    pageParameter: row.pagedList && pageParameter,
  };
}

/** Returns the ids of the operations that read, or of those that write. */
export function listIds({ operations }: Pick<Tables, "operations">, kind: "reads" | "writes"): string[] {
  const isOfKind = (name: string) => name.startsWith("GET ") === (kind === "reads");
  return Object.entries(operations).flatMap(([name, { id }]) => (isOfKind(name) ? id : []));
}
