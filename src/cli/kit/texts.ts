// The texts of a document that are shown as Markdown. They can be those of somebody else's overlay.

const textKeys = new Set(["description", "summary", "what", "advice"]);
/** What has names of the author's as keys, whatever these are. */
const mapKeys = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs", "schemas", "x-enumDescriptions"],
  ...["paths", "webhooks", "pathItems", "callbacks", "parameters", "requestBodies", "responses", "headers"],
  ...["content", "encoding", "examples", "links", "securitySchemes", "variables", "scopes", "mapping"],
]);
/** What is data, and shown as it is. */
const dataKeys = new Set(["example", "value", "default", "const", "enum"]);

/** Edits every text of a document in place. */
export function editTexts(node: unknown, edit: (markdown: string) => string, key = ""): void {
  if (typeof node !== "object" || node === null) return;
  const isMap = mapKeys.has(key) && !Array.isArray(node);
  for (const [name, value] of Object.entries(node)) {
    const isText = isMap ? key === "x-enumDescriptions" : textKeys.has(name);
    if (isText && typeof value === "string") Object.assign(node, { [name]: edit(value) });
    else if (isMap) editTexts(value, edit);
    // The examples of a schema are a list of data.
    else if (!dataKeys.has(name) && !(name === "examples" && Array.isArray(value))) {
      editTexts(value, edit, name);
    }
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
