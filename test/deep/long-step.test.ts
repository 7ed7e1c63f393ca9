import { resolve } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../support/folder.js";
import { runScript } from "../support/started.js";

const folder = testFolder();

test("without a terminal, a step that takes long prints its name again and again, with its time", async () => {
  const script = await folder.write(
    "steps.mts",
    `import { step } from ${JSON.stringify(resolve("src/cli/steps.ts"))};
    const work = () => new Promise((done) => setTimeout(done, 11_000));
    await Promise.all([step("long", work), step("failing", () => Promise.reject(new Error())).catch(() => {})]);`,
  );
  const { output } = await runScript(script);
  const lines = output.replaceAll(/\d+(\.\d)? s/g, "0 s").split("\n");
  expect(lines.slice(0, 4)).toEqual(["long ...", "failing ...", "long ... 0 s", "long ... 0 s"]);
});
