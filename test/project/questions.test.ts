import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { gaps } from "../../src/document/gaps.js";

const guides = [
  "README.md",
  "docs/questions.md",
  "docs/errors.md",
  "docs/testing.md",
  "openapi/openapi.yaml",
];

test("no text states the status of a call to a wrong workspace", async () => {
  for (const file of guides) {
    const sentences = (await readFile(file, "utf8")).replaceAll(/\s+/g, " ").split(/(?<=[.:]) /);
    for (const sentence of sentences.filter((one) =>
      /subdomain|another workspace|other workspace/.test(one),
    )) {
      expect(sentence, file).not.toMatch(/\b[345]\d\d\b/);
    }
  }
});

test("the guide on questions names gaps that exist", async () => {
  const text = await readFile("docs/questions.md", "utf8");
  const named = [...text.matchAll(/\(`([a-z0-9-]+(?:\.[a-z0-9-]+)+)`\)/g)].map(([, id]) => id);
  expect(named).toContain("auth.wrong-workspace");
  for (const id of named) expect(gaps.map((gap) => gap.id)).toContain(id);
});
