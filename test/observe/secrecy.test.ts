import createBareClient from "openapi-fetch";
import { expect, test } from "vitest";
import { responseChecks } from "../../src/generated/openapi-checks.js";
import { createClient, type paths } from "../../src/index.js";
import { observe } from "../../src/observe/index.js";
import { fc } from "../support/fuzz.js";

// Every value, and every key that the document does not name, has a marker in it. None of them may come out.
const marker = "mArKeR";
const number = 918_273_645;
const secret = fc.oneof(
  fc.string({ maxLength: 20 }).map((text) => `${marker}${text}`),
  fc.constantFrom(`${marker}@mail.example`, `https://${marker}.example/${marker}`, `{"${marker}":1}`),
  fc.constantFrom(number, number + 0.5, true, null, ""),
);
const names = new Set<string>();
JSON.stringify(responseChecks, (key, value: unknown) => {
  if (key === "properties") for (const name of Object.keys(value as object)) names.add(name);
  return value;
});
const key = fc.oneof(
  fc.constantFrom(...names),
  fc.string({ maxLength: 10 }).map((text) => `${text}${marker}`),
  fc.constantFrom(`__proto__${marker}`, `constructor${marker}`, `/${marker}~`, `${marker}*`),
);
const { body } = fc.letrec((tie) => ({
  body: fc.oneof({ depthSize: "medium" }, secret, tie("list"), tie("object")),
  list: fc.array(tie("body"), { maxLength: 4 }),
  object: fc.dictionary(key, tie("body"), { maxKeys: 12 }),
}));
const header = fc.tuple(
  fc.constantFrom("retry-after", "x-ratelimit-limit", "content-type", "set-cookie", `x-${marker}`),
  fc.constantFrom(marker, `${number}${number}`, `42;${marker}`),
);
const operation = fc.constantFrom(...Object.keys(responseChecks.operations));

test("no value and no unknown key comes out, of a client of this package or of openapi-fetch", async () => {
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
        const observer = observe({ salt: `${marker} is the salt`, write: (line) => lines.push(line) });
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
        const evidence = JSON.stringify(await observer.evidence());
        await observer.flush();
        expect(evidence).not.toBe("[]");
        for (const text of [evidence, ...lines]) {
          expect(text).not.toMatch(new RegExp(marker, "i"));
          expect(text).not.toContain(`${number}`);
        }
      },
    ),
    { numRuns: 200 },
  );
});
