export { formatCoverage, type MockCoverage } from "../mock/coverage.js";
export type { MockDocument } from "../mock/mock-document.js";
export { type Preference, prefer } from "../mock/receive.js";
export type { MockRequest } from "../mock/requests.js";
export type { FaultKind } from "../mock/served-mock.js";
export { assume } from "./workspace/assumptions.js";
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
