export type { MockExamples } from "./examples.js";
export type { Fault, FaultKind } from "./fault.js";
export {
  type Mock,
  type MockOptions,
  type StatefulMock,
  type StatefulMockOptions,
  startMock,
} from "./mock.js";
export type { MockDocument } from "./mock-document.js";
export { type Preference, prefer } from "./preference.js";
export type { MockRequest } from "./requests.js";
export { assume } from "./stateful/assume.js";
export type { UsedAssumption } from "./stateful/assumptions.js";
export type { WorkspaceState } from "./stateful/records.js";
export type { Seed, SeedComment, SeedForm, SeedMember, SeedTicket } from "./stateful/seed.js";
export type {
  AssumedAuthor,
  AssumedFailure,
  AssumedSignature,
  FailureStatus,
  NameForm,
  SuccessStatus,
  UnsetValue,
} from "./stateful/settlement.js";
export type { AnswerByGap, AssumableGap, Assumptions } from "./stateful/settlements.js";
export {
  type World,
  type WorldMockOptions,
  type Worlds,
  type WorldsOptions,
  worlds,
} from "./stateful/worlds.js";
