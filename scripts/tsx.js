// Lets Node run scripts in TypeScript: node --import ./scripts/tsx.js.
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("..", import.meta.url));
const [sign] = /[#%?]/.exec(folder) ?? [];
if (sign !== undefined) {
  // Redocly, Vite and tsx would fail with messages about files that do not exist.
  console.error(
    `The path ${folder} has a "${sign}", which tools of this project take for a sign of a URL. Move or rename the folder.`,
  );
  process.exit(1);
}
await import("tsx/esm");
