// @ts-check
import { gapsOf } from "./gaps.js";

/** Where the specification contradicts itself, a default would take a side. */
export function conflictHasNoDefault() {
  /**
   * @param {import("./redocly.js").Marked & { schema?: object }} node
   * @param {import("./redocly.js").Context} context
   */
  const check = (node, { report, location, resolve }) => {
    const conflict = gapsOf(node).find(({ kind }) => kind === "conflict");
    if (conflict === undefined) return;
    const message = `A default takes a side in the conflict "${conflict.id}"; remove it.`;
    if ("default" in node) report({ message, location: location.child(["default"]) });
    const schema = resolve(node.schema).node ?? node.schema;
    if (typeof schema === "object" && schema !== null && "default" in schema) {
      report({ message, location: location.child(["schema"]) });
    }
  };
  return { Parameter: check, Schema: check };
}
