import { createTools, type Tool, type ToolOptions } from "../calls/tools.js";
import { clientFacts, type FactsCarrier } from "../client/client.js";
import { readForCaller } from "../client/errors/invalid-argument-error.js";
import { toolTable } from "../generated/openapi-tools.js";
import { toolTable as v1ToolTable } from "../generated/v1-tools.js";
import type { Client, IdsOf } from "./clients.js";
import { v1 } from "./interfaces.js";

export type { ToolMistakes, ToolPreview, ToolRequest } from "../calls/plain-call.js";
export type {
  Tool,
  ToolCallOptions,
  ToolFailure,
  ToolOptions,
  ToolResult,
  ToolSuccess,
} from "../calls/tools.js";
export type { GapId } from "./gaps.js";

/**
 * Returns the operations of a client as tools for an agent: the reads, or the operations that you name. A tool sends a write only with
 * `confirm`. It never throws for wrong arguments of a model or for a failure of the service, so that the model can go on.
 *
 * @param desk - a client of either interface, or the result of `throwing(client)`
 * @param options - `only` names the operations, `maxCharacters` limits the results
 * @returns a tool for each operation. Without its functions, it is a tool definition of the Model Context Protocol
 * @throws InvalidArgumentError if `desk` isn't a client, an option is wrong, or `only` has an id that no operation has
 * @see the specification: Endpoints
 */
export function tools<Paths, Throws extends boolean = false>(
  desk: Client<Paths, Throws>,
  options: ToolOptions<keyof IdsOf<Paths> & string> = {},
): Tool[] {
  const { interface: version } = (Object(desk) as FactsCarrier)[clientFacts]?.() ?? {};
  const table = version?.prefix === v1.prefix ? v1ToolTable : toolTable;
  return readForCaller(() => createTools(desk, table, options), tools);
}
