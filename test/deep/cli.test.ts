import { describe, expect, test } from "vitest";
import { runCommand as run } from "../support/command.js";
import { testFolder } from "../support/folder.js";
import { closed, olderRegister } from "../support/older-register.js";

const folder = testFolder();

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

  // `gaps` accepts words.
  test.runIf(name !== "gaps")("refuses a value where none is expected", async () => {
    const { code, output } = await run(name, "value");
    expect(output).toContain(`Usage: support-desk-client ${name} `);
    expect(code).toBe(2);
  });
});

test("gaps writes a table in Markdown", async () => {
  const { output } = await run("gaps", "--markdown");
  expect(output).toMatch(/^\| operation \| gap \|/);
  expect(output).toMatch(
    /^\| GET \/forms \| `forms\.unset-values` \| Whether .+\. \| .+\. \| Traffic settles it: .+\. \|$/m,
  );
  expect(output).toContain("`pagination.page-out-of-range` (a contradiction)");
});

test("gaps writes what was closed and opened since an older register as JSON and in Markdown", async () => {
  const file = await folder.write("older.json", olderRegister);
  expect(JSON.parse((await run("gaps", "--since", file, "--json")).output)).toMatchObject({
    closed: [closed],
    opened: [{ id: "auth.permissions", source: "Authentication" }],
  });
  const markdown = (await run("gaps", "--since", file, "--markdown")).output;
  expect(markdown).toContain("## Closed\n\n- `things.colour`: The colour of a thing.");
});

test.each<[args: string, code: number, text: string]>([
  ["--version", 0, "0.1.0"],
  ["--hlep", 2, "There is no option --hlep. Did you mean --help?"],
  ["gaps --json --markdown", 2, "--json and --markdown exclude each other."],
  ["gaps --since", 2, "Usage: support-desk-client gaps"],
  ["constructor", 2, "There is no command constructor."],
  ["mock 4010", 2, "Usage: support-desk-client mock"],
  ["docs --mock 4010", 2, '--mock must be an address such as http://127.0.0.1:4010, not "4010".'],
  ["mock --quiet --verbose", 2, "--quiet and --verbose exclude each other."],
  ["mock --port 0 --cors all", 1, 'cors must list origins, such as http://127.0.0.1:4011, and not "all".'],
  ["docs --port x", 2, '--port must be a number from 0 to 65535, not "x".'],
  ["generate --overlay x.yaml", 2, "--out is missing.\nUsage: support-desk-client generate"],
])("support-desk-client %s exits with %i and a helpful text", async (args, code, text) => {
  expect(await run(...args.split(" "))).toMatchObject({ code, output: expect.stringContaining(text) });
});
