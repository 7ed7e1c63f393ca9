/** HTML, of which a document or an overlay wrote the texts alone. */
export type Html = { html: string };

/** Writes HTML, and escapes each text that is put into it. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  const texts = values.map((value) =>
    [value].flat().map((one) => (typeof one === "string" ? escaped(one) : one.html)),
  );
  return { html: String.raw({ raw: parts }, ...texts.map((text) => text.join(""))) };
}

/** Escapes a text for HTML, and for an attribute in quotes. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
