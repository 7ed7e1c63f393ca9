import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { smallApp, testApp } from "../support/app.js";

const app = testApp();

/** Bundles a module for browsers. */
async function bundle(source: string): Promise<string> {
  const input = await app.write("entry.ts", source);
  const bundled = await rolldown({ input, cwd: app.folder, platform: "browser" });
  const { output } = await bundled.generate({ format: "esm", minify: true });
  expect(output).toHaveLength(1);
  return output[0].code;
}

test("a bundler makes an app for the browser of it, without anything of Node", async () => {
  const code = await bundle(smallApp);
  expect(code).not.toMatch(/from ?"node:|require\(/);
  await app.write("bundle.mjs", code);
  expect(await app.run(process.execPath, "bundle.mjs")).toContain("/tickets/42 not-shown");
});

test("an app that only calls gets no gap register and no second document", async () => {
  const code = await bundle('import { createClient } from "support-desk-client"; console.log(createClient);');
  expect(code).not.toContain("Keep concurrency low");
  expect(code).not.toContain("team_members/{");
  expect(code.length).toBeLessThan(40_000);
});
