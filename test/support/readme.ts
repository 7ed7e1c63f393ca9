import { readdir, readFile } from "node:fs/promises";

/** A sample of the README or of a page in docs. */
export interface Sample {
  code: string;
  language: "ts" | "tsx";
  /** Whether it imports packages other than this one. */
  isForeign: boolean;
  /** The page and a line of the sample, for the name of a test. */
  title: string;
}

/** The samples of the README and of the pages in docs, in order. */
export async function readSamples(): Promise<Sample[]> {
  const pages = [
    "README.md",
    ...(await readdir("docs")).filter((file) => file.endsWith(".md")).map((file) => `docs/${file}`),
  ];
  const samples = await Promise.all(
    pages.map(async (page) => {
      const text = await readFile(page, "utf8");
      return [...text.matchAll(/```(tsx?)\n(.+?)```/gs)].map(([, language, code = ""]): Sample => {
        const line = code.split("\n").find((one) => /await|console/.test(one)) ?? code.split("\n")[0];
        return {
          code,
          language: language === "tsx" ? "tsx" : "ts",
          isForeign: /from "(?!support-desk-client|node:)/.test(code),
          title: `${page}: ${line?.trim()}`,
        };
      });
    }),
  );
  return samples.flat();
}
