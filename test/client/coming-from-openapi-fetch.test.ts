import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type ApiError, createClient } from "../../src/desk/index.js";
import { forms } from "../support/server.js";
import { answer, baseUrl, getForms, never, removeMember, testDesk } from "../support/test-desk.js";

const { desk, options } = testDesk();
// The compiler would refuse these arguments.
const get = (init: object) => desk.GET("/forms", init);
const create = (more: object) => createClient({ ...options, ...more });
const post = (init: object) => desk.POST("/team-members", { body: { emails: [] }, ...init });
const asking = (onRequest: unknown) => ({ middleware: [{ onRequest }] });

const serializers = ["pathSerializer", "querySerializer", "bodySerializer"];
const ofRuntimes = "dispatcher fetcher agent client proxy unix tls cf verbose duplex window".split(" ");

/** Uses of openapi-fetch that this client refuses, with the name of the wrong argument. */
const refused: Record<string, [argument: string, use: () => unknown][]> = {
  "`baseUrl` of a call": [["baseUrl", () => get({ baseUrl: "https://other.example" })]],
  "`fetch`, `Request` and `requestInitExt` of a call": [
    ["fetch", () => get({ fetch: async () => Response.json(forms) })],
    ["Request", () => get({ Request })],
    ["Request", () => create({ Request })],
    ["requestInitExt", () => create({ requestInitExt: {} })],
  ],
  "`parseAs`": [["parseAs", () => get({ parseAs: "stream" })]],
  "a serializer of a call or a client": serializers.flatMap((name) => [
    [name, () => get({ [name]: () => "" })],
    [name, () => create({ [name]: () => "" })],
  ]),
  "`redirect` and `method` of a call": [
    ["redirect", () => get({ redirect: "follow" })],
    ["method", () => get({ method: "DELETE" })],
  ],
  "options of a call that are not in this list: `cache`, `credentials`, `integrity`, `keepalive`, `mode`, `priority`, `referrer`, `referrerPolicy`, `next`":
    ofRuntimes.map((name) => [name, () => get({ [name]: {} })]),
  "middleware without a hook": [
    ...[[{ onrequest: () => undefined }], [{}], [5], "x"].map((middleware): [string, () => unknown] => [
      "middleware",
      () => get({ middleware }),
    ]),
    ["middleware", () => desk.use({} as never)],
  ],
  "a `content-type` that is not JSON": [
    ["headers", () => post({ headers: { "content-type": "text/plain" } })],
  ],
  "an unset `accept`": [["headers", () => get({ headers: { accept: null } })]],
  "a hook that moves the request to another origin": [
    "https://other.example/api/external/v2/forms",
    `${baseUrl}/../v1`,
    `${baseUrl}.other.example/forms`,
    `${baseUrl}2/forms`,
  ].map((url) => ["middleware", () => get(asking(() => new Request(url)))]),
  "a hook that reads the body of its request": [
    [
      "middleware",
      () => post(asking(async ({ request }: { request: Request }) => void (await request.text()))),
    ],
  ],
  "an `X-Api-Key` header": [
    ["headers", () => get({ headers: { "X-Api-Key": "other" } })],
    ["headers", () => get({ headers: new Headers({ "x-api-key": "other" }) })],
    ["headers", () => create({ headers: { "x-api-key": "other" } })],
  ],
  "`params.header` and `params.cookie`": [
    ["params.header", () => get({ params: { header: { accept: "text/html" } } })],
    ["params.cookie", () => get({ params: { cookie: { a: "1" } } })],
  ],
  "a body that is not a plain object": ["{}", [], new FormData(), new URLSearchParams()].map((body) => [
    "body",
    () => post({ body }),
  ]),
  "a list or an object in `params.query`": [[1], { a: 1 }].map((a) => [
    "params.query.a",
    () => get({ params: { query: { a } } }),
  ]),
};

const different: Record<string, () => Promise<void>> = {
  "`error` is an error object, never a parsed body": async () => {
    for (const body of ["null", "false", '""', '{"error":"No"}']) {
      const { error } = await getForms(answer(body, 400));
      expect(error).toBeInstanceOf(Error);
      expect((error as ApiError).body).toEqual(JSON.parse(body));
    }
  },
  "a success that differs from the document, such as a page of HTML, is an `error`": async () => {
    expect((await getForms(answer("<h1>Welcome</h1>"))).error).toMatchObject({ kind: "unexpected-response" });
    const { error } = await removeMember(testDesk(answer("<h1>Welcome</h1>")).desk);
    expect(error).toMatchObject({ kind: "unexpected-response", outcome: "unknown" });
    expect((await removeMember(testDesk(answer("")).desk)).error).toBeUndefined();
  },
  "so is a 202 that the document does not show": async () => {
    for (const { error } of [
      await getForms(answer(forms, 202)),
      await removeMember(testDesk(answer("", 202)).desk),
    ]) {
      expect(error).toMatchObject({ kind: "unexpected-response", outcome: "unknown" });
      expect(error?.message).toContain(": 202 is not documented, and accepted is not done");
    }
  },
  "a body is read before `onResponse` sees it": async () => {
    const read: unknown[] = [];
    const onResponse = async ({ response }: { response: Response }) => {
      read.push(await response.clone().json(), await response.json());
    };
    expect((await get({ middleware: [{ onResponse }] })).data).toEqual(forms);
    expect(read).toEqual([forms, forms]);
  },
  "the client checks and limits a hook's response, too": async () => {
    const { error } = await get(asking(answer("<h1>Welcome</h1>")));
    expect(error).toMatchObject({ kind: "unexpected-response" });
  },
  "a hook sees no API key": async () => {
    const seen: string[] = [];
    await get(asking(({ request }: { request: Request }) => void seen.push(...request.headers.keys())));
    expect(seen).toEqual(["accept"]);
  },
  "of a hook's `Request`, only the method, URL, headers, body and signal count": async () => {
    const { desk, requests } = testDesk();
    const init = { method: "PATCH", headers: { "x-a": "1" }, body: "[]", cache: "no-store" } as const;
    const onRequest = ({ request }: { request: Request }) => new Request(`${request.url}?a=1`, init);
    await desk.GET("/forms", { middleware: [{ onRequest }] });
    const [sent] = requests;
    expect(sent).toMatchObject({ url: `${baseUrl}/forms?a=1`, method: "PATCH" });
    expect(sent?.headers.get("x-a")).toBe("1");
    expect(await new Response(sent?.body ?? "").text()).toBe("[]");
    expect(sent?.cache).toBeUndefined();
  },
  "the client does not wait for `onError` at a timeout or an abort": async () => {
    const { desk } = testDesk(() => never, { timeout: 30 });
    const onError = () => never;
    expect((await desk.GET("/forms", { middleware: [{ onError }] })).error?.kind).toBe("timeout");
  },
  "a mistake of the caller does not reach `onError`": async () => {
    const { desk } = testDesk(undefined, { fetch: async () => 5 });
    const call = desk.GET("/forms", { middleware: [{ onError: answer(forms) }] });
    await expect(call).rejects.toMatchObject({ argument: "fetch" });
  },
};

describe.each(Object.entries(refused))("refused: %s", (_, uses) => {
  test.each(uses)("%s", async (argument, use) => {
    await expect((async () => use())()).rejects.toMatchObject({ name: "InvalidArgumentError", argument });
  });
});

test.each(Object.entries(different))("different: %s", (_, check) => check());

test("docs/openapi-fetch.md has a row for each of these, and no other row", async () => {
  const page = await readFile("docs/openapi-fetch.md", "utf8");
  const rows = [...page.matchAll(/^\| (?!what |-)(.+?) +\|/gm)].map(([, what]) => what);
  expect(rows).toEqual([...Object.keys(different), ...Object.keys(refused)]);
});
