// The operations, as the command finds, lists and describes them.

import { type PlainOperation, readOperations } from "../../calls/plain-operation.js";
import { readBundled } from "../../document/reading.js";
import { readBundle } from "../../tools/codegen/bundle.js";
import { unknownName } from "../../tools/command.js";
import { gapTexts, inputTexts, titleText } from "../../tools/kit/operation-page.js";
import { jsonArguments } from "../../tools/kit/samples.js";
import { wrapped } from "../../tools/markdown.js";
import { tables } from "../tool-tables.js";

export const operations = readOperations(tables);

/** @throws UsageError if no operation has the id */
export function operationOf(id: string): PlainOperation {
  const operation = operations.find((one) => one.id === id);
  if (operation) return operation;
  const ids = operations.map((one) => one.id);
  throw unknownName("operation", id, ids, "support-desk-client call lists the operations.");
}

/** Lists the operations on one screen. */
export function operationsText(): string {
  const width = Math.max(...operations.map(({ id }) => id.length));
  return [
    ...operations.map(
      ({ id, title, isRead }) => `  ${id.padEnd(width)}  ${title}${isRead ? "" : " (write)"}`,
    ),
    "\ncall <operation> --help lists arguments and gaps. call --help lists options.",
  ].join("\n");
}

/** Describes an operation, its arguments, and the gaps with which a caller can do harm. */
export async function operationHelp(id: string): Promise<string> {
  const { isRead } = operationOf(id);
  const { document } = await readBundle();
  const [operation] = readBundled(document).operations.filter((one) => one.id === id);
  if (operation === undefined) return "";
  const harmful = operation.gaps.filter(({ gap }) => gap.harmful);
  const others = operation.gaps.length - harmful.length;
  const examples = jsonArguments(operation);
  const texts = [
    `Usage: support-desk-client call ${id} [<name>=<value>...]`,
    titleText(operation),
    isRead ? "" : "This is a write: without --send, it is only shown.",
    ...inputTexts(operation),
    examples.length === 0
      ? ""
      : `Lists and objects take JSON. Repeat a name to make a list. An empty list is <name>=[].\n\n  ${examples.join("\n  ")}`,
    ...gapTexts(harmful),
    `${others} more points are not shown: support-desk-client gaps ${id}`,
  ];
  return wrapped(texts.filter(Boolean).join("\n\n"));
}
