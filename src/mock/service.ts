import type { ResponseChecks } from "../validate/response-checks.js";
import type { MockDocument } from "./mock-document.js";
import type { MockOperation, PrismParts, PrismRequest, PrismResult } from "./prism.js";

/** What a mock serves. */
export interface Contract {
  readonly documents: readonly MockDocument[];
  readonly operations: MockOperation[];
  /** The names of the headers that requests send their API keys in, in lower case. */
  readonly keyHeaders: readonly string[];
}

/** What the mock is told of a service, beside its documents. */
export interface MockedService {
  /** What the responses of the first document are compared with. */
  readonly checks: ResponseChecks;
  /** Where people read what the documents describe. */
  readonly published: string;
  /** The function that writes a list as JSON into a string. */
  readonly listEncoder: string;
  /** Changes the copy of a document that Prism reads: to what the specification says in words, and no document can. */
  readonly adapt?: (document: MockDocument) => void;
  /**
   * Returns the operation by which Prism validates a request: with what depends on the request in words of the specification.
   *
   * @param query - the query parameters of the request
   */
  readonly operationFor: (
    operation: MockOperation,
    query: Readonly<Record<string, unknown>>,
  ) => MockOperation;
}

/**
 * The header of a response that names gaps: the one that a responder would have to guess about, or those that an example of the document
 * depends on.
 */
export const notShownHeader = "sl-not-shown";

/** Responds to a request that Prism validates before. */
export type Respond = (
  parts: PrismParts,
  request: PrismRequest,
  operations: MockOperation[],
) => Promise<PrismResult>;

/** Responds in place of the documents' examples, from a workspace that requests change. */
export interface Responder {
  /** The line of code that settles a gap. */
  settlingLine(gap: string): string;
  /** Returns what responds to a request that begins now: from the workspace of now, even after a reset. */
  begin(): Respond;
  /** Forgets what happened since the start. */
  reset(): void;
  /** Follows other documents. */
  follow(contract: Contract): void;
  /** The values of parameters that the workspace has now, by their names. */
  knownValues(): Readonly<Record<string, readonly string[]>>;
}
