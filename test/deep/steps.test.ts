import { resolve } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../support/folder.js";
import { runScript } from "../support/started.js";

const folder = testFolder();

test("only a successful step of more than a second prints its duration", async () => {
  const script = await folder.write(
    "steps.mts",
    `import { step } from ${JSON.stringify(resolve("src/tools/process.ts"))};
    import { setTimeout as wait } from "node:timers/promises";
    await step("outer", () => step("inner", () => wait(1_100)).then(() => step("short", async () => {})));
    await step("failing", () => wait(1_100).then(() => Promise.reject(new Error()))).catch(() => {});`,
  );
  const { output } = await runScript(script);
  expect(output.replaceAll(/\d+\.\d s/g, "1.1 s").split("\n")).toEqual([
    "inner                    1.1 s",
    "outer                    1.1 s",
    "",
  ]);
});
