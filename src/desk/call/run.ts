// The work of the command: a preview, or a call and its result.

import { printable, printableLines } from "../../base/printable.js";
import { previewCall } from "../../calls/plain-call.js";
import { sendCall, toFailure } from "../../calls/tools.js";
import { unwrap } from "../../client/unwrap.js";
import { printJson, red } from "../../tools/command.js";
import { UsageError } from "../../tools/errors.js";
import { readObject } from "../../tools/single-file.js";
import { type Client, createClient } from "../clients.js";
import { connectionOf, prefixHint, readKey } from "../connection.js";
import { paginate, readPage } from "../paging.js";
import { type CallValues, readPairs } from "./arguments.js";
import { operationOf, operations, operationsText } from "./operations.js";

export async function runCallCommand(
  { body, all, send, "dry-run": isDry, ...connection }: CallValues,
  [id, ...pairs]: readonly string[],
): Promise<void> {
  if (id === undefined) return console.log(operationsText());
  const operation = operationOf(id);
  const sends = !isDry && (operation.isRead || send === true);
  if (sends && !operation.isRead) checkWriteAllowed(id);
  if (all && operation.pagedList === undefined)
    throw new UsageError(`--all is for lists with pages, not ${id}.`);
  const named = readPairs(pairs, operation);
  const args = { ...(body === undefined ? {} : await readObject(body, UsageError)), ...named };
  const options = { ...connectionOf(connection, sends ? readKey() : null), signal: interruption() };
  const desk = createClient(options);
  const prepared = await previewCall(desk, operation, args);
  if ("mistakes" in prepared) {
    const message = `Wrong arguments: ${prepared.mistakes.join("; ")}.`;
    throw new UsageError(message, `support-desk-client call ${id} --help lists the arguments.`);
  }
  const { init, request } = prepared;
  if (!sends) {
    const { method, url, body: text } = request;
    printJson({ sent: false, method, url, ...(text !== undefined && { body: JSON.parse(text) }) });
    return isDry ? undefined : endWith(1, "Nothing was sent: --send is missing.");
  }
  try {
    if (all) return await printItems(desk, operation.path, init);
    const data = (await unwrap(sendCall(desk, operation, init))) ?? null;
    printJson(data);
    const page = operation.pagedList && readPage(data, operation.pagedList);
    if (!page || page.total <= page.items.length) return;
    console.error(`${page.items.length} of ${page.total} entries: --all prints all`);
  } catch (error) {
    const failure = toFailure(error, operation);
    const { outcome, summary } = failure;
    (all ? printError : printJson)(failure);
    // 1 means that a write was only shown, and 2 that an argument is wrong.
    const failed = outcome === "unknown" && !operation.isRead ? 5 : 3;
    endWith(outcome === "not-sent" ? 4 : failed, [summary, ...prefixHint(options.baseUrl)].join("\n"));
  }
}

const writesVariable = "SUPPORT_DESK_WRITES";

/**
 * Checks whether the environment allows a write. This guards against a mistake, not against a process that can read the key.
 *
 * @throws UsageError that names the variable
 */
function checkWriteAllowed(id: string): void {
  const text = process.env[writesVariable]?.trim();
  if (text === undefined) return;
  const writes = operations.filter(({ isRead }) => !isRead).map((one) => one.id);
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
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, () => controller.abort());
  return controller.signal;
}

/** Prints the items of a list as they come, and at last the summary of a report on standard error, where it isn't an item. */
async function printItems(desk: Client, path: string, init: object): Promise<void> {
  let summary: unknown;
  // The path is any with pages here.
  for await (const { items, data } of paginate(desk, path as "/team-members", init).pages()) {
    for (const item of items) {
      // Nobody reads on after `head` has ended.
      if (process.stdout.errored) return;
      console.log(printable(JSON.stringify(item)));
    }
    summary = Object(data).summary;
  }
  if (summary !== undefined) printError({ summary });
}

const printError = (value: unknown) => console.error(printableLines(JSON.stringify(value, null, 2)));

function endWith(code: number, message: string): void {
  console.error(red(printableLines(message)));
  process.exitCode = code;
}
