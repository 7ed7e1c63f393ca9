import { afterAll, expect, test } from "vitest";
import { startMock } from "../../src/desk/testing.js";
import { clientOf, documentedCalls } from "../support/documented-calls.js";
import { endScripts, startScript } from "../support/started.js";

const mock = await startMock();
const prism = startScript("node_modules/.bin/prism", "mock", "src/generated/openapi.json", "--port", "0");
await prism.until("Prism is listening");
const prismUrl = /listening on (http:\S+)/.exec(prism.output())?.[1];

afterAll(async () => {
  endScripts();
  await mock.close();
});

const read = async (response: Response) => ({ status: response.status, body: await response.text() });

test.each(documentedCalls)("Prism's own command responds to $name as the mock does", async ({ send }) => {
  const responses: Awaited<ReturnType<typeof read>>[] = [];
  const desk = clientOf(mock, {
    fetch: async (url: string, init: RequestInit) => {
      const response = await fetch(url, init);
      // Prism's command serves each path without the prefix of its server.
      const path = url.slice(mock.url.length).replace(/^\/api\/external\/v\d/, "");
      responses.push(await read(response.clone()), await read(await fetch(`${prismUrl}${path}`, init)));
      return response;
    },
  });

  const { error } = await send(desk);

  expect(error).toBeUndefined();
  const [ours, plain] = responses;
  expect(plain).toEqual(ours);
});
