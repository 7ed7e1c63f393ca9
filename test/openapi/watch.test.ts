import { once } from "node:events";
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
  const end = new AbortController();
  const edits = watchDocuments(end.signal, folder.path());
  for (const [index, step] of steps.entries()) {
    const next = edits.next();
    await step(`${index}`);
    await next;
  }
  end.abort();
});

test("a newer edit aborts the signal of the last one, and an edit of another file does not", async () => {
  await mkdir(folder.path("openapi"));
  const end = new AbortController();
  const edits = watchDocuments(end.signal, folder.path());
  await writeFile(folder.path("redocly.yaml"), "");
  const newer = await edits.next();
  await writeFile(folder.path("README.md"), "");
  await wait(500);
  expect(newer.aborted).toBe(false);
  const aborted = once(newer, "abort");
  await writeFile(folder.path("redocly.yaml"), "again");
  await aborted;
  end.abort();
  await edits.next();
});
