// The texts of a document. They can be those of somebody else's overlay.

/** The keys of what is shown as Markdown. */
const markdownKeys = ["description", "summary", "what", "advice"];
/** What has names of the author's as keys, whatever these are. */
const mapKeys = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "schemas", "x-enumDescriptions"],
  ...["paths", "webhooks", "pathItems", "callbacks", "parameters", "requestBodies", "responses", "headers"],
  ...["content", "encoding", "examples", "links", "securitySchemes", "variables", "scopes", "mapping"],
]);
/** What is data, and shown as it is. */
const dataKeys = new Set(["example", "value", "default", "const", "enum"]);

/** A text, and the object that has it. */
interface Text {
  holder: object;
  key: string;
  text: string;
}

/** Every text of a document, by the keys of texts; those of values are included. */
export function* textsIn(node: unknown, textKeys: readonly string[], key = ""): Generator<Text> {
  if (typeof node !== "object" || node === null) return;
  const isMap = mapKeys.has(key) && !Array.isArray(node);
  for (const [name, value] of Object.entries(node)) {
    const isText = isMap ? key === "x-enumDescriptions" : textKeys.includes(name);
    if (isText && typeof value === "string") yield { holder: node, key: name, text: value };
    else if (isMap) yield* textsIn(value, textKeys);
    // The examples of a schema are a list of data.
    else if (!dataKeys.has(name) && !(name === "examples" && Array.isArray(value))) {
      yield* textsIn(value, textKeys, name);
    }
  }
}

/** Edits every text of a document that is shown as Markdown, in place. */
export function editTexts(document: object, edit: (markdown: string) => string): void {
  for (const { holder, key, text } of textsIn(document, markdownKeys)) {
    Object.assign(holder, { [key]: edit(text) });
  }
}

/**
 * Makes text of the HTML in a text, which a renderer of Markdown would leave as it is. In what looks like code, an entity would
 * be shown as it is written, and a renderer can disagree on what is code: there, a character without a width separates.
 */
export function withoutHtml(markdown: string): string {
  const parts = markdown.split(/(`+[^`]*`+)/);
  return parts
    .map((part) => part.replaceAll(/<(?=[a-z!/?])/gi, part.startsWith("`") ? "<\u2060" : "&lt;"))
    .join("");
}
