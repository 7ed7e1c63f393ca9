/** A path with parameters, such as `/items/{item_id}`. A segment can have several of them, such as `{base}...{head}`. */
export interface PathTemplate {
  readonly text: string;
  /** The names of the parameters. */
  readonly names: readonly string[];
  /** The template with a segment for each parameter, because Prism expects that. The text around the parameters is dropped. */
  readonly spread: string;
  /**
   * Returns the values in the path of a request, and the path with a segment for each value; undefined if the path does not match. A
   * regular expression could take exponential time for several parameters in a segment; this takes linear time. Each value is as short
   * as possible.
   */
  match(path: string): { readonly values: readonly string[]; readonly spread: string } | undefined;
}

export function readPathTemplate(text: string): PathTemplate {
  const templates = text.split("/").map(readSegment);
  return {
    text,
    names: templates.flatMap(({ names }) => names),
    spread: templates.map(({ spread }) => spread).join("/"),
    match(path) {
      const segments = path.split("/");
      if (segments.length !== templates.length) return undefined;
      const found: string[][] = [];
      for (const [index, template] of templates.entries()) {
        const values = valuesIn(segments[index] ?? "", template);
        if (values === undefined) return undefined;
        found.push(values);
      }
      const spread = segments.map((segment, index) =>
        found[index]?.length ? found[index].join("/") : segment,
      );
      return { values: found.flat(), spread: spread.join("/") };
    },
  };
}

interface Segment {
  names: string[];
  /** The texts around the parameters, one more than there are parameters. */
  texts: string[];
  spread: string;
}

function readSegment(template: string): Segment {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
  const spread = names.length > 0 ? names.map((name) => `{${name}}`).join("/") : template;
  return { names, texts: template.split(/\{[^}]+\}/), spread };
}

/** Returns the values of the parameters of a segment; undefined if it does not match. A value is never empty. */
function valuesIn(segment: string, { names, texts }: Segment): string[] | undefined {
  const [first = "", ...others] = texts;
  if (names.length === 0) return segment === first ? [] : undefined;
  if (!segment.startsWith(first)) return undefined;
  const values: string[] = [];
  let start = first.length;
  for (const [index, text] of others.entries()) {
    const isLast = index === others.length - 1;
    const end = isLast ? segment.length - text.length : segment.indexOf(text, start + 1);
    if (end <= start || !segment.startsWith(text, end)) return undefined;
    values.push(segment.slice(start, end));
    start = end + text.length;
  }
  return values;
}
