// The text of a document gets into code by these functions alone, so that who writes an overlay writes no code.
import { printable } from "../../client/errors/printable.js";

/** Writes a value as code: its texts in quotes. */
export function literal(value: unknown, indent?: number): string {
  // As it stands, this key of an object literal would set the prototype.
  return JSON.stringify(value, null, indent).replaceAll(/(?<!\\)"__proto__":/g, '["__proto__"]:');
}

/** Writes the name of a property of an interface or of an object literal. */
export function propertyName(name: string): string {
  if (isIdentifier(name)) return name;
  return name === "__proto__" ? '["__proto__"]' : JSON.stringify(name);
}

/** Writes what reads a property of an object. */
export function propertyOf(object: string, name: string): string {
  return isIdentifier(name) ? `${object}.${name}` : `${object}[${JSON.stringify(name)}]`;
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== "__proto__";
}

/** Writes a comment of one line. */
export function lineComment(text: string): string {
  return `// ${printable(text)}`;
}

/** Writes a comment of JSDoc. */
export function docComment(text: string, indent: string): string {
  const lines = text.trim().replaceAll("*/", "*\\/").split("\n");
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join("\n");
}
