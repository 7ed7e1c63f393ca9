import { escaped } from "../../testing/try/html.js";
import { generatorMark } from "./own-files.js";

/**
 * Writes the start of a page, up to its style.
 *
 * @param policy - the content security policy
 */
export const pageStart = (title: string, policy: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    ${generatorMark}
    <title>${escaped(title)}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="${policy}">`;
