// The command that asks a workspace. What it needs is loaded when it runs.
import type { ClientOptions } from "../../client/client-options.js";
import { InvalidArgumentError } from "../../client/errors/invalid-argument-error.js";
import { printableLines } from "../../client/errors/printable.js";

const keyVariable = "SUPPORT_DESK_API_KEY";

export const check = {
  about: `Ask a workspace, by reads alone, whether the client fits it. The key is in ${keyVariable}.`,
  options: {
    workspace: { type: "string", value: "name", about: "the subdomain of the workspace" },
    "service-host": { type: "string", value: "host", about: "the host of the service" },
    "base-url": { type: "string", value: "url", about: "in place of both: the whole base URL" },
    ticket: { type: "string", value: "id", about: "a ticket to read, by its number or id" },
    all: { type: "boolean", about: "ask for unknown ids at each read with an id" },
    "dry-run": { type: "boolean", about: "print what would be sent at most, and send nothing" },
    json: { type: "boolean", about: "print JSON" },
  },
  async run(values: Readonly<Record<string, unknown>>): Promise<void> {
    const { workspace, "service-host": serviceHost, "base-url": baseUrl, "dry-run": isDry, json } = values;
    const { ticket, all = false } = values as { ticket?: string; all?: boolean };
    if (isDry) return console.log((await import("./experiments.js")).planText(ticket, all));
    const apiKey = process.env[keyVariable];
    if (!apiKey) throw new InvalidArgumentError(keyVariable, "is not set to the key of the workspace.");
    const { checkWorkspace } = await import("./check.js");
    const { reportText } = await import("./report.js");
    // The client refuses what is missing or too much.
    const client = { workspace, serviceHost, baseUrl, apiKey } as unknown as ClientOptions;
    const report = await checkWorkspace(client, { ticket, all, print: (line) => console.error(line) });
    console.log(printableLines(json ? JSON.stringify(report, null, 2) : reportText(report)));
    if (report.reached.verdict !== "accepted" || report.differences.length > 0) process.exitCode = 1;
  },
} as const;
