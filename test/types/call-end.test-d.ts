import type { Middleware as FetchMiddleware } from "openapi-fetch";
import { expectTypeOf, test } from "vitest";
import {
  type Api,
  byOperationId,
  type CallEnd,
  type CallOutcome,
  createClient,
  isCallError,
  logCalls,
  type Middleware,
  type paths,
  type SupportDeskError,
} from "../../src/desk/index.js";
import type { Mine } from "../support/own-paths.js";

const located = { workspace: "acme", serviceHost: "desk.example", apiKey: null };
const desk = createClient({ ...located, onCallEnd: logCalls(({ message }) => console.error(message)) });

test("onCallEnd gets a CallEnd", () => {
  createClient({
    ...located,
    onCallEnd(call) {
      expectTypeOf(call).toEqualTypeOf<CallEnd>();
      expectTypeOf(call.outcome).toEqualTypeOf<"not-sent" | "refused" | "unknown" | undefined>();
      expectTypeOf(call.error).toBeUnknown();
      if (isCallError(call.error)) expectTypeOf(call.error.outcome).toEqualTypeOf<CallOutcome>();
    },
  });
  expectTypeOf<SupportDeskError["outcome"]>().toEqualTypeOf<CallOutcome>();
  expectTypeOf(createClient).toBeCallableWith({ ...located, onCallEnd: async () => {} });
  // @ts-expect-error the argument is an object
  createClient({ ...located, onCallEnd: (call: string) => call });
  // @ts-expect-error not a function
  createClient({ ...located, onCallEnd: console });
  // @ts-expect-error logCalls does not return middleware
  desk.use(logCalls());
  // @ts-expect-error a misspelt outcome
  logCalls(({ outcome }) => outcome === "not sent");
});

test("hooks get retries and redact", () => {
  const middleware: Middleware = {
    onRequest({ request, retries }) {
      expectTypeOf(request).toEqualTypeOf<Request>();
      expectTypeOf(retries).toBeNumber();
    },
    async onResponse({ response, redact }) {
      expectTypeOf(redact).toEqualTypeOf<(text: string) => string>();
      console.log(redact(await response.clone().text()));
    },
    onError({ error }) {
      expectTypeOf(error).toBeUnknown();
      return Response.json({});
    },
  };
  desk.use(middleware, { onError: async ({ redact }) => console.log(redact("text")) });
  desk.GET("/forms", { middleware: [middleware] });
  const ofOpenapiFetch: FetchMiddleware = { onResponse: ({ response }) => response };
  desk.use(ofOpenapiFetch);
  // @ts-expect-error at least one hook
  desk.use({});
  // @ts-expect-error a misspelt hook
  desk.use({ onRespons: () => {} });
  // @ts-expect-error no text is a response
  desk.use({ onResponse: () => "text" });
  // @ts-expect-error openapi-fetch does not have this argument
  const bare: FetchMiddleware = { onRequest: ({ retries }) => console.log(retries) };
  expectTypeOf(bare).not.toBeAny();
});

test("Api is the type of byOperationId", () => {
  expectTypeOf(byOperationId(desk)).toEqualTypeOf<Api>();
  expectTypeOf(byOperationId(createClient<paths & Mine>(located))).toEqualTypeOf<Api<paths & Mine>>();
  expectTypeOf<"createTicket" | "updateTeamMemberV1">().toExtend<keyof Api>();
  const part: Pick<Api, "listForms"> = byOperationId(desk);
  // @ts-expect-error the type has only one call
  part.getTicket;
});
