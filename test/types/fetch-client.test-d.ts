import type { Client as OpenapiFetchClient } from "openapi-fetch";
import { expectTypeOf, test } from "vitest";
import type { FetchPaths } from "../../src/client/fetch-client.js";
import { asFetchClient, type CallError, createClient, type paths } from "../../src/desk/index.js";

const client = asFetchClient(createClient({ workspace: "acme", serviceHost: "desk.example", apiKey: null }));

test("a library around openapi-fetch infers the paths of a client", () => {
  const library = <Paths extends object>(_: OpenapiFetchClient<Paths>) => ({}) as Paths;
  expectTypeOf(library(client)).toEqualTypeOf<FetchPaths<paths>>();
  type Failed = FetchPaths<paths>["/forms"]["get"]["responses"]["default"]["content"]["application/json"];
  expectTypeOf<Failed>().toEqualTypeOf<CallError>();
});

test("asFetchClient promises the methods of a client, and no others", async () => {
  const { data } = await client.GET("/forms");
  expectTypeOf(data?.forms.length).toEqualTypeOf<number | undefined>();
  client.use({ onRequest: ({ retries }) => console.log(retries) });
  expectTypeOf<(typeof client)["PUT" | "HEAD" | "OPTIONS" | "TRACE" | "request"]>().toBeNever();
});
