import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { root } from "../../src/tools/root.js";

/** Bundles code for browsers, as an app does, and returns the minified bundle. */
async function bundle(code: string): Promise<string> {
  const entry = join(root, "entry.ts");
  const plugin = {
    name: "entry",
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  };
  const bundled = await rolldown({
    input: entry,
    platform: "browser",
    plugins: [plugin],
    logLevel: "silent",
  });
  const { output } = await bundled.generate({ format: "esm", minify: true });
  return output[0].code;
}

/** The size of a bundle for browsers, in bytes after brotli. */
const bundledSize = async (code: string) => brotliCompressSync(await bundle(code)).length;

/** Counts the lines of src that have code, and are not generated. */
async function countCode(): Promise<number> {
  const files = (await readdir("src", { recursive: true })).filter((file) =>
    /^(?!generated).+\.(c?ts|js)$/.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join("src", file), "utf8")));
  return texts.join("\n").match(/^ *(?!\/?\*|\/\/)\S/gm)?.length ?? 0;
}

const core = 'export { createClient, unwrap, paginate } from "support-desk-client";';

test("the core, bundled for a browser, stays small", async () => {
  // Bytes after brotli, with room for some edits of the document. Raise them only for something that is worth its weight.
  expect(await bundledSize(core)).toBeLessThanOrEqual(14_860);
});

test("the code below src stays small", async () => {
  // Raise it only for something that is worth its weight, as for bytes.
  expect(await countCode()).toBeLessThanOrEqual(9_600);
});

/** Expects that a figure of the guide is right, within 10 % or 60 bytes: an edit of the document moves small ones by some 30. */
const expectNear = (size: number, written: number) =>
  expect(Math.abs(size - written), `it is ${size}`).toBeLessThanOrEqual(Math.max(60, written / 10));

const guide = await readFile("docs/runtimes.md", "utf8");
const rows = guide.matchAll(/^\| `(\{ .+? \})`(?: from `(\S+)`)? +\|.*\| +([\d,]+) \|$/gm);
const table = [...rows].map(([, names, module = "support-desk-client", bytes = ""]) => ({
  code: `export ${names} from "${module}";`,
  bytes: Number(bytes.replace(",", "")),
}));

test.each(table)("the guide has the size of $code", async ({ code, bytes }) => {
  const size =
    code === core ? await bundledSize(core) : (await bundledSize(core + code)) - (await bundledSize(core));
  expectNear(size, bytes);
});

test("the guide has a size for each import of an app", () => expect(table).toHaveLength(7));

const byPath = `
  export const read = () => desk.GET("/tickets/{ticket_id}", { params: { path: { ticket_id: "42" } } });
  export const create = () => desk.POST("/tickets", { body });
`;
const app = `const baseUrl = "https://acme.desk.example/api/external/v2";
  const headers = { "x-api-key": "${"k".repeat(32)}", accept: "application/json" };
  const body = { email: "a@mail.example", subject: "S", description: "D", priority: "high" };`;
/** Modules of an app that read and create a ticket: with this client, with openapi-fetch, and with fetch. */
const programs = [
  `${app} import { createClient } from "support-desk-client";
  const desk = createClient({ baseUrl, apiKey: headers["x-api-key"] }); ${byPath}`,
  `${app} import createClient from "openapi-fetch";
  const desk = createClient({ baseUrl, headers }); ${byPath}`,
  `${app} const send = async (path, init = {}) =>
    JSON.parse(await (await fetch(baseUrl + path, { headers, redirect: "manual", ...init })).text());
  export const read = () => send("/tickets/42");
  export const create = () => send("/tickets", { method: "POST", body: JSON.stringify(body) });`,
];

test("the guide has the size of a GET and a POST with this client, with openapi-fetch and with fetch", async () => {
  const sizes = await Promise.all(programs.map(bundledSize));
  const [, ...figures] =
    /take ([\d,]+) bytes with this client,\s+([\d,]+) with openapi-fetch, and ([\d,]+) with `fetch`\./.exec(
      guide,
    ) ?? [];
  const written = figures.map((figure) => Number(figure.replace(",", "")));
  expect(written, sizes.join()).toHaveLength(sizes.length);
  for (const [index, size] of sizes.entries()) expectNear(size, Number(written[index]));
});

test("a bundle has a pace only if the app imports createPace", async () => {
  const message = "must be a number above 0";
  expect(await bundle(`${core} export { createPace } from "support-desk-client";`)).toContain(message);
  expect(await bundle(core)).not.toContain(message);
});

test("a bundle has the values of an enum only if the app imports them", async () => {
  const lists = ["commentTypes", "rangeTypes", "ticketChannels", "ticketPriorities"];
  const values = ['["reply","note"]', '"last_7_days"', '"whatsapp"', '"urgent"'].map((one) =>
    one.replaceAll('"', "`"),
  );
  const found = async (code: string) => {
    const bundled = (await bundle(code)).replaceAll(/["']/g, "`");
    return lists.filter((_, index) => bundled.includes(values[index] ?? ""));
  };
  expect(await found(core)).toEqual([]);
  for (const list of lists) {
    expect(await found(`${core} export { ${list} } from "support-desk-client";`)).toEqual([list]);
  }
});
