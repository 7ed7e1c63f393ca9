// @ts-check

/** Each gap has its own id, dotted and in kebab-case, because programs look it up by that. */
export function uniqueGapId() {
  /** @type {Map<string, string>} */
  const seen = new Map();
  return {
    /** @param {import("./redocly.js").Gap} gap @param {import("./redocly.js").Context} context */
    NotShown({ id }, { report, location }) {
      if (typeof id !== "string") return;
      const at = location.child(["id"]);
      if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/.test(id)) {
        report({
          message: `Gap id "${id}" must be dotted kebab-case, for example "customers.create.success-status".`,
          location: at,
        });
      }
      const first = seen.get(id);
      if (first !== undefined && first !== location.absolutePointer) {
        report({
          message: `Gap id "${id}" is already used at ${first}; choose another id for this gap.`,
          location: at,
        });
      }
      if (first === undefined) seen.set(id, location.absolutePointer);
    },
  };
}
