import type { Values } from "../../tools/command.js";
import { connectionOptions } from "../connection.js";

export const callOptions = {
  ...connectionOptions,
  body: { type: "string", value: "file", about: "a JSON file with fields; - for standard input" },
  all: { type: "boolean", about: "read all pages of a list, and print an item on each line" },
  send: { type: "boolean", about: "send a write" },
  "dry-run": { type: "boolean", about: "only show the request" },
} as const;

export type CallValues = Values<typeof callOptions>;
