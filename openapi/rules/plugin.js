// Redocly loads a plugin as JavaScript. The rules are TypeScript, and share the reading of a document with src/document.
import { tsImport } from "tsx/esm/api";

export default (await tsImport("./index.ts", import.meta.url)).default;
