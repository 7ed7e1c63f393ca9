import { readFile } from "node:fs/promises";

/** A sample of the README. */
export interface Sample {
  code: string;
  language: "ts" | "tsx";
  /** Whether it imports packages other than this one. */
  isForeign: boolean;
  /** What it is told by in a test's name. */
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

/** A sample that calls the mock instead of the service. */
export function pointAt(code: string, baseUrl: string): string {
  return code.replace(/workspace: "acme",[^\n]*?\s+serviceHost: "desk.example"/, `baseUrl: "${baseUrl}"`);
}
