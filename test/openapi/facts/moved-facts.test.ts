// Words follow their facts into other tables.
import { expect, test } from "vitest";
import { idIn } from "../../../scripts/facts/fact.js";
import { readFactList, wordIn } from "../../../scripts/facts/list.js";
import { generateEdited } from "../../support/edited.js";
import { honest, moves, textsAfter } from "../guesses/honest.js";

/** The word of each row, with the name of its section in place of `stated`. */
const wordsIn = (text: string) =>
  readFactList(text).tables.flatMap((table) =>
    table.facts.map((row) => [idIn(table, row), wordIn(table, row).replace(/^stated$/, table.source)]),
  );

test.each(Object.entries(moves))("%s needs no word, and its undoing loses none", async (_, changes) => {
  const { before, text, problems, undone } = await generateEdited(await textsAfter(changes));
  expect(text).not.toBe(before);
  expect(problems).toEqual([]);
  expect(wordsIn(undone)).toEqual(wordsIn(before));
});

test.each([
  [
    "a schema in place of its reference",
    "| attachments[].filename | property | string | Comment, attachments |",
  ],
  ["a record in two parts", "| | type | schemas/TicketHead and schemas/TicketRest | |"],
])("%s keeps the sections of its words", async (title, row) => {
  const { text } = await generateEdited(await textsAfter({ ...honest, ...moves }[title] ?? {}));
  expect(text).toContain(`\n${row}\n`);
});
