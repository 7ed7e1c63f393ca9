import { readdir, readFile } from "node:fs/promises";

/** Reads the README and the pages in docs, by their files. */
export async function readPages(): Promise<Record<string, string>> {
  const guides = (await readdir("docs")).filter((file) => file.endsWith(".md"));
  const files = ["README.md", ...guides.map((file) => `docs/${file}`)];
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")])),
  );
}

/** Reads the samples of the README and of the pages in docs, in order. */
export async function readSamples() {
  return Object.entries(await readPages()).flatMap(([page, text]) =>
    [...text.matchAll(/```(tsx?)\n(.+?)```/gs)].map(([, language, code = ""]) => {
      const line = code.split("\n").find((one) => /await|console/.test(one)) ?? code.split("\n")[0];
      return {
        code,
        language,
        // It imports other packages.
        isForeign: /from "(?!support-desk-client|node:)/.test(code),
        title: `${page}: ${line?.trim()}`,
      };
    }),
  );
}
