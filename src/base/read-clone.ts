/**
 * Reads the body of a request or a response, and leaves it to others.
 *
 * @returns undefined if somebody else has read or locked the body, or if the network cuts it off
 */
export async function readClone(message: Request | Response): Promise<string | undefined> {
  try {
    return await message.clone().text();
  } catch {
    return undefined;
  }
}
