// Redocly loads a plugin as JavaScript. The rules are TypeScript, and share the reading of a document with src/document.
import { tsImport } from "tsx/esm/api";

// The scripts of this project run with tsx, so that they import TypeScript. Redocly's own command does not.
const rules = await import("./index.ts").catch(() => tsImport("./index.ts", import.meta.url));

export default rules.default;
