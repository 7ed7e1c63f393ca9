// Only these functions write texts of a document into code, so that no text becomes code.

/** Writes a value as code. */
export function literal(value: unknown, indent?: number): string {
  // In an object literal, this key would set the prototype.
  return JSON.stringify(value, null, indent).replaceAll(/(?<!\\)"__proto__":/g, '["__proto__"]:');
}

/** Writes the name of a property of an interface or of an object literal. */
export function propertyName(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

export function docComment(text: string, indent: string): string {
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join("\n");
}
