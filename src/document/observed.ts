import { nodesBelow } from "./nodes.js";
import { isObject, type Place } from "./place.js";

/** Returns the day on which a part of a document was seen in a workspace; undefined if the specification states the part. */
export function observedOn(node: unknown): string | undefined {
  const day = isObject(node) ? node["x-observed"] : undefined;
  return typeof day === "string" && /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

/** Returns the parts below a place that were seen in a workspace. */
export function observedBelow(start: Place): { day: string; description: string }[] {
  return [...nodesBelow(start)].flatMap(({ place: { node } }) => {
    const day = observedOn(node);
    return day === undefined ? [] : [{ day, description: `${node["description"]}` }];
  });
}
