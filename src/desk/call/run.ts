// The work of the command: a preview, or a call and its result.

import { printable, printableLines } from "../../base/printable.js";
import { previewCall } from "../../calls/plain-call.js";
import { listIds } from "../../calls/plain-operation.js";
import { sendCall, type ToolFailure, toFailure } from "../../calls/tools.js";
import { printJson, red } from "../../tools/command.js";
import { UsageError } from "../../tools/errors.js";
import { readObject } from "../../tools/single-file.js";
import { createClient } from "../clients.js";
import { connectionOf, lacksPrefix, readKey } from "../connection.js";
import { paginate } from "../paging.js";
import { service } from "../service.js";
import { readPairs } from "./arguments.js";
import { operationsText } from "./help.js";
import type { CallValues } from "./options.js";
import { operationOf, tables } from "./table.js";

export { operationHelp } from "./help.js";

/** The exit codes of failed calls. 1 means that a write was only shown, and 2 that an argument is wrong. */
const exitCodes = { refused: 3, "not-sent": 4, unknown: 5 } as const;

export async function runCallCommand(
  { body, all, send, "dry-run": isDry, ...connection }: CallValues,
  [id, ...pairs]: readonly string[],
): Promise<void> {
  if (id === undefined) return console.log(operationsText());
  const operation = operationOf(id);
  const sends = !isDry && (operation.isRead || send === true);
  if (sends && !operation.isRead) checkAllowed(id);
  if (all && operation.pageParameter === undefined)
    throw new UsageError(`--all is for lists with pages, not ${id}.`);
  const named = readPairs(pairs, operation.inputSchema);
  const args = { ...(body === undefined ? {} : await readObject(body, UsageError)), ...named };
  const options = { ...connectionOf(connection, sends ? readKey() : null), signal: interruption() };
  const desk: object = createClient(options);
  const prepared = await previewCall(desk, operation, args);
  if (!("init" in prepared))
    throw new UsageError(`Wrong arguments: ${prepared.preview.mistakes.join("; ")}.`);
  if (!sends) {
    const { method, url, body: text } = prepared.preview;
    printJson({ method, url, ...(text !== undefined && { body: JSON.parse(text) }) });
    return isDry ? undefined : endWith(1, "Nothing was sent: --send is missing.");
  }
  const hint = lacksPrefix(options.baseUrl) ? `\n--base-url has no ${service.prefix}.` : "";
  try {
    if (all) return await printItems(desk, operation.path, prepared.init);
    const result = await sendCall(desk, operation, prepared.init);
    if (result.ok) printJson(result.data);
    else failAs(result, hint);
  } catch (error) {
    failAs(toFailure(error), hint);
  }
}

const writesVariable = "SUPPORT_DESK_WRITES";

/**
 * Checks whether the environment allows a write. This guards against a mistake, not against a process that can read the key.
 *
 * @throws UsageError that names the variable
 */
function checkAllowed(id: string): void {
  const text = process.env[writesVariable]?.trim();
  if (text === undefined) return;
  const writes = listIds(tables, "writes");
  const allowed = ["", "none"].includes(text) ? [] : text.split(",").map((name) => name.trim());
  const wrong = allowed.find((name) => !writes.includes(name));
  if (wrong !== undefined) {
    throw new UsageError(
      `${writesVariable} must list ids of writes, such as ${writes.slice(0, 2)}: "${wrong}" isn't one. Nothing was sent.`,
    );
  }
  if (!allowed.includes(id)) throw new UsageError(`${writesVariable} doesn't list ${id}. Nothing was sent.`);
}

/** Returns a signal that aborts when somebody ends the command, so that it can say that the outcome is unknown. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"]) process.once(name, () => controller.abort());
  return controller.signal;
}

/** Prints the items of a list as they come. */
async function printItems(desk: object, path: string, init: object): Promise<void> {
  // The path is any with pages here, so the cast drops the types.
  const read = paginate as unknown as (desk: object, path: string, init: object) => AsyncIterable<unknown>;
  for await (const item of read(desk, path, init)) {
    // Nobody reads on after `head` has ended.
    if (process.stdout.errored) return;
    console.log(printable(JSON.stringify(item)));
  }
}

function failAs({ summary, outcome, gaps }: ToolFailure, hint: string): void {
  const open = gaps.length > 0 ? `\nNot shown, and perhaps the cause: ${gaps.join(", ")}.` : "";
  endWith(exitCodes[outcome], summary + open + hint);
}

function endWith(code: number, message: string): void {
  console.error(red(printableLines(message)));
  process.exitCode = code;
}
