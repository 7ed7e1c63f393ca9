/** Whether a value is the status of a final answer: a whole number from 200 to 599. */
export function isFinalStatus(value: unknown): value is number {
  return isStatusIn(value, 200, 599);
}

/** Whether a value is a status within a range; both ends belong to it. */
export function isStatusIn(value: unknown, lowest: number, highest: number): value is number {
  return Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest;
}

/** Whether an answer with a status has no body, as HTTP defines it. */
export function hasNoBody(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
