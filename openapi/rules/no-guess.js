// @ts-check
import { disallowedKeys, gapsOf, matches } from "./gaps.js";

const methods = /** @type {const} */ (["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/**
 * While a gap is open, nothing is declared that its `disallowed` lists.
 *
 * A gap on `info` applies to the whole document, one on a path to its operations, and one on a parameter or a response to
 * the operations that use it.
 */
export function noGuess() {
  /** @type {import("./redocly.js").Gap[]} */
  let everywhere = [];
  /** @param {import("./redocly.js").Gap} gap @param {string} found @returns {string} */
  const message = ({ id, what }, found) =>
    `"${found}" fills the gap "${id}" with a guess (${what}) Remove it; or if you know it, remove the gap's mark.`;

  /**
   * @param {import("./redocly.js").Gap[]} gaps
   * @param {object} node
   * @param {import("./redocly.js").Location} location
   * @param {import("./redocly.js").Context} context
   */
  const checkKeys = (gaps, node, location, { report }) => {
    for (const gap of gaps) {
      for (const key of disallowedKeys(gap)) {
        if (key in node) report({ message: message(gap, key), location: location.child([key]) });
      }
    }
  };

  /** @param {import("./redocly.js").Marked} node @param {import("./redocly.js").Context} context */
  const checkNode = (node, context) => {
    if (typeof node !== "object" || node === null) return;
    checkKeys(gapsOf(node), node, context.location, context);
    const schema = context.resolve(node["schema"]).node ?? node["schema"];
    if (typeof schema !== "object" || schema === null) return;
    checkKeys(gapsOf(node), schema, context.location.child(["schema"]), context);
  };

  /**
   * @param {import("./redocly.js").Marked} item
   * @param {string} method
   * @param {import("./redocly.js").Context} context
   */
  const checkOperation = (item, method, context) => {
    const { report, resolve } = context;
    const operation = /** @type {import("./redocly.js").Operation} */ (item[method]);
    const location = context.location.child([method]);
    const responses = Object.entries(operation.responses ?? {}).map(([status, response]) => ({
      status,
      response: /** @type {import("./redocly.js").Response} */ (resolve(response).node ?? response),
    }));
    const parameters = /** @type {{ name?: string, in?: string }[]} */ (
      [...(operation.parameters ?? []), .../** @type {unknown[]} */ (item["parameters"] ?? [])].map(
        (parameter) => resolve(parameter).node ?? parameter,
      )
    );
    const own = [...gapsOf(item), ...gapsOf(operation)];
    const referred = [...responses.map(({ response }) => response), ...parameters].flatMap(gapsOf);
    checkKeys([...everywhere, ...gapsOf(operation)], operation, location, context);
    for (const gap of new Set([...everywhere, ...own, ...referred])) {
      const { statuses, parameters: names, headers } = gap.disallowed ?? {};
      for (const { status, response } of responses) {
        const at = location.child(["responses", status]);
        if (matches(statuses, status)) report({ message: message(gap, status), location: at });
        for (const header of Object.keys(response.headers ?? {})) {
          if (!matches(headers, header)) continue;
          report({ message: message(gap, header), location: at.child(["headers", header]) });
        }
      }
      for (const { name = "", in: where } of parameters) {
        if (where !== "query" || !matches(names, name)) continue;
        report({ message: message(gap, name), location: location.child(["parameters"]) });
      }
    }
  };

  return {
    Root: {
      /** @param {{ info?: unknown }} root @param {import("./redocly.js").Context} context */
      enter(root, context) {
        everywhere = gapsOf(root.info);
        checkKeys(everywhere, root, context.location, context);
      },
    },
    /** @param {import("./redocly.js").Marked} item @param {import("./redocly.js").Context} context */
    PathItem(item, context) {
      checkKeys(gapsOf(item), item, context.location, context);
      for (const method of methods) if (method in item) checkOperation(item, method, context);
    },
    Parameter: checkNode,
    Response: checkNode,
    Schema: checkNode,
  };
}
