// Lints a document of any service by the rules on gaps.
import * as core from "@redocly/openapi-core";
import { pluginFor } from "../../openapi/rules/index.js";
import { problemsIn } from "./redocly.js";

/** @param sections - those of the specification of the service */
export function gapRules(sections: readonly string[]) {
  const plugin = pluginFor({ sections });
  const names = Object.keys(plugin.rules.oas3).map((name) => `gaps/${name}`);
  const config = core.createConfig({
    plugins: [plugin],
    rules: { struct: "error", ...Object.fromEntries(names.map((name) => [name, "error"])) },
  });
  const options = async (source: string) => ({
    source,
    absoluteRef: "/document.yaml",
    config: await config,
  });
  return {
    async lint(source: string) {
      return problemsIn(await core.lintFromString(await options(source)));
    },
  };
}
