// The rules on gaps alone, for a document of any service.
import * as core from "@redocly/openapi-core";
import { pluginFor } from "../../openapi/rules/plugin.js";
import { problemsIn } from "./redocly.js";

/** The rules, made for a service with some sections. */
export function gapRules(sections: readonly string[]) {
  const plugin = pluginFor({ sections, methods: ["get", "post"], mediaTypes: ["application/json"] });
  const names = Object.keys(plugin.rules.oas3).map((name) => `gaps/${name}`);
  const config = core.createConfig({
    plugins: [plugin],
    rules: { struct: "error", ...Object.fromEntries(names.map((name) => [name, "error"])) },
    decorators: { "gaps/describe-gaps": "on" },
  });
  const options = async (source: string) => ({
    source,
    absoluteRef: "/document.yaml",
    config: await config,
  });
  return {
    /** Lints a document, and returns each problem with its rule. */
    async lint(source: string) {
      return problemsIn(await core.lintFromString(await options(source)));
    },
    async bundle(source: string): Promise<unknown> {
      return (await core.bundleFromString(await options(source))).bundle.parsed;
    },
  };
}
