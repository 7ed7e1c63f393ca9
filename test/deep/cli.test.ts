import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { runScript } from "../support/started.js";

const run = (...args: string[]) => runScript(resolve("dist/cli/main.js"), ...args);

describe.each<[name: string, option: string, wrong: string]>([
  ["docs", "--overlay <file>", "--overlai"],
  ["mock", "--port <number>", "--prt"],
  ["generate", "--out <folder>", "--outt"],
  ["gaps", "--json", "--jsn"],
])("support-desk-client %s", (name, option, wrong) => {
  test.each(["--help", "-h"])("prints its options for %s", async (help) => {
    const { code, output } = await run(name, help);
    expect(output).toContain(`Usage: support-desk-client ${name} `);
    expect(output).toContain(`  ${option}`);
    expect(code).toBe(0);
  });

  test("prints the version of the package for --version", async () => {
    expect(await run(name, "--version")).toEqual({ code: 0, output: "0.1.0\n" });
  });

  test("names the right option for a wrong one, and exits with 2", async () => {
    const { code, output } = await run(name, wrong);
    expect(output).toContain(`There is no option ${wrong}. Did you mean ${option.split(" ")[0]}?`);
    expect(code).toBe(2);
  });

  test("refuses a value where none is expected", async () => {
    const { code, output } = await run(name, "value");
    expect(output).toContain(`Usage: support-desk-client ${name} `);
    expect(code).toBe(2);
  });
});
