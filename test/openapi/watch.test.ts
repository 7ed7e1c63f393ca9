import { appendFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { watchDocuments } from "../../scripts/watch.js";
import { testFolder } from "../support/folder.js";

const folder = testFolder("test");
const file = () => folder.path("openapi/paths/forms.yaml");
const write = (text: string) => writeFile(file(), text);
/** Saves as many editors do: writes another file, which replaces the old one. */
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
  const nextEdit = watchDocuments(folder.path());
  for (const [index, step] of steps.entries()) {
    const next = nextEdit();
    await step(`${index}`);
    await next;
  }
});

test("an edit in several steps is complete when nothing changes any more", async () => {
  await mkdir(folder.path("openapi"));
  const next = watchDocuments(folder.path())();
  let isWriting = true;
  const wasWriting = next.then(() => isWriting);
  const writing = setInterval(() => appendFileSync(folder.path("redocly.yaml"), "x"), 10);
  await wait(500);
  clearInterval(writing);
  isWriting = false;
  expect(await wasWriting).toBe(false);
});

test("an edit during the work on an older one is seen, and an edit of another file is not", async () => {
  await mkdir(folder.path("openapi"));
  const nextEdit = watchDocuments(folder.path());
  await writeFile(folder.path("redocly.yaml"), "");
  await nextEdit();
  await writeFile(folder.path("redocly.yaml"), "again");
  await nextEdit();
  const ended = new AbortController();
  const next = nextEdit().then(() => ended.abort());
  await writeFile(folder.path("README.md"), "");
  await wait(500);
  expect(ended.signal.aborted).toBe(false);
  await writeFile(folder.path("redocly.yaml"), "at last");
  await next;
});
