// Gives Redocly's resolver and locations to the reading of a document.
import type { Location as FileLocation, UserContext } from "@redocly/openapi-core";
import { LocatedNode, type Location, type Resolve } from "../../src/document/located-node.js";
import type { Document } from "../../src/document/openapi.js";
import { type Reading, readDocument } from "../../src/document/reading.js";

type Context = Pick<UserContext, "resolve" | "location">;

/** Returns the place of a node that Redocly visits. */
export function locatedIn<Node>(node: Node, { resolve, location }: Context): LocatedNode<Node> {
  const follow: Resolve = (reference, from) => {
    const { node: target, location: found } = resolve(reference, (from as FileLocation).source.absoluteRef);
    return found && { node: target, location: found };
  };
  return new LocatedNode(node, location, follow);
}

export const readingOf = (root: object, context: Context): Reading =>
  readDocument(locatedIn(root as Document, context));

export function reportAt({ report }: Pick<UserContext, "report">, location: Location, message: string): void {
  report({ message, location: location as FileLocation });
}
