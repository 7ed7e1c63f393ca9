// Reads a workspace, to tell whether the client reaches it and whether its responses are as documented.

import { printable } from "../../base/printable.js";
import { previewCall } from "../../calls/plain-call.js";
import { readOperations } from "../../calls/plain-operation.js";
import type { ClientOptions } from "../../client/client-options.js";
import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";
import type { CallError, Result } from "../../client/result.js";
import { gapsOf, mockHeader, notShownHeader } from "../../document/gaps.js";
import { mismatchText } from "../../validate/index.js";
import { createClient } from "../clients.js";
import { prefixHint } from "../connection.js";
import { service } from "../service.js";
import { tables } from "../tool-tables.js";
import { validateResponses } from "../validate.js";

interface Read {
  /** The method and the path template. */
  readonly name: string;
  readonly response: Response | undefined;
  readonly error: CallError | undefined;
  /** The differences from the document. */
  readonly mismatches: readonly string[];
}

const nextSteps = {
  accepted: "The workspace accepted the key. Create the client with the same options.",
  refused:
    "The service refused the key, or does not know the workspace. A key belongs to one workspace, can expire, and may lack permissions: check the key and the host together.",
  "no host":
    "Nothing was sent, because the host could not be reached: check the workspace and the host, or the base URL.",
  unknown:
    "No documented success came. Check the workspace, the host and the base URL: the response to a wrong workspace is not shown. A proxy may have responded, or the service may be busy: then run this again.",
  mock: "This is a mock of this package. It responds from the document, so it shows nothing about a workspace.",
};

/**
 * Makes the reads one at a time, until the first one shows that no other can succeed.
 *
 * @param ticket - the number or id of a ticket to read, too
 * @returns a text to print, and whether each read of the workspace, or of a mock, succeeded as documented, or was refused for want of
 * permissions
 * @throws InvalidArgumentError for a wrong option or ticket, before anything is sent
 */
export async function checkWorkspace(options: ClientOptions, ticket?: string) {
  const desk = createClient(options);
  let mismatches: string[] = [];
  desk.use(
    validateResponses({
      onMismatch(report) {
        mismatches = report.mismatches.map(mismatchText);
      },
    }),
  );
  // The paths come from the table, so the cast drops the types.
  const get = desk.GET as unknown as (path: string, init: object) => Promise<Result>;
  const reads: Read[] = [];
  for (const [path, init] of await readsOf(desk, ticket)) {
    mismatches = [];
    const { error, response } = await get(path, init);
    const status = response?.status;
    reads.push({ name: `GET ${path}`, response, error, mismatches });
    if (reads.length === 1 && (status === undefined || status === 401)) break;
  }
  const hints = reads.some(({ error }) => error === undefined) ? [] : prefixHint(options.baseUrl);
  const reached = verdictOf(reads, hints.length === 0);
  const lines = [`Reached: ${reached}. ${nextSteps[reached]}`, ...hints, ...reads.flatMap(linesOf)];
  const isFine = (reached === "accepted" || reached === "mock") && reads.every(isRight);
  return { reached, isFine, text: lines.map(printable).join("\n") };
}

/** Returns the paths and the arguments of all reads that need no more than a ticket. */
async function readsOf(desk: object, ticket: string | undefined): Promise<[path: string, init: object][]> {
  const known = { range_type: "last_7_days", ...(ticket !== undefined && { ticket_id: ticket }) };
  const reads: Awaited<ReturnType<typeof readsOf>> = [];
  for (const operation of readOperations(tables)) {
    const { properties, required = [] } = operation.inputSchema;
    if (!operation.isRead || required.some((name) => !Object.hasOwn(known, name))) continue;
    const args = Object.entries(known).filter(([name]) => Object.hasOwn(properties, name));
    const prepared = await previewCall(desk, operation, Object.fromEntries(args));
    if (!("init" in prepared)) {
      throw new InvalidArgumentError("ticket", "must be the number or id of a ticket.");
    }
    reads.push([operation.path, prepared.init]);
  }
  return reads;
}

function verdictOf(reads: readonly Read[], hasPrefix: boolean): keyof typeof nextSteps {
  const has = (status: number) => reads.some(({ response }) => response?.status === status);
  if (reads.some(({ response }) => response?.headers.has(mockHeader))) return "mock";
  if (reads.some(({ error }) => error === undefined)) return "accepted";
  if (reads[0]?.error?.outcome === "not-sent") return "no host";
  // Without the prefix, something other than the service may have responded with a 403.
  return has(401) || (hasPrefix && has(403)) ? "refused" : "unknown";
}

const isRight = ({ error, response, mismatches }: Read) =>
  (error === undefined || response?.status === 403) && mismatches.length === 0;

function linesOf({ name, response, error, mismatches }: Read): string[] {
  const differences = mismatches.map((text) => `    ${text}`);
  if (error?.kind === "api") {
    const ended = [401, 403].includes(error.status) ? "refused" : "failed";
    // Other gaps can be the cause of any 4xx. Those that a mock names, or that name the status, are enough here.
    const isOfMock = error.headers.has(notShownHeader);
    const gaps = isOfMock ? error.gaps : gapsOf(service.operations[name]?.gaps ?? {}, error.status, true);
    const causes = gaps.length > 0 ? ` Not shown, and perhaps the cause: ${gaps.join(", ")}.` : "";
    return [`  ${name}: ${ended} (${error.status}).${causes}`, ...differences];
  }
  const reason = error?.kind === "network" ? (error.code ?? error.kind) : error?.kind;
  return [`  ${name}: ${response?.status ?? `no response (${reason})`}`, ...differences];
}
