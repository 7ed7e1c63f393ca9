import type { OperationIds } from "../../generated/openapi-ids.js";
import { serveMock } from "../../mock/mock.js";
import type { MockDocument } from "../../mock/mock-document.js";
import type { Preference } from "../../mock/preference.js";
import type { MockRequest as ServedRequest } from "../../mock/requests.js";
import type { Fault as ServedFault, ServedMock, ServeOptions } from "../../mock/served-mock.js";
import type { GapId } from "../gaps.js";
import type { operations } from "../index.js";
import { current, v1 } from "../interfaces.js";
import { Memory } from "./memory.js";
import type { Seed, WorkspaceState } from "./records.js";
import type { SuccessStatus } from "./settlement.js";
import type { Assumptions, UsedAssumption } from "./settlements.js";
import { packagedDocuments, supportDesk } from "./support-desk.js";

/** A request that the mock got. Where it has the API key in it, such as in a query or a body, the key is removed. */
export interface MockRequest extends ServedRequest {
  /** The id of the gap that a mock which remembers could not answer over. */
  readonly notShown?: GapId;
}

type Success<Operation> = Operation extends { responses: infer Responses }
  ? Responses[keyof Responses & (SuccessStatus | "2XX")] extends {
      content: { "application/json": infer Body };
    }
    ? Body
    : never
  : never;

/**
 * The id of an operation, for example `getTicket`, or its method and path, with which an operation of another document is named, too.
 * Both interfaces have `updateTeamMember`; `PATCH /api/external/v1/team_members/{team_member_id}` is the older one alone.
 */
export type MockedOperation = keyof OperationIds | `${string} /${string}`;

/** A failure on demand. */
export type Fault = ServedFault & { operation: MockedOperation };

/** What operations answer, by their ids: the name of an example in the document, or a body of your own. */
export type MockExamples = { [Id in keyof operations]?: string | Success<operations[Id]> };

/** Options of {@link startMock}. */
export interface MockOptions extends ServeOptions {
  /**
   * What operations of the current interface answer, by their ids: the name of an example in the document, or a body. A
   * body that the document does not describe is refused.
   *
   * @default the first example of each
   */
  examples?: MockExamples;
  /**
   * The documents to serve, each under the path of its first server.
   *
   * @default the two documents of this package
   */
  documents?: readonly MockDocument[];
  /**
   * Receives one line for each request: its method, path, status, and what was wrong. The second argument is the request,
   * as it is kept in {@link Mock.requests}; there is none for a request that the mock refused to look at. Without it,
   * nothing is logged.
   */
  log?: (line: string, request?: MockRequest) => void;
}

/** What only a mock that remembers accepts. An editor offers it of every mock. */
interface Remembering<Stateful extends boolean> {
  /** Makes the mock remember what it is sent, and refuse to guess. */
  stateful?: Stateful;
  /**
   * What the workspace has from the beginning; `"examples"` for that of the documents' examples.
   *
   * @default an empty workspace
   */
  seed?: Stateful extends true ? Seed | "examples" : never;
  /**
   * What is assumed of the service without evidence, by the ids of the gaps that it settles. Without an assumption, an
   * answer that depends on a gap is a 501 of the mock's own.
   *
   * @default nothing
   */
  assume?: Stateful extends true ? Assumptions : never;
}

/** What only a mock that remembers has. */
interface Remembered {
  /** What the workspace has now. */
  readonly state: WorkspaceState;
  /**
   * Lists the assumptions that answers relied on since the start, resets included: what the tests believe without
   * evidence. Those of the mock itself are among them: what it left out, and words of its own.
   */
  assumptions(): readonly UsedAssumption[];
}

/** Options of {@link startMock} for a mock that remembers. */
export interface StatefulMockOptions extends MockOptions, Remembering<true> {
  stateful: true;
}

/** A running mock that remembers. */
export interface StatefulMock extends Mock, Remembered {}

/** A running mock of the service. */
export interface Mock extends ServedMock {
  /** The `baseUrl` for `createClient`. */
  readonly baseUrl: string;
  /** The `baseUrl` for `createV1Client`. */
  readonly v1BaseUrl: string;
  /** The requests so far, the last thousand of them, without the API key. */
  readonly requests: readonly MockRequest[];
  /**
   * Makes an operation answer in another way from the next request on, without a change of the app.
   *
   * @param operation - its id, for example `getTicket`, or its method and path
   * @param preference - the answer; without it, the operation answers as before
   * @throws Error when there is no such operation, the status is not from 200 to 599, or a name is misspelt
   */
  prefer(operation: MockedOperation, preference?: Preference): void;
  /**
   * Orders a failure for the next requests of an operation, such as a reset connection: what the client promises to
   * survive, for the tests of an app.
   *
   * @param fault - the operation, how many of its requests fail, and how
   * @throws Error when there is no such operation, or the failure has a member that no failure can have
   */
  faults(fault: Fault): void;
}

/**
 * Starts a mock of the service on the loopback interface. Prism checks every request against the documents, and answers
 * with their examples; what is wrong is in the header `sl-violations`. A request without an API key gets the documented
 * 401. A body of more than 1 MiB gets 413. Every answer has the header `sl-mock: 1`.
 *
 * With `stateful`, the mock remembers: what is created can be read, listed, updated and removed. Where an answer depends on
 * a gap of the specification, it answers 501 and names the gap, unless it is told what to assume.
 *
 * Prism is an optional peer of this package. The error for a missing one names the command that installs it.
 *
 * @param options - the port, the examples, the documents, the origins of pages and a log
 * @returns the running mock; close it when you are done
 * @throws Error when an option is unknown, Prism is missing or in another version, the port is in use, an example is not as
 *   documented, or `cors` lists something else than origins
 */
export function startMock<Stateful extends boolean = false>(
  options?: MockOptions & Remembering<Stateful>,
): Promise<Stateful extends true ? StatefulMock : Mock>;
export async function startMock(options: Partial<StatefulMockOptions> = {}): Promise<Mock | StatefulMock> {
  checkOptions(options);
  const { documents = await packagedDocuments(), stateful = false, seed = {}, assume = {} } = options;
  const { responder: memory, ...served } = await serveMock(
    documents,
    supportDesk,
    options,
    stateful ? (contract) => Memory.create(seed, assume, contract) : undefined,
  );
  const mock: Mock = {
    ...served,
    // The documents mark no other gaps than those of the register.
    requests: served.requests as readonly MockRequest[],
    baseUrl: served.url + current.prefix,
    v1BaseUrl: served.url + v1.prefix,
  };
  if (memory === undefined) return mock;
  return {
    ...mock,
    get state() {
      return memory.workspace.state;
    },
    assumptions: () => memory.used,
  };
}

/** The names of all options; TypeScript checks that none is missing. */
const optionNames: { readonly [Name in keyof Required<StatefulMockOptions>]: true } = {
  ...{ port: true, examples: true, documents: true, apiKey: true, cors: true, tryPage: true, log: true },
  ...{ stateful: true, seed: true, assume: true },
};

function checkOptions(options: Partial<StatefulMockOptions>): void {
  for (const name in options) {
    if (!Object.hasOwn(optionNames, name)) throw new Error(`"${name}" is not an option of startMock.`);
  }
  if (!options.stateful && (options.seed ?? options.assume) !== undefined) {
    throw new Error("seed and assume need stateful: true.");
  }
}
