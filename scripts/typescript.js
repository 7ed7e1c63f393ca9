// Lets Node run the TypeScript of a clone: node --import ./scripts/typescript.js. By itself, tsx leaves threads out.
import { register } from "tsx/esm/api";

register();
