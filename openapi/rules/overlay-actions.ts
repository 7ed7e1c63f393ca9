import type { Overlay1Rule } from "@redocly/openapi-core";

/**
 * An overlay has actions, and each does exactly one thing. Without this rule, Redocly silently skips the second one.
 */
export const overlayActions: Overlay1Rule = () => ({
  Root({ actions }, { report, location }) {
    if (!Array.isArray(actions) || actions.length > 0) return;
    report({ message: "actions must have at least one action.", location: location.child(["actions"]) });
  },
  Action({ update, copy, remove }, { report, location }) {
    const things = [update !== undefined, copy !== undefined, remove === true].filter(Boolean);
    if (things.length === 1) return;
    report({ message: "An action must have exactly one of update, copy and remove: true.", location });
  },
});
