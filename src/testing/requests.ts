import type { GapId } from "../document/gaps.js";
import { printable } from "../errors/printable.js";
import { settlingLine } from "./stateful/not-shown.js";

/** A request that the mock got. Where it has the API key in it, in a query or a body, the key is removed. */
export interface MockRequest {
  /** The method, for example `GET`. */
  readonly method: string;
  /** The path with its prefix, for example `/api/external/v2/forms`. */
  readonly path: string;
  /** The id of the operation, or undefined where the documents have none. */
  readonly operationId: string | undefined;
  /** The query parameters. */
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  /** The body, parsed where it is JSON; null without one. Of more than 64 KiB, it is the first 64 KiB as text. */
  readonly body: unknown;
  /** What breaks the contract; empty where nothing does. */
  readonly violations: readonly string[];
  /** The status of the mock's answer; 0 where it reset the connection. */
  readonly status: number;
  /** The id of the gap that a mock which remembers could not answer over. */
  readonly notShown?: GapId;
}

/** What Prism finds wrong with a request, in one line. */
export function describe({ path = [], message }: { path?: string[]; message: string }): string {
  // Prism's sentence repeats what the path says.
  return `${path.join(".")} ${message.replace(/^Request \w+( (property|parameter) \S+)? /, "")}`.trim();
}

/** Throws where a request broke the contract, or ran into a gap. */
export function assertContract(requests: readonly MockRequest[]): void {
  const broken = requests.filter(({ violations }) => violations.length > 0);
  const open = requests.flatMap(({ method, path, notShown }) =>
    notShown ? [{ method, path, notShown }] : [],
  );
  const paragraphs = [
    ...paragraph(
      `${broken.length} of ${requests.length} requests broke the contract:`,
      broken.map(({ method, path, violations }) => `${method} ${path}: ${violations.join("; ")}`),
      "Send what the document describes; see support-desk-client/openapi.json.",
    ),
    ...paragraph(
      `${open.length} of ${requests.length} requests depend on what the specification does not show:`,
      open.map(({ method, path, notShown }) => `${method} ${path}: ${notShown}; ${settlingLine(notShown)}`),
      "Make the app independent of it, or settle it; what these lines assume is invented.",
    ),
  ];
  if (paragraphs.length > 0) throw new Error(paragraphs.join("\n"));
}

function paragraph(title: string, lines: readonly string[], advice: string): string[] {
  return lines.length > 0 ? [title, ...lines.map((line) => `  ${printable(line)}`), advice] : [];
}

/** A request in one line, for a log. */
export function logLine(method: string, path: string, status: number, reasons: readonly string[]): string {
  const line = `${method} ${path} ${status}${reasons.length > 0 ? ` ${reasons.join("; ")}` : ""}`;
  return printable(line);
}
