import { expect, test } from "vitest";
import { type ApiError, logCalls, type NetworkError } from "../../src/desk/index.js";
import { printed } from "../support/expect-no-key.js";
import { forms } from "../support/server.js";
import { type Spell, spellings, usualSpellings } from "../support/spellings.js";
import { type getForms, testDesk } from "../support/test-desk.js";

const keys: [what: string, key: string, spellings: Record<string, Spell>][] = [
  ["that all encoders change", "sk/Live+9aZ8=bY7&cX6<dW5>\"eV4'%fU3\\gT2", spellings],
  ["of letters and digits", "sk_live_ABCdefGHIjkl0123456789", spellings],
  ["of 8 characters", "k3y+0f/D", spellings],
  ["of the signs of a pattern", "(.*)+[^a]{2,}|$?-b^", spellings],
  ["that looks like escapes", "%2Fk\\u0041e&#65;y&amp;%2525", spellings],
  ["of 256 characters", "Zk3.y0f/th3+w0rk".repeat(16), spellings],
  ["of 4,096 characters", "Zk3y0fth3w0rkAbCdEfGhIjKlMnOpQ+/".repeat(128), usualSpellings],
  ["of 4,096 signs", "/+".repeat(2_048), { "as it is": (text) => text }],
  ["with escapes of JSON", 'sEcret\\"quoted\\/\\\\0123', spellings],
  ["of backslashes", `${"\\".repeat(200)}b`, spellings],
];

type Result = Awaited<ReturnType<typeof getForms>>;

const bodyOf = ({ error }: Result) => (error as ApiError).body;
const causeOf = ({ error }: Result) => (error as NetworkError).cause as AggregateError;
const formOf = ({ data }: Result) => Object(data?.forms[0]);
const responseOf = ({ response }: Result) => response as Response;

const failure = (body: unknown) => Response.json(body, { status: 422 });
const success = (form: unknown) => Response.json({ ...forms, forms: [form] });
const withUrl = (response: Response, text: string) =>
  Object.defineProperty(response, "url", { value: `https://desk.example/${text}` });
const reject = (properties: object, options = {}): never => {
  throw Object.assign(new Error("no", options), properties);
};

/** Where a service or a runtime repeats a text, and where a person reads it then. */
const parts: [what: string, respond: (text: string) => Response, read: (result: Result) => unknown][] = [
  ["message", (text) => failure({ error: text }), ({ error }) => error?.message],
  ["stack", (text) => failure({ error: text }), ({ error }) => error?.stack],
  ["toJSON()", (text) => failure({ error: text }), ({ error }) => error?.toJSON().message],
  ["value of a failure", (text) => failure([{ a: [text] }]), (result) => Object(bodyOf(result))[0].a[0]],
  [
    "field of a failure",
    (text) => failure({ [text]: 1 }),
    (result) => Object.keys(Object(bodyOf(result)))[0],
  ],
  ["text of a failure", (text) => new Response(text, { status: 503 }), bodyOf],
  ["malformed JSON", (text) => new Response(`{"error":"${text}"}<`, { status: 400 }), bodyOf],
  ["undocumented success", (text) => Response.json([text]), (result) => Object(bodyOf(result))[0]],
  ["value of a success", (text) => success({ title: text }), (result) => formOf(result).title],
  ["field of a success", (text) => success({ [text]: 1 }), (result) => Object.keys(formOf(result))[0]],
  ...["all in JSON", "in JSON of Go"].map((encoder): (typeof parts)[number] => [
    `value of a success that is encoded ${encoder}`,
    (text) => new Response(`{"forms":[{"title":"${spellings[encoder]?.(text)}"}],"kb_details":{}}`),
    (result) => formOf(result).title,
  ]),
  ...[200, 401].flatMap((status): typeof parts => [
    [
      `URL of a ${status}`,
      (text) => withUrl(Response.json(forms, { status }), text),
      (result) => responseOf(result).url,
    ],
    [
      `status text of a ${status}`,
      (statusText) => Response.json(forms, { status, statusText }),
      (result) => responseOf(result).statusText,
    ],
    [
      `header of a ${status}`,
      (text) => Response.json(forms, { status, headers: { "x-echo": text } }),
      (result) => responseOf(result).headers.get("x-echo"),
    ],
  ]),
  ["message of a NetworkError", (message) => reject({ message }), ({ error }) => error?.message],
  ["code of a NetworkError", (code) => reject({ code }), ({ error }) => (error as NetworkError).code],
  ["name of a cause", (name) => reject({ name }), (result) => causeOf(result).name],
  ["message of a cause", (message) => reject({ message }), (result) => causeOf(result).message],
  ["stack of a cause", (stack) => reject({ stack }), (result) => causeOf(result).stack],
  ["code of a cause", (code) => reject({ code }), (result) => Object(causeOf(result)).code],
  [
    "cause of a cause",
    (text) => reject({}, { cause: new Error(text) }),
    (result) => Object(causeOf(result).cause).message,
  ],
  ["list of causes", (text) => reject({ errors: [text] }), (result) => causeOf(result).errors[0]],
];

// The parts differ in what they do with a text, and not in how they find a key. So the first key is tried in all parts, and the
// others where a text is plain, and where it is still in JSON.
const ofAllKeys = ["message", "value of a success"];
const rows = keys.flatMap((key, index) =>
  parts
    .filter(([located]) => index === 0 || ofAllKeys.includes(located))
    .map((located) => [key[0], located[0], key, located] as const),
);

const before = "x=5 ";
const after = " z";

test.each(rows)("a key %s does not show in the %s", async (_, __, [, apiKey, spelled], [, respond, read]) => {
  let text = "";
  let seen: unknown[] = [];
  const hooks = { onResponse: ({ redact }: { redact: Spell }) => void seen.push(redact(text)) };
  const onCallEnd = logCalls((line) => seen.push(line));
  const { desk } = testDesk(() => respond(text), { apiKey, onCallEnd });
  for (const [index, [spelling, spell]] of Object.entries(spelled).entries()) {
    seen = [];
    text = `${before}${spell(apiKey)}${after}`;
    // With and without hooks, a result is made in different ways.
    const result = await desk.GET("/forms", { middleware: index % 2 ? [hooks] : [] });
    expect(read(result), spelling).toContain(`${before}[redacted]${after}`);
    const prints = [[desk, result, ...seen], result.error].map(printed).join("");
    for (const piece of [spell(apiKey), apiKey.slice(0, 8), apiKey.slice(-8)]) {
      expect(prints, spelling).not.toContain(piece);
    }
  }
});
