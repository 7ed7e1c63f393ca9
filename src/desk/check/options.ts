import type { Values } from "../../tools/command.js";
import { connectionOptions } from "../connection.js";

export const checkOptions = {
  ...connectionOptions,
  ticket: { type: "string", value: "id", about: "the number or id of a ticket to read" },
  all: { type: "boolean", about: "try unknown ids with every operation that reads by id" },
  "max-requests": { type: "string", value: "number", about: "the most requests to send", default: "120" },
  "write-overlay": {
    type: "string",
    value: "file",
    about: "write the answers as an overlay, into a new file",
  },
  "write-assume": { type: "string", value: "file", about: "write what a mock can assume, into a new file" },
  since: {
    type: "string",
    value: "file",
    about: "compare with this report of --json; exit 6 after a change",
  },
  "dry-run": { type: "boolean", about: "list the requests without sending them" },
  json: { type: "boolean", about: "print JSON" },
} as const;

export type CheckValues = Values<typeof checkOptions>;
