/** The headers of this package's mock, and with which it refuses a request: its answers say nothing of the service. */
const mockHeaders = ["sl-mock", "sl-violations", "sl-not-shown"];

/** Whether an answer is the mock's own. */
export function isOfMock(headers: Pick<Headers, "has">): boolean {
  return mockHeaders.some((name) => headers.has(name));
}
