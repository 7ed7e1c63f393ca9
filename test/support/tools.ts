import type { Client } from "../../src/desk/index.js";
import { type Tool, type ToolOptions, tools } from "../../src/desk/tools.js";
import { type AnyOptions, type Respond, testDesk } from "./test-desk.js";

/** Returns one tool of a client, a write, too. */
export function toolOf(desk: Client, id: string, options: ToolOptions = {}): Tool {
  const [tool] = tools(desk, { ...options, only: [id as "getTicket"] });
  if (tool === undefined) throw new Error(`There is no tool ${id}.`);
  return tool;
}

/** Creates a tool of a client whose fetch records each request. */
export function testTool(id: string, respond?: Respond, options?: AnyOptions) {
  const { desk, requests } = testDesk(respond, options);
  return { tool: toolOf(desk, id), requests, desk };
}
