import { createTools, type Tool, type ToolOptions } from "../calls/tools.js";
import { readForCaller } from "../client/errors/invalid-argument-error.js";
import type { OperationIds } from "../generated/operations.js";
import type { Client } from "./clients.js";
import { tables } from "./tool-tables.js";

export type { ToolRequest } from "../calls/plain-call.js";
export type {
  Tool,
  ToolCallOptions,
  ToolFailure,
  ToolOptions,
  ToolPreview,
  ToolResult,
  ToolSuccess,
} from "../calls/tools.js";
export type { GapId } from "./gaps.js";

/**
 * Returns the operations of a client as tools for an agent: the reads, or the operations that you name. A tool sends a write only with
 * `confirm`. It never throws for wrong arguments of a model or for a failure of the service, so that the model can go on.
 *
 * @param desk - a client
 * @param options - `only` names the operations, `maxCharacters` limits the results
 * @returns a tool for each operation. Without its functions, it is a tool definition of the Model Context Protocol
 * @throws InvalidArgumentError if `desk` isn't a client, an option is wrong, or `only` has an id that no operation has
 * @see the specification: Endpoints
 */
export function tools<Paths>(desk: Client<Paths>, options: ToolOptions<keyof OperationIds> = {}): Tool[] {
  return readForCaller(() => createTools(desk, tables, options), tools);
}
