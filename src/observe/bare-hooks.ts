// The hooks for a bare openapi-fetch, which hands over no parsed body: they read clones.
import type { Middleware } from "openapi-fetch";
import { parseJson } from "../result/json.js";
import { findExcess } from "../transport/json-limits.js";
import type { Records } from "./records.js";

/** Makes the hooks of ordinary middleware that adds each exchange to the records. */
export function bareHooks(records: Records): Required<Pick<Middleware, "onRequest" | "onResponse">> {
  // By the options of a call, which openapi-fetch makes for each and passes to all of its hooks.
  const requestBodies = new WeakMap<object, Promise<unknown>>();
  return {
    onRequest({ request, schemaPath, options }) {
      const name = `${request.method} ${schemaPath}`;
      if (records.tableOf(name)?.operations[name]?.request === undefined) return;
      requestBodies.set(options, readJson(request));
    },
    async onResponse({ request, response, schemaPath, params, options }) {
      const name = `${request.method} ${schemaPath}`;
      if (records.tableOf(name) === undefined) return;
      try {
        records.add(new URL(request.url).origin, name, {
          status: response.status,
          headers: [...response.headers],
          body: await readJson(response),
          requestBody: await requestBodies.get(options),
          query: { ...params.query },
        });
      } catch {
        // What cannot be read is no evidence, and a call never fails by it.
      }
    },
  };
}

/** The JSON of a clone, or the text where it is none; undefined where it is empty or cannot be read. */
async function readJson(message: Request | Response): Promise<unknown> {
  if (message.bodyUsed) return undefined;
  const text = await message
    .clone()
    .text()
    .catch(() => "");
  if (text === "" || findExcess(text)) return undefined;
  const parsed = parseJson(text);
  return "value" in parsed ? parsed.value : text;
}
