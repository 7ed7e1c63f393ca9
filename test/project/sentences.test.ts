// The guides and the agent kit say no more of the service than the documents do.
import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readBundles } from "../../src/cli/codegen/bundles.js";
import { operationsOf } from "../../src/cli/codegen/openapi.js";
import { agentKit } from "../../src/cli/kit/kit.js";
import { gaps } from "../../src/document/gaps.js";

const bundles = await readBundles();
const guides = ["README.md", ...(await readdir("docs")).map((file) => `docs/${file}`)].filter((file) =>
  file.endsWith(".md"),
);
const texts: [name: string, text: string][] = [
  ...(await Promise.all(
    guides.map(async (file): Promise<[string, string]> => [file, await readFile(file, "utf8")]),
  )),
  ...(await agentKit(bundles)),
  ...bundles.map(({ name, document }): [string, string] => [`${name}.json, info`, document.info.description]),
];

/** The sentences of a text, without its samples. */
const sentencesOf = (text: string) =>
  text
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .split(/(?<=[.:;!?])\s+|\n(?=[-|#])|\n\n/)
    .map((sentence) => sentence.replaceAll(/\s+/g, " ").trim());

const absence =
  /\bno (operation|endpoint|event|webhook|filter|query parameter|rate limit)|\bnone that (lists|updates|deletes|filters)|\b(does|do) not exist here/i;
const absencesIn = (text: string) => sentencesOf(text).filter((sentence) => absence.test(sentence));

const groups = new Set(gaps.map(({ id }) => id.split(".")[0]));
const gapsNamedIn = (text: string) =>
  [...text.matchAll(/`([a-z0-9-]+(?:\.[a-z0-9-]+)+)`/g)]
    .map(([, id = ""]) => id)
    .filter((id) => groups.has(id.split(".")[0]));

test("some texts say that the service lacks something, and some name gaps", () => {
  expect(texts.flatMap(([, text]) => absencesIn(text)).length).toBeGreaterThan(0);
  expect(texts.flatMap(([, text]) => gapsNamedIn(text)).length).toBeGreaterThan(0);
});

describe.each(texts)("%s", (_, text) => {
  test("names a gap where it says that the service lacks something", () => {
    for (const sentence of absencesIn(text)) {
      expect(
        gaps.some(({ id }) => sentence.includes(`\`${id}\``)),
        sentence,
      ).toBe(true);
    }
  });

  test("names no gap that the register does not have", () => {
    for (const id of gapsNamedIn(text)) expect(gaps.map((gap) => gap.id)).toContain(id);
  });
});

test("no guide states the status of a call to a wrong workspace", () => {
  for (const [file, text] of texts) {
    for (const sentence of sentencesOf(text).filter((one) =>
      /subdomain|(another|other) workspace/.test(one),
    )) {
      expect(sentence, file).not.toMatch(/\b[345]\d\d\b/);
    }
  }
});

test("the guide on errors has the message of every failure that the documents state", async () => {
  const schemas = bundles.flatMap(({ document }) => Object.values(document.components?.schemas ?? {}));
  const messages = schemas.flatMap(({ properties }) => {
    const { const: message } = Object(properties?.["error"]) as { const?: string };
    return message ?? [];
  });
  expect(new Set(messages).size).toBeGreaterThan(1);
  const guide = await readFile("docs/errors.md", "utf8");
  for (const message of messages) expect(guide.replaceAll(/\s+/g, " ")).toContain(message);
});

test("the guides name every parameter of a query that they write as the documents do", () => {
  const names = new Set(
    bundles.flatMap(({ document }) =>
      operationsOf(document).flatMap(({ parameters }) => parameters.map(({ name }) => name)),
    ),
  );
  const written = texts.flatMap(([file, text]) =>
    [...text.matchAll(/query: \{([^}]*)\}/g)].flatMap(([, query = ""]) =>
      [...query.matchAll(/\b([a-z_]+):/g)].map(([, name = ""]) => ({ file, name })),
    ),
  );
  expect(written.length).toBeGreaterThan(0);
  for (const { file, name } of written) expect(names, file).toContain(name);
});
