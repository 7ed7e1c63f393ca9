// How a command reaches a workspace.

import { loopbackNames } from "../client/base-url.js";
import type { ClientOptions } from "../client/client-options.js";
import { InvalidArgumentError } from "../client/errors/invalid-argument-error.js";
import type { Values } from "../tools/command.js";
import { UsageError } from "../tools/errors.js";
import { service } from "./service.js";

export const keyVariable = "SUPPORT_DESK_API_KEY";

/** The options of each command that reaches a workspace. */
export const connectionOptions = {
  workspace: {
    type: "string",
    value: "name",
    about: "the subdomain of the workspace",
    variable: "SUPPORT_DESK_WORKSPACE",
  },
  "service-host": {
    type: "string",
    value: "host",
    about: "the host of the service",
    variable: "SUPPORT_DESK_SERVICE_HOST",
  },
  "base-url": {
    type: "string",
    value: "url",
    about: "the base URL, instead of the workspace and the host",
    variable: "SUPPORT_DESK_BASE_URL",
  },
} as const;

/**
 * Returns the options of a client, which refuses contradicting ones. An option on the command line makes other variables idle.
 *
 * @throws UsageError for a missing part of the address, and for one that the environment does not allow
 */
export function connectionOf(values: Values<typeof connectionOptions>, apiKey: string | null): ClientOptions {
  const { workspace, "service-host": serviceHost, "base-url": baseUrl } = values;
  const { SUPPORT_DESK_WORKSPACE, SUPPORT_DESK_SERVICE_HOST, SUPPORT_DESK_BASE_URL } = process.env;
  const host = baseUrl !== undefined && URL.canParse(baseUrl) ? new URL(baseUrl).host : serviceHost;
  const isOwnMachine = host === undefined || loopbackNames.test(host.replace(/:\d+$/, ""));
  // Somebody who may run the command, such as an agent, could otherwise send the key to a host of their own.
  if (!isOwnMachine) checkAddressAllowed(host, baseUrl);
  const isNamed = baseUrl !== undefined || (SUPPORT_DESK_BASE_URL && host === undefined);
  const usual = isNamed ? {} : { workspace: SUPPORT_DESK_WORKSPACE, serviceHost: SUPPORT_DESK_SERVICE_HOST };
  const address = {
    workspace: workspace ?? usual.workspace,
    serviceHost: serviceHost ?? usual.serviceHost,
    baseUrl: isNamed ? (baseUrl ?? SUPPORT_DESK_BASE_URL) : undefined,
  };
  if (!address.baseUrl && !(address.workspace && address.serviceHost)) {
    const missing = address.workspace ? "service-host" : "workspace";
    const { variable } = connectionOptions[missing];
    throw new UsageError(`--${missing} is missing: pass it, or set ${variable}. --base-url replaces both.`);
  }
  return { ...address, apiKey } as unknown as ClientOptions;
}

/** Checks whether the environment allows the address that options name. */
function checkAddressAllowed(host: string, baseUrl: string | undefined): void {
  const { SUPPORT_DESK_SERVICE_HOST: allowedHost, SUPPORT_DESK_BASE_URL: allowedUrl } = process.env;
  const withoutSlash = (url = "") => url.replace(/\/+$/, "");
  if (allowedUrl) {
    if (withoutSlash(baseUrl) === withoutSlash(allowedUrl)) return;
    throw new UsageError(`SUPPORT_DESK_BASE_URL allows only ${allowedUrl}, not ${baseUrl ?? host}.`);
  }
  if (allowedHost && !`.${host}`.toLowerCase().endsWith(`.${allowedHost.toLowerCase()}`)) {
    throw new UsageError(`SUPPORT_DESK_SERVICE_HOST allows only ${allowedHost}, not ${host}.`);
  }
}

/** Returns a hint if a base URL lacks the prefix of the service, so that something else may have responded. */
export function prefixHint(baseUrl: string | undefined): string[] {
  const hasPrefix = baseUrl === undefined || baseUrl.replace(/\/+$/, "").endsWith(service.prefix);
  return hasPrefix
    ? []
    : [`The base URL does not end with ${service.prefix}. Correct it, unless a proxy does.`];
}

/** Returns the API key. Only the environment has it, because other people of a machine can see a command line. */
export function readKey(): string {
  const apiKey = process.env[keyVariable];
  if (apiKey) return apiKey;
  throw new InvalidArgumentError(keyVariable, "is not set. Set it to the API key of the workspace.");
}
