// The command that checks a workspace. It loads the other modules when it runs.

import { printableLines } from "../../base/printable.js";
import type { ClientOptions } from "../../client/client-options.js";
import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";

const keyVariable = "SUPPORT_DESK_API_KEY";

export const check = {
  about: `Read from your workspace to check whether the client fits it. Set ${keyVariable} to your key.`,
  options: {
    workspace: { type: "string", value: "name", about: "the subdomain of the workspace" },
    "service-host": { type: "string", value: "host", about: "the host of the service" },
    "base-url": {
      type: "string",
      value: "url",
      about: "the base URL, instead of the workspace and the host",
    },
    ticket: { type: "string", value: "id", about: "the number or id of a ticket to read" },
    all: { type: "boolean", about: "try unknown ids with every operation that reads by id" },
    "max-requests": { type: "string", value: "number", about: "the most requests to send", default: "120" },
    "dry-run": { type: "boolean", about: "list the requests without sending them" },
    json: { type: "boolean", about: "print JSON" },
  },
  async run(values: Readonly<Record<string, unknown>>): Promise<void> {
    const { workspace, "service-host": serviceHost, "base-url": baseUrl, "dry-run": isDry, json } = values;
    const { ticket, all = false } = values as { ticket?: string; all?: boolean };
    const maxRequests = Number(values["max-requests"]);
    if (!Number.isSafeInteger(maxRequests) || maxRequests < 1)
      throw new InvalidArgumentError("--max-requests", "must be a whole number above 0.");
    const { planText, reportText } = await import("./report.js");
    if (isDry) return console.log(planText({ ticket, all }, maxRequests));
    const apiKey = process.env[keyVariable];
    if (!apiKey)
      throw new InvalidArgumentError(keyVariable, "is not set. Set it to the API key of the workspace.");
    const { checkWorkspace } = await import("./check.js");
    // The client refuses missing and contradicting options.
    const client = { workspace, serviceHost, baseUrl, apiKey } as unknown as ClientOptions;
    const print = (line: string) => console.error(line);
    const report = await checkWorkspace(client, { ticket, all, print, maxRequests });
    console.log(json ? printableLines(JSON.stringify(report, null, 2)) : reportText(report));
    const { verdict } = report.reached;
    if ((verdict !== "accepted" && verdict !== "mock") || report.differences.length > 0) process.exitCode = 1;
  },
} as const;
