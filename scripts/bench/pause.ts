// How long one answer can keep everything else in the process from running.
import { createClient } from "support-desk-client";

const size = 8 * 1024 * 1024;
// The most values that the client parses; a body with more is refused unparsed.
const mostValues = 499_999;

function fill(open: string, item: (index: number) => string, close: string, most = Infinity): string {
  const items: string[] = [];
  for (let length = 0, index = 0; length < size && index < most; index += 1) {
    const text = item(index);
    items.push(text);
    length += text.length + 1;
  }
  return open + items.join(",") + close;
}

const bodies: Record<string, () => string> = {
  "nested lists": () => "[".repeat(size / 2) + "]".repeat(size / 2),
  "as many keys as are parsed": () => fill("{", (index) => `"k${index}":1`, "}", mostValues),
  "as many keys that are numbers": () =>
    fill("{", (index) => `"${4_294_967_295 + index}":1`, "}", mostValues),
  "more keys than are parsed": () => fill("{", (index) => `"k${index}":1`, "}"),
  "objects with a key of their own": () => fill("[", (index) => `{"a${index}":1}`, "]"),
  "empty objects": () => fill("[", () => "{}", "]"),
  "empty lists as documented": () => `{"forms":[${fill("", () => "[]", "")}],"kb_details":{}}`,
  "one string": () => JSON.stringify("x".repeat(size)),
  "one number": () => "1".repeat(1_000_000),
};

/** The longest time without a turn of the event loop, while a call reads this response. */
async function pause(response: Response): Promise<number> {
  const fetch = async () => response;
  const desk = createClient({
    workspace: "acme",
    serviceHost: "desk.example",
    apiKey: "k".repeat(40),
    fetch,
  });
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  longest = 0;
  await desk.GET("/forms");
  longest = Math.max(longest, performance.now() - last);
  clearInterval(watch);
  return longest;
}

/** The longest pauses in milliseconds. */
export async function pauses(): Promise<Record<string, number>> {
  const longest: Record<string, number> = {};
  for (const [name, body] of Object.entries(bodies)) {
    const bytes = new TextEncoder().encode(body());
    for (const status of [200, 400]) {
      longest[`${name}, ${status}`] = Math.round(await pause(new Response(bytes, { status })));
    }
  }
  return longest;
}
