/**
 * Writes a value as YAML. A text with line breaks becomes a block of lines, which people can delete one by one. Other texts, and names
 * with signs, are quoted as in JSON, which YAML accepts.
 */
export function yamlOf(value: unknown): string {
  return `${below(value, "").trim()}\n`;
}

/** Writes a value behind its name: in the same line, or below it. */
function below(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return value.map((one) => `\n${indent}- ${below(one, inner).trim()}`).join("");
  }
  if (typeof value === "object" && value !== null) {
    const nameOf = (name: string) => (/^[a-z$][\w-]*$/i.test(name) ? name : JSON.stringify(name));
    return Object.entries(value)
      .map(([name, one]) => `\n${indent}${nameOf(name)}:${below(one, inner)}`)
      .join("");
  }
  const isBlock = typeof value === "string" && value.includes("\n");
  return isBlock ? [" |-", ...value.split("\n")].join(`\n${indent}`) : ` ${JSON.stringify(value)}`;
}
