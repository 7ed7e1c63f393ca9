import { readFileSync } from "node:fs";

/** What somebody else's overlay may try in a text. HTML that is rendered has the class `hostile`. */
export const hostileText = readFileSync("test/support/hostile-text.md", "utf8");
