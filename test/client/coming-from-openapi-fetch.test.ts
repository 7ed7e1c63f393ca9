import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { type ApiError, createClient } from "../../src/index.js";
import { forms } from "../support/server.js";

const options = {
  baseUrl: "https://acme.desk.example/api/external/v2",
  apiKey: "key",
  maxRetries: 0,
  fetch: async () => Response.json(forms),
};
const desk = createClient(options);
// What a caller without the compiler can write.
const get = (init: object, client = desk) => client.GET("/forms", init);
const answer = (response: () => Response) => createClient({ ...options, fetch: async () => response() });

const refused: Record<string, (() => unknown)[]> = {
  "`baseUrl` of a call": [() => get({ baseUrl: "https://other.example" })],
  "`fetch` of a call": [() => get({ fetch: async () => Response.json(forms) })],
  "`parseAs`": [() => get({ parseAs: "stream" })],
  "a serializer of a call or a client": ["pathSerializer", "querySerializer", "bodySerializer"].flatMap(
    (name) => [() => get({ [name]: () => "" }), () => createClient({ ...options, [name]: () => "" })],
  ),
  "`Request` and `requestInitExt`": [
    () => get({ Request }),
    () => createClient({ ...options, Request } as typeof options),
    () => createClient({ ...options, requestInitExt: {} } as typeof options),
  ],
  "`redirect` and `method` of a call": [() => get({ redirect: "follow" }), () => get({ method: "DELETE" })],
  "options of a call that are not in this list: `cache`, `credentials`, `integrity`, `keepalive`, `mode`, `priority`, `referrer`, `referrerPolicy`, `next`":
    [
      ...[
        "dispatcher",
        "fetcher",
        "agent",
        "client",
        "proxy",
        "unix",
        "tls",
        "cf",
        "verbose",
        "duplex",
        "window",
      ].map((name) => () => get({ [name]: {} })),
    ],
  "middleware without a hook": [
    () => get({ middleware: [{ onrequest: () => undefined }] }),
    () => desk.use({} as Parameters<typeof desk.use>[0]),
  ],
  "a `content-type` that is not JSON": [
    () => desk.POST("/team-members", { body: { emails: [] }, headers: { "content-type": "text/plain" } }),
  ],
  "a hook that moves the request to another origin": [
    () =>
      get({ middleware: [{ onRequest: () => new Request("https://other.example/api/external/v2/forms") }] }),
    () =>
      get({
        middleware: [{ onRequest: () => new Request("https://acme.desk.example/api/external/v2/../v1") }],
      }),
  ],
  "a hook that reads the body of its request": [
    () =>
      desk.POST("/team-members", {
        body: { emails: [] },
        middleware: [{ onRequest: async ({ request }) => void (await request.text()) }],
      }),
  ],
  "an `X-Api-Key` header": [
    () => get({ headers: { "X-Api-Key": "other" } }),
    () => createClient({ ...options, headers: { "x-api-key": "other" } }),
  ],
  "`params.header` and `params.cookie`": [
    () => get({ params: { header: { accept: "text/html" } } }),
    () => get({ params: { cookie: { a: "1" } } }),
  ],
  "a body that is not a plain object": ["{}", [], new FormData(), new URLSearchParams()].map(
    (body) => () => desk.POST("/team-members", { body: body as object }),
  ),
  "a list or an object in `params.query`": [[1], { a: 1 }].map(
    (page_number) => () => desk.GET("/team-members", { params: { query: { page_number } } as object }),
  ),
  "an unknown option of `createClient`": [
    () => createClient({ ...options, credentials: "include" } as typeof options),
  ],
};

const different: Record<string, () => Promise<void>> = {
  "`error` is an error object, never a parsed body": async () => {
    for (const body of ["", "null", "false", '""', '{"error":"No"}']) {
      const { error } = await answer(() => new Response(body, { status: 400 })).GET("/forms");
      expect(error).toBeInstanceOf(Error);
      expect((error as ApiError).body).toEqual(body === "" ? undefined : JSON.parse(body));
    }
  },
  "a success that is not as documented is an `error`": async () => {
    const { error } = await answer(() => new Response("<h1>Welcome</h1>")).GET("/forms");
    expect(error).toMatchObject({ kind: "unexpected-response" });
  },
  "a body is read before `onResponse` sees it": async () => {
    const read: unknown[] = [];
    const onResponse = async ({ response }: { response: Response }) => {
      read.push(await response.clone().json(), await response.json());
    };
    expect((await get({ middleware: [{ onResponse }] })).data).toEqual(forms);
    expect(read).toEqual([forms, forms]);
  },
  "an answer of a hook is checked and limited, too": async () => {
    const onRequest = () => new Response("<h1>Welcome</h1>");
    expect((await get({ middleware: [{ onRequest }] })).error).toMatchObject({ kind: "unexpected-response" });
  },
  "a hook sees no API key": async () => {
    const seen: string[] = [];
    const onRequest = ({ request }: { request: Request }) => void seen.push(...request.headers.keys());
    await get({ middleware: [{ onRequest }] });
    expect(seen).toEqual(["accept"]);
  },
  "of a `Request` that a hook returns, the method, URL, headers, body and signal count": async () => {
    const sent: [string, RequestInit][] = [];
    const fetch = async (url: string, init: RequestInit) => {
      sent.push([url, init]);
      return Response.json(forms);
    };
    const onRequest = ({ request }: { request: Request }) =>
      new Request(`${request.url}?a=1`, {
        method: "PATCH",
        headers: { "x-a": "1" },
        body: "[]",
        cache: "no-store",
      });
    await createClient({ ...options, fetch }).GET("/forms", { middleware: [{ onRequest }] });
    const [[url, init] = ["", {}]] = sent;
    expect(url).toBe(`${options.baseUrl}/forms?a=1`);
    expect(init.method).toBe("PATCH");
    expect(Object.fromEntries(new Headers(init.headers))).toMatchObject({ "x-a": "1" });
    expect(await new Response(init.body ?? "").text()).toBe("[]");
    expect(init.cache).toBeUndefined();
  },
  "a mistake of the caller does not reach `onError`": async () => {
    const onError = () => Response.json(forms);
    const desk = createClient({ ...options, apiKey: () => "two words" });
    await expect(desk.GET("/forms", { middleware: [{ onError }] })).rejects.toMatchObject({
      argument: "apiKey",
    });
  },
};

describe.each(Object.entries(refused))("refused: %s", (_, uses) => {
  test.each(uses.map((use, index) => [index + 1, use] as const))("use %i", async (_, use) => {
    await expect((async () => use())()).rejects.toMatchObject({ name: "InvalidArgumentError" });
  });
});

test.each(Object.entries(different))("different: %s", (_, check) => check());

test("the page of the docs has a row for each of these, and no other", async () => {
  const page = await readFile("docs/openapi-fetch.md", "utf8");
  const rows = [...page.matchAll(/^\| (?!what |-)(.+?) +\|/gm)].map(([, what]) => what);
  expect(rows).toEqual([...Object.keys(different), ...Object.keys(refused)]);
});

test("one module runs openapi-fetch, as its guide says; the others name its types", async () => {
  const names = (await readdir("src", { recursive: true })).filter((name) => name.endsWith(".ts"));
  const running = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(`src/${name}`, "utf8");
      return /^import (?!type )[^;]*from "openapi-fetch"/m.test(text) ? [name] : [];
    }),
  );
  expect(running.flat()).toEqual(["client.ts"]);
});
