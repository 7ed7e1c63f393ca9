import type { OwnChoices } from "../validate/mistakes.js";
import type { MockDocument } from "./mock.js";
import type { MockOperation, PrismRequest } from "./prism.js";

/** The documents that a mock serves, with their operations. */
export interface Served {
  readonly documents: readonly MockDocument[];
  readonly operations: MockOperation[];
}

/** What the mock needs to know about a service beside its documents. */
export interface MockedService {
  /** Returns the documents of the service, which the mock serves if a test names no others. */
  readonly documents: () => Promise<readonly MockDocument[]>;
  /** The published document, for messages. */
  readonly published: string;
  /** The reasons that messages give where the mock refuses more than the specification does. */
  readonly choices: OwnChoices;
  /** Changes the copy of a document that Prism reads: adds rules that the specification has in words, and no document can express. */
  readonly adapt: (document: MockDocument) => void;
  /** Returns the names of the query parameters that the specification requires beside the given ones, and that are missing. */
  readonly missingBeside: (query: Readonly<Record<string, unknown>>) => readonly string[];
}

/** A response from a workspace. */
export interface Remembered {
  readonly status: number;
  /** The body, as JSON; undefined without one. */
  readonly body?: unknown;
  /** The parts of the response that the document does not describe. */
  readonly mistakes: readonly string[];
  /** The ids of the gaps that the response depends on. */
  readonly gaps: readonly string[];
  /** If the response is a refusal to guess about them, its reason, and the line of code that resolves them. */
  readonly question?: { readonly reason: string; readonly resolvingLine: string };
}

/** The workspace of a mock, which requests change. It responds instead of the documents' examples. */
export interface Memory {
  /**
   * Returns the function that responds to a request that begins now. The function keeps the current workspace, even after a reset.
   * Prism has accepted the request.
   */
  begin(): (operation: MockOperation, request: PrismRequest) => Remembered;
  /** Forgets everything since the start. */
  reset(): void;
  /** Switches to other documents. */
  follow(served: Served): void;
  /** Whether an answer to the gap about wrong ids is assumed. */
  readonly acceptsWrongIds: boolean;
  /** The answers that a test or the page to try calls assumed after the start, by gap. */
  readonly assumed: object;
  /**
   * Assumes answers from the next request on; null forgets those that were assumed after the start.
   *
   * @throws InvalidArgumentError if these are no answers by gap
   */
  assume(answers: unknown): void;
  /** The current values in the workspace for parameters, by the names of the parameters. */
  knownValues(): Readonly<Record<string, readonly string[]>>;
}
