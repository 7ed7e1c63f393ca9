/** HTML in which all texts of documents are escaped. */
export type Html = { html: string };

/** Writes HTML, and escapes each text that it inserts. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  const texts = values.map((value) =>
    [value].flat().map((one) => (typeof one === "string" ? escapeHtml(one) : one.html)),
  );
  return { html: String.raw({ raw: parts }, ...texts.map((text) => text.join(""))) };
}

/** Escapes a text for HTML and for quoted attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
