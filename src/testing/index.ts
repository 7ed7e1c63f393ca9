export type { MockDocument } from "./document.js";
export type { MockExamples } from "./examples.js";
export { type Mock, type MockOptions, startMock } from "./mock.js";
export { type Preference, prefer } from "./preference.js";
export type { MockRequest } from "./requests.js";
