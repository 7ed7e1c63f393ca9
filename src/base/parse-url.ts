/** Parses a URL. Returns undefined for a text that is not one. URL.canParse() and URL.parse() are younger than some platforms. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
