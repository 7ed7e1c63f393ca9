// A reader runs the samples against the remembering mock of `npm start` after its tour.
import { expect, test } from "vitest";
import { tour } from "../../scripts/tour.js";
import { startMock } from "../../src/desk/testing.js";
import { readSamples } from "../support/readme.js";
import { pointAt, sampleApp } from "../support/samples.js";

async function toured() {
  const mock = await startMock({ stateful: true, seed: "examples" });
  await tour(mock.baseUrl, new AbortController().signal);
  return mock;
}

test("each sample of the README and the docs works against the mock of npm start after the tour", async () => {
  // The mock doesn't know the operations that an app adds.
  const samples = (await readSamples()).filter(
    ({ isForeign, code }) => !isForeign && !code.includes("paths & Mine"),
  );
  const mocks = await Promise.all(samples.map(toured));
  await using app = await sampleApp();
  const results = await app.run(mocks.map((mock, index) => pointAt(samples[index]?.code ?? "", mock)));
  expect(results.length).toBeGreaterThan(10);
  const failures = results.flatMap(({ failure }, index) =>
    failure ? [[samples[index]?.title, failure]] : [],
  );
  expect(failures).toEqual([]);
  const requests = mocks.flatMap((mock) => mock.requests);
  expect(requests.flatMap(({ violations }) => violations)).toEqual([]);
  await Promise.all(mocks.map((mock) => mock.close()));
});
