import { licensesHead } from "./licenses.js";

/** What a rendered page has in its head. */
export const generatorMark = '<meta name="generator" content="support-desk-client docs">';

// How each file of `docs` begins.
const heads = [
  (text: string) => text.includes(generatorMark),
  (text: string) => text.startsWith(licensesHead),
  (text: string) => text.startsWith("---\nname: support-desk-client\n"),
  (text: string) => text.startsWith("# support-desk-client "),
  (text: string) => text.startsWith("# What is not shown\n\nOf support-desk-client "),
  (text: string) => /^# .+\n\n`[A-Z]+ [^`\n]+`, operation id `\w+`\n/.test(text),
];

/** Whether `docs` wrote a file, so that it may be replaced. */
export function isOwnPage(text: string): boolean {
  // Git can have checked it out with other ends of lines.
  const head = text.slice(0, 1_000).replaceAll("\r\n", "\n");
  return heads.some((begins) => begins(head));
}
