import { isPlainObject } from "../../client/checks.js";
import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";
import type { SuccessBody } from "../../client/exact.js";
import type { OperationIds } from "../../generated/operations.js";
import type { Fault as AnyFault, MockOptions as AnyOptions, RunningMock } from "../../mock/mock.js";
import { checkProperties, type Rule } from "../../mock/properties.js";
import type { Served } from "../../mock/service.js";
import { startMockOf } from "../../mock/start.js";
import type { operations } from "../index.js";
import { service } from "../service.js";
import { checkAssumptions, type UsedAssumption } from "./assumptions.js";
import type { Assumptions } from "./gap-answers.js";
import { WorkspaceMemory } from "./memory.js";
import { mockedService } from "./mocked-service.js";
import type { Seed, WorkspaceState } from "./records.js";
import { checkSeed } from "./seed.js";

/** The id of an operation, for example `getTicket`, or its method and path, with which operations of other documents are named. */
export type MockedOperation = keyof OperationIds | `${string} /${string}`;

/** A failure that a test orders. */
export type Fault = AnyFault<MockedOperation>;

/** The responses of operations, by their ids: the name of an example in the document, or a body of your own. */
export type MockExamples = {
  [Id in keyof operations]?: string | Exclude<SuccessBody<operations[Id]>, undefined>;
};

/** Options of {@link startMock}. */
export type MockOptions = AnyOptions<MockExamples>;

/** The options of a mock with memory. Editors suggest them for every mock. */
interface Remembering<Stateful extends boolean> {
  /** Makes the mock remember requests, and refuse to guess. */
  stateful?: Stateful;
  /**
   * The initial content of the workspace; `"examples"` stands for the examples of the documents.
   *
   * @default an empty workspace
   */
  seed?: Stateful extends true ? Seed | "examples" : never;
}

/** Options of {@link startMock} for a mock with memory. */
export interface StatefulMockOptions extends MockOptions, Remembering<true> {
  stateful: true;
}

/** A running mock with memory. */
export interface StatefulMock extends Mock {
  /** The current content of the workspace. */
  readonly state: WorkspaceState;
  /**
   * Lists the assumptions that responses have relied on since the start, across resets. There is no evidence for them. The
   * list includes the mock's own: the values that it left out or accepted without a check, and its choices.
   */
  assumptions(): readonly UsedAssumption[];
  /**
   * Assumes answers for all calls from the next one on, until a reset. The mock has no evidence for them. If a response depends on a gap
   * without an answer, the mock responds with 501.
   *
   * @param answers - answers, by the ids of the gaps that they resolve; without them, the mock forgets those of earlier calls
   * @throws InvalidArgumentError if an answer has the wrong form
   */
  assume(answers?: Assumptions): void;
}

/** A running mock of the service. */
export interface Mock extends RunningMock<MockedOperation> {
  /** The `baseUrl` for `createClient`. */
  readonly baseUrl: string;
}

/**
 * Starts a mock of the service on the loopback interface. Prism checks every request against the documents, and responds with their
 * examples. The header `sl-violations` lists the mistakes in a request. A request without an API key gets the documented 401. A body of
 * more than 1 MiB gets 413. Every response has the header `sl-mock: 1`, except those with which Node itself refuses a request: 400, 408, 417
 * and 431. The mock does not log these.
 *
 * With `stateful`, the mock remembers: calls can read, list, update and remove the records that they create. If a response depends on a
 * gap of the specification, the mock responds with 501 and names the gap, unless `mock.assume` gave an answer.
 *
 * Prism is an optional peer of this package. If it is missing, the error names the command that installs it.
 *
 * @param options - the port, the examples, the documents, the origins of pages and a log
 * @returns the running mock; close it when you are done
 * @throws InvalidArgumentError if an option is wrong, or the document does not describe an example or the seed; Error if Prism is missing or
 *   has another version, or the port is in use
 */
export function startMock<Stateful extends boolean = false>(
  options?: MockOptions & Remembering<Stateful>,
): Promise<Stateful extends true ? StatefulMock : Mock>;
export function startMock(options?: Partial<StatefulMockOptions>): Promise<Mock | StatefulMock> {
  return startDeskMock(options ?? {}, false);
}

/**
 * @param isCommand - whether the command starts the mock. Then messages name options of the command.
 * @param assume - the answers that the mock assumes from the start
 */
export async function startDeskMock(
  given: Partial<StatefulMockOptions>,
  isCommand: boolean,
  assume: object = {},
): Promise<Mock | StatefulMock> {
  const options = checkMockOptions(given);
  const { stateful, seed = {} } = options;
  // Loading Prism takes seconds. The linter has checked the examples.
  checkAssumptions(assume);
  if (seed !== "examples") checkSeed(seed);
  const createMemory = (served: Served) =>
    stateful ? new WorkspaceMemory(seed, served, isCommand, assume) : undefined;
  const { memory, ...running } = await startMockOf(mockedService, options, createMemory);
  const mock: Mock = { ...running, baseUrl: running.url + service.prefix };
  if (memory === undefined) return mock;
  return {
    ...mock,
    get state() {
      return memory.state;
    },
    assumptions: () => memory.used,
    assume: (answers) => memory.assume(answers ?? null),
  };
}

const typed = (type: string): Rule => [(value) => typeof value === type, `a ${type}`];

const rules: Readonly<Record<keyof StatefulMockOptions, Rule>> = {
  port: typed("number"),
  examples: [isPlainObject, "an object"],
  documents: [Array.isArray, "a list"],
  apiKey: typed("string"),
  cors: [Array.isArray, "a list"],
  tryPage: typed("boolean"),
  log: typed("function"),
  stateful: typed("boolean"),
  seed: [(seed) => seed === "examples" || isPlainObject(seed), 'an object or "examples"'],
};

/** Checks the options, and returns them without null, which stands for a missing option other than the port. */
function checkMockOptions(options: Partial<StatefulMockOptions>): Partial<StatefulMockOptions> {
  if (!isPlainObject(options)) throw new InvalidArgumentError("options", "must be an object.");
  const checked = checkProperties("", options, rules);
  if (!checked.stateful && checked.seed) throw new InvalidArgumentError("seed", "needs stateful: true.");
  return { ...checked, ...(options.port === null && { port: null }) };
}
