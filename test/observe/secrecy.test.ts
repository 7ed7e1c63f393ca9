import createBareClient from "openapi-fetch";
import { expect, test } from "vitest";
import { createClient, type paths } from "../../src/desk/index.js";
import { observe } from "../../src/desk/observe.js";
import { fc, runs } from "../support/fuzz.js";
import { body, key, marker, number, operation } from "../support/secrets.js";

const header = fc.tuple(
  fc.constantFrom("retry-after", "x-ratelimit-limit", "content-type", "set-cookie", `x-${marker}`),
  fc.constantFrom(marker, `${number}${number}`, `42;${marker}`),
);
test("evidence contains no value and no unknown key, from this client or from openapi-fetch", async () => {
  await fc.assert(
    fc.asyncProperty(
      operation,
      fc.constantFrom(200, 201, 401, 404, 422),
      body,
      fc.dictionary(key, body, { maxKeys: 12 }),
      fc.array(header, { maxLength: 4 }),
      async (name, status, answer, request, headers) => {
        const [method = "GET", path = ""] = name.split(" ");
        const lines: string[] = [];
        const observer = observe({ write: (line) => lines.push(line) });
        const fetch = async () => Response.json(answer, { status, headers });
        const baseUrl = `https://${marker}.example/api/external/v2`;
        const desk = createClient({ baseUrl, apiKey: `${marker}-key`, maxRetries: 0, fetch });
        const bare = createBareClient<paths>({ baseUrl, fetch });
        const init = {
          params: {
            path: { ticket_id: marker, comment_id: marker, team_member_id: marker },
            query: { page_number: marker, [marker]: marker },
          },
          headers: { [`x-${marker}`]: marker },
          ...(/^P/.test(method) && { body: request }),
        };
        for (const client of [desk, bare]) {
          client.use(observer);
          // The types refuse most of these calls; an app in JavaScript can make them.
          type Call = (path: string, init: object) => Promise<unknown>;
          await (client as unknown as Record<string, Call>)[method]?.(path, init).catch(() => {});
        }
        const evidence = JSON.stringify(observer.evidence());
        await observer.flush();
        expect(evidence).toContain(name);
        for (const text of [evidence, ...lines]) {
          expect(text).not.toMatch(new RegExp(marker, "i"));
          expect(text).not.toContain(`${number}`);
        }
      },
    ),
    runs(200),
  );
});
