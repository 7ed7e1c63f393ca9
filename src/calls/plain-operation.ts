import type { HttpMethod } from "../client/arguments.js";
import type { OperationTable } from "../client/operation.js";
import type { OwnChoices } from "../validate/mistakes.js";
import type { SchemaNode, Schemas } from "../validate/schemas.js";
import { type InputSchema, inputSchemaOf } from "./input-schema.js";

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
  readonly findMistakes: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** The reasons that messages give where the checks refuse more than the specification does. */
  readonly choices: OwnChoices;
  /** The types that tools show for fields whose type the document leaves open, by the name of the field. */
  readonly chosenTypes: Readonly<Record<string, string>>;
}

/** An operation that can be called with plain arguments. */
export interface PlainOperation extends Definition {
  readonly id: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly isRead: boolean;
  /** The schema of its body, if there is one. */
  readonly request: SchemaNode | undefined;
  readonly inputSchema: InputSchema;
  /** The name of the list in the response, if the operation is a list with pages. */
  readonly pagedList: string | undefined;
  /** The tables that have the operation. */
  readonly tables: Tables;
}

/** Returns the operations of the tables, in their order. */
export function readOperations(tables: Tables): PlainOperation[] {
  const { operations, schemas, definitions } = tables;
  return Object.entries(operations).flatMap(([name, { id, pagedList }]) => {
    const { [id]: definition } = definitions;
    if (definition === undefined) return [];
    const [method, path = ""] = name.split(" ");
    const request = schemas.operations[id]?.request;
    return {
      ...definition,
      ...{ id, path, pagedList, request, tables, isRead: method === "GET" },
      // The generated table has only methods of a client.
      method: method as HttpMethod,
      inputSchema: inputSchemaOf(definition.parameters, request, schemas.components),
    };
  });
}
