/**
 * Remembers where a call was made. An error that is made later, after the platform's fetch, has lost that place.
 *
 * @param below - the function whose caller is meant
 * @returns gives an error the stack of the caller
 */
export function rememberCaller(below: (...values: never[]) => unknown): (error: Error) => void {
  const place: { stack?: string } = {};
  // V8's own, which Node, Deno, Bun and Chromium have; without it, the error keeps the stack that it has.
  const capture: unknown = Reflect.get(Error, "captureStackTrace");
  if (typeof capture !== "function") return () => {};
  capture(place, below);
  return (error) => {
    const frames = place.stack?.split("\n").slice(1).join("\n");
    if (frames) error.stack = `${error.name}: ${error.message}\n${frames}`;
  };
}
