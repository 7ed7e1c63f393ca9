import { resolve } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../support/folder.js";
import { runScript } from "../support/started.js";

const folder = testFolder();

test("each step prints its name when it begins, and its time when it succeeds", async () => {
  const script = await folder.write(
    "steps.mts",
    `import { step } from ${JSON.stringify(resolve("src/cli/steps.ts"))};
    await step("first", () => step("second", async () => {}));
    await step("third", () => Promise.reject(new Error())).catch(() => {});`,
  );
  const { output } = await runScript(script);
  expect(output.replaceAll(/\d\.\d s/g, "0.0 s").split("\n")).toEqual([
    "first ...",
    "second ...",
    "second                   0.0 s",
    "first                    0.0 s",
    "third ...",
    "",
  ]);
});
