// @ts-check
import { textKeys, textsOf } from "./texts.js";

/** @import { Oas3Rule } from "@redocly/openapi-core" */

const texts = [...textKeys, "x-displayName", "what", "advice"];
const addresses = ["url", "href", "termsOfService"];

/**
 * Texts and addresses lead to the web, to a mailbox or to a place beside the page, and to nothing that a browser would run or
 * load. Without this rule, an overlay of somebody else puts a script behind a link: Redocly's no-unsafe-markdown finds only what is
 * spelt plainly in a description.
 *
 * @type {Oas3Rule}
 */
export const safeMarkdown = () => ({
  any(node, { report, location }) {
    for (const { text, location: at } of textsOf({ node, location }, texts)) {
      for (const message of faultsOf(text)) report({ message, location: at });
    }
    for (const { text, location: at } of textsOf({ node, location }, addresses)) {
      if (!isSafe(text)) report({ message: `${JSON.stringify(text)} ${mustLead}`, location: at });
    }
  },
});

const mustLead = "must be an address with https:, http: or mailto:, or a relative one.";

// A scheme can be spelt with entities and backslashes, so that a relative address has neither before its query.
const isSafe = (/** @type {string} */ address) =>
  /^(?:https?:\/\/|mailto:|[^:&\\?#]*(?:[?#]|$))/i.test(address);

// Every inline link has `](`, every definition `]:`, and every automatic link `<scheme:`; in code, they are refused as well.
const destination = /\][(:][\s>]*(?:<([^>\n]*)|([^\s)>]*))/g;
const automatic = /<([a-z][a-z\d+.-]+:[^\s>]*)/gi;

/** @param {string} text @returns {Generator<string>} */
function* faultsOf(text) {
  for (const [, quoted, address = quoted ?? ""] of [
    ...text.matchAll(destination),
    ...text.matchAll(automatic),
  ]) {
    if (!isSafe(address)) yield `The link to ${JSON.stringify(address)} ${mustLead}`;
  }
  if (text.includes("![")) yield "The pages load no image; link to it instead.";
  if (text.includes("{%")) yield '"{%" starts a tag of the pages\' renderer; write it in words.';
}
