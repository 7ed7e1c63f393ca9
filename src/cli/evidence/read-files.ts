import { nodeAt } from "../../document/json-pointer.js";
import { pathPattern } from "../../document/path-template.js";
import { bodyOf } from "../../observe/body.js";
import { isOfMock } from "../../observe/mock.js";
import { Tallies } from "../../observe/tallies.js";
import { readHarFile } from "./har-file.js";
import type { Knowledge } from "./knowledge.js";
import { readLineFile } from "./line-file.js";
import { longestText } from "./lines.js";
import { Observations } from "./observations.js";
import type { Skipped } from "./skipped.js";

/** How files are read. */
export interface Reading {
  /** The salt of the observers, so that a workspace has the same hash in HAR files as in their lines. */
  readonly salt?: string | undefined;
  /** The first day that counts, such as 2026-03-01. */
  readonly since?: string | undefined;
}

/** Whether a file is a HAR file, by its name. */
export function isHarFile(file: string): boolean {
  return /\.har$/i.test(file);
}

/**
 * Reads files of evidence, and HAR files. What is there twice counts once: lines by their run and number, and exchanges of HAR
 * files by their time and URL.
 *
 * @throws CommandError with the file and the line of the first mistake
 */
export async function readFiles(
  files: readonly string[],
  knowledge: Knowledge,
  { salt, since }: Reading = {},
): Promise<Observations> {
  const observations = new Observations(knowledge, since);
  // Beside lines, a hash by another salt would make a second workspace of the same one.
  const own = files.every(isHarFile) ? crypto.randomUUID() : undefined;
  const tables = knowledge.bundles.map(({ contract }) => contract.checks);
  // One for all HAR files, so that a record in two of them counts once.
  const tallies = new Tallies(tables, salt ?? own);
  const add = harReader(knowledge, tallies, since, observations.skipped);
  for (const file of files) {
    if (isHarFile(file)) for await (const entry of readHarFile(file)) add(entry);
    else for await (const line of readLineFile(file)) observations.add(line);
  }
  for (const line of await tallies.evidence()) observations.add(line);
  return observations.end();
}

/** Returns a function that counts an exchange of a HAR file as an observer does. */
function harReader(knowledge: Knowledge, tallies: Tallies, since: string | undefined, skipped: Skipped) {
  const find = operationFinder(knowledge);
  return (entry: object) => {
    /** A text; of anything else, and of one that is too long, nothing. */
    const textAt = (pointer: string) => {
      const value = nodeAt(entry, pointer);
      if (typeof value !== "string") return undefined;
      if (value.length > longestText) skipped.texts += 1;
      return value.length > longestText ? undefined : value;
    };
    const url = textAt("/request/url");
    const found = find(textAt("/request/method"), url);
    const status = nodeAt(entry, "/response/status");
    const time = Date.parse(textAt("/startedDateTime") ?? "");
    if (found === undefined) skipped.others += 1;
    else if (typeof status !== "number" || !(status >= 100 && status <= 599) || Number.isNaN(time)) {
      skipped.unanswered += 1;
    } else if (since === undefined || time >= Date.parse(since)) {
      const body = textAt("/response/content/text");
      const isEncoded = nodeAt(entry, "/response/content/encoding") === "base64";
      const headers = nodeAt(entry, "/response/headers");
      const list: unknown[] = Array.isArray(headers) ? headers : [];
      const names = list.map((_, index) => textAt(`/response/headers/${index}/name`)?.toLowerCase());
      tallies.add(found.origin, found.operation, {
        ...{ status, time, path: found.path, query: found.query },
        isMock: isOfMock(new Set(names)),
        body: bodyOf(isEncoded && body ? Buffer.from(body, "base64").toString("utf8") : body),
        requestBody: bodyOf(textAt("/request/postData/text")),
        id: `${time} ${url}`,
      });
    }
  };
}

/** Returns a function that finds the documented operation of a method and a URL, by the prefix of the document's server. */
function operationFinder({ bundles }: Knowledge) {
  const patterns = bundles.flatMap(({ document, ids }) => {
    const prefix = /^https?:\/\/[^/]+(.*)$/.exec(document.servers[0]?.url ?? "")?.[1] ?? "";
    return [...ids.keys()].map((operation) => {
      const [method = "", path = ""] = operation.split(" ");
      return { operation, method, pattern: pathPattern(`${prefix}${path}`) };
    });
  });
  return (method: string | undefined, address = "") => {
    if (!URL.canParse(address)) return undefined;
    // The origin is the workspace's own.
    const { origin, pathname, searchParams } = new URL(address);
    for (const { operation, method: own, pattern } of patterns) {
      const values = own === method ? pattern.exec(pathname) : null;
      if (values === null) continue;
      const path = values.slice(1).join("/");
      return { operation, origin, path, query: Object.fromEntries(searchParams) };
    }
    return undefined;
  };
}
