// The fetch of docs/other-tools.md that costs less, beside the platform's.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createClient, type Fetch } from "support-desk-client";
import { compare } from "./compare.js";
import { serve } from "./wire.js";

const root = new URL("../../", import.meta.url);

/** The recipe, as the guide shows it. */
async function recipe(): Promise<Fetch> {
  const guide = await readFile(new URL("docs/other-tools.md", root), "utf8");
  const [, code] = /```ts\n(import \{ createBrotliDecompress[\s\S]*?)\nconst desk = /.exec(guide) ?? [];
  if (code === undefined) throw new Error("docs/other-tools.md has no recipe over undici.");
  const file = fileURLToPath(new URL("dist/light-fetch.mts", root));
  await writeFile(file, `${code}\nexport { lightFetch };\n`);
  const { lightFetch } = (await import(pathToFileURL(file).href)) as { lightFetch: Fetch };
  return lightFetch;
}

/** The processor time of sixteen GETs at once, as a multiple of those of the platform's fetch. */
export async function lightFetch(): Promise<Record<string, number>> {
  const { baseUrl, close } = await serve();
  const headers = { "x-api-key": "key", accept: "application/json" };
  const params = { path: { ticket_id: "42" } };
  const plain = createClient({ baseUrl, apiKey: "key" });
  const light = createClient({ baseUrl, apiKey: "key", fetch: await recipe() });
  const atOnce = (call: () => Promise<unknown>) => () => Promise.all(Array.from({ length: 16 }, call));
  const times = await compare(
    "raw fetch",
    {
      "raw fetch": atOnce(async () => (await fetch(`${baseUrl}/tickets/42`, { headers })).json()),
      "support-desk-client": atOnce(() => plain.GET("/tickets/{ticket_id}", { params })),
      "support-desk-client over undici": atOnce(() => light.GET("/tickets/{ticket_id}", { params })),
    },
    { calls: 20, rounds: 30 },
  );
  close();
  return times;
}
