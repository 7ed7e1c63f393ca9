export { formatCoverage, type MockCoverage } from "../mock/coverage.js";
export type { MockRequest } from "../mock/log.js";
export type { FaultKind, MockDocument, Preference } from "../mock/mock.js";
export type { Assumptions } from "./workspace/gap-answers.js";
export type {
  Seed,
  SeedComment,
  SeedForm,
  SeedMember,
  SeedTicket,
  WorkspaceState,
} from "./workspace/records.js";
export {
  type Fault,
  type Mock,
  type MockExamples,
  type MockedOperation,
  type MockOptions,
  type StatefulMock,
  type StatefulMockOptions,
  startMock,
} from "./workspace/start-mock.js";
