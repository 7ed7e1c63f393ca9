import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchDocuments } from "../../scripts/watch.js";
import { testFolder } from "../support/folder.js";

const folder = testFolder("test");
const file = () => folder.path("openapi/paths/forms.yaml");
const write = (text: string) => writeFile(file(), text);
/** As many editors save: into another file, which replaces the old one. */
const replace = async (text: string) => {
  await writeFile(`${file()}.new`, text);
  await rename(`${file()}.new`, file());
};
const remake = async () => {
  await rm(folder.path("openapi/paths"), { recursive: true });
  await mkdir(folder.path("openapi/paths"));
};
const moveAway = () => rename(folder.path("openapi"), folder.path("away"));
const moveBack = () => rename(folder.path("away"), folder.path("openapi"));

test.each<[what: string, ...steps: ((text: string) => Promise<void>)[]]>([
  ["that is written, twice", write, write],
  ["that is replaced, and written after that", replace, write, replace],
  ["in a folder that is removed and made again", remake, write, replace],
  ["in a folder that is moved away and back", moveAway, moveBack, write],
])("an edit of a file %s is seen", async (_, ...steps) => {
  await mkdir(folder.path("openapi/paths"), { recursive: true });
  await write("");
  const end = new AbortController();
  const edits = watchDocuments(end.signal, () => {}, folder.path());
  for (const [index, step] of steps.entries()) {
    const next = edits.next();
    await step(`${index}`);
    await next;
  }
  edits.close();
});

test("an edit of another file is not seen", async () => {
  await mkdir(folder.path("openapi"));
  const end = new AbortController();
  let count = 0;
  const edits = watchDocuments(end.signal, () => (count += 1), folder.path());
  await writeFile(folder.path("README.md"), "");
  await writeFile(folder.path("redocly.yaml"), "");
  await edits.next();
  expect(count).toBeGreaterThan(0);
  const before = count;
  await writeFile(folder.path("README.md"), "again");
  await wait(500);
  expect(count).toBe(before);
  end.abort();
  await edits.next();
  edits.close();
});
