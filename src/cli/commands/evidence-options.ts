// The options that `evidence` and `propose` have in common.
import { operationsOf } from "../codegen/openapi.js";
import { unknownName } from "../command.js";
import { UsageError } from "../errors.js";
import type { Knowledge } from "../evidence/knowledge.js";
import type { Limits } from "../evidence/question.js";

export const readingOptions = {
  salt: {
    type: "string",
    value: "text",
    about: "hash the workspaces of HAR files with the secret of your observers",
  },
  since: { type: "string", value: "day", about: "leave out what was seen before a day, such as 2026-03-01" },
  min: {
    type: "string",
    multiple: true,
    value: "number",
    about: "the least records that settle a gap (30), also for one operation: listForms=3",
  },
  "min-workspaces": {
    type: "string",
    value: "number",
    default: "1",
    about: "the least workspaces that settle a gap",
  },
} as const;

interface Given {
  readonly min: readonly string[] | undefined;
  readonly since: string | undefined;
  readonly "min-workspaces": string;
}

/** Reads the numbers of a command line. */
export function readLimits({ min = [], ...given }: Given, { bundles }: Knowledge): Limits {
  const ids = bundles.flatMap(({ document }) =>
    operationsOf(document).map((one) => one.operation.operationId),
  );
  const minOf = new Map<string, number>();
  let general = 30;
  for (const text of min) {
    const [id, number] = text.includes("=") ? text.split("=", 2) : [undefined, text];
    if (id !== undefined && !ids.includes(id)) throw unknownName("operation", id, ids);
    if (id === undefined) general = readCount("--min", number);
    else minOf.set(id, readCount("--min", number));
  }
  return { min: general, minOf, minWorkspaces: readCount("--min-workspaces", given["min-workspaces"]) };
}

/** Checks that a text is a day, and returns it. */
export function readDay(text: string | undefined): string | undefined {
  const isDay = text === undefined || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)));
  if (!isDay) throw new UsageError("--since must be a day such as 2026-03-01.");
  return text;
}

function readCount(option: string, text: string | undefined): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 1) return count;
  throw new UsageError(`${option} must be a whole number, 1 or more.`);
}
