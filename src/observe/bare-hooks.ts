// The hooks for a bare openapi-fetch, which hands over no parsed body: they read clones.
import type { Middleware } from "openapi-fetch";
import { bodyOf } from "./body.js";
import type { Tallies } from "./tallies.js";
import { exchangeOf } from "./tally.js";

/** Makes the hooks of ordinary middleware that counts each exchange. */
export function bareHooks(tallies: Tallies): Required<Pick<Middleware, "onRequest" | "onResponse">> {
  // By the options of a call, which openapi-fetch makes for each and passes to all of its hooks.
  const requestBodies = new WeakMap<object, Promise<unknown>>();
  return {
    onRequest({ request, schemaPath, options }) {
      const name = `${request.method} ${schemaPath}`;
      if (tallies.contractOf(name)?.checks.operations[name]?.request === undefined) return;
      requestBodies.set(options, readBody(request));
    },
    async onResponse({ request, response, schemaPath, params, options }) {
      const name = `${request.method} ${schemaPath}`;
      if (tallies.contractOf(name) === undefined) return;
      try {
        const bodies = { body: await readBody(response), requestBody: await requestBodies.get(options) };
        tallies.add(new URL(request.url).origin, name, exchangeOf(response, params, bodies));
      } catch {
        // What cannot be read is no evidence, and a call never fails by it.
      }
    },
  };
}

async function readBody(message: Request | Response): Promise<unknown> {
  if (message.bodyUsed) return undefined;
  const text = await message
    .clone()
    .text()
    .catch(() => "");
  return bodyOf(text);
}
