import { readFile } from "node:fs/promises";

/** A sample of the README. */
export interface Sample {
  code: string;
  language: "ts" | "tsx";
  /** Whether it imports packages other than this one. */
  isForeign: boolean;
  /** A line of it, for the name of a test. */
  title: string;
}

/** The samples of the README, in order. */
export async function readSamples(): Promise<Sample[]> {
  const readme = await readFile("README.md", "utf8");
  return [...readme.matchAll(/```(tsx?)\n(.+?)```/gs)].map(([, language, code = ""]) => ({
    code,
    language: language === "tsx" ? "tsx" : "ts",
    isForeign: /from "(?!support-desk-client|node:)/.test(code),
    title: code.split("\n").find((line) => /await|console/.test(line)) ?? String(code.split("\n")[0]),
  }));
}
