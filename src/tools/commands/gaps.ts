import { printable } from "../../base/printable.js";
import { formerGapClause } from "../../document/gaps.js";
import { readBundle } from "../codegen/bundle.js";
import { registerOf } from "../codegen/gaps.js";
import { defineCommand, printJson } from "../command.js";
import { chooseGaps, findOperation, suggestionFor } from "../kit/gap-choice.js";
import { groupGaps, groupText } from "../kit/gap-list.js";
import { gapTexts, titleText } from "../kit/operation-page.js";
import { wrapped } from "../markdown.js";

export const gapsCommand = defineCommand({
  about: "List the gaps: the points that the service's specification does not show.",
  operands: "[<operation or word>...]",
  options: {
    status: {
      type: "string",
      value: "number",
      about: "print the gaps that can be the cause of a failure with this status",
    },
    json: { type: "boolean", about: "print JSON" },
  },
  async run({ json, status }, words) {
    const { document } = await readBundle();
    const chosen = chooseGaps(document, words, status);
    if (json) {
      const register = registerOf(document);
      return printJson(chosen.map(({ gap }) => register.find(({ id }) => id === gap.id)));
    }
    if (chosen.length === 0) {
      const search = words.join(" ");
      const former = formerGapClause(search, document.info["x-former-gaps"] ?? {});
      if (former !== undefined) return console.log(`${former}.`);
      const meant = suggestionFor(words, document);
      const hint = meant === undefined ? "`gaps` lists all gaps." : `Did you mean ${meant}?`;
      const named = search === "" ? "" : ` with ${printable(search)}`;
      const causing = status === undefined ? "" : ` that can cause a ${printable(status)}`;
      return console.log(`There is no gap${named}${causing}. ${hint}`);
    }
    const named = findOperation(words, document);
    const texts = named
      ? [titleText(named), ...gapTexts(chosen)]
      : groupGaps(document, chosen).map(groupText);
    console.log(wrapped(texts.join("\n\n")));
  },
});
