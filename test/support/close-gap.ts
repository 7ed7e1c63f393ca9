// Closes a gap by an overlay of the bundled document.
import { findGap, type GapId } from "../../src/document/gaps.js";
import { keysOf } from "../../src/document/json-pointer.js";
import { closings } from "./closings/index.js";

type Node = Record<string, unknown>;

/** The document that a gap is marked in first, and the JSON pointer of its mark there, without `#/`. */
export function placeOf(id: GapId): { name: "openapi" | "v1"; exported: string; pointer: string } {
  const [exported = "", pointer = ""] = String(findGap(id).locations[0]).split("#/");
  return { name: exported === "openapi.json" ? "openapi" : "v1", exported, pointer };
}

const keysTo = (to: string) => (to === "" ? [] : keysOf(`/${to}`));
const childOf = (node: unknown, key: string) => (node as Node)[key];

/** Writes a description that is added to the one that is there. */
function completed(update: object, description: unknown): object {
  const { description: own, ...others } = update as { description?: string };
  if (!own?.startsWith("+ ")) return update;
  return { ...others, description: `${String(description ?? "").trim()} ${own.slice(2)}`.trim() };
}

/** The overlay that closes a gap of a bundled document, whose descriptions have no notes. */
export function overlayOf(id: GapId, document: object): string {
  const { update = {}, remove = [] } = closings[id] ?? {};
  const { pointer } = placeOf(id);
  // What is removed takes its mark with it.
  const isMarkLeft = !remove.some((one) => pointer === one || pointer.startsWith(`${one}/`));
  const target = (to: string) => {
    let node: unknown = document;
    const steps = keysTo(to).map((key) => {
      const step = Array.isArray(node) ? `[${key}]` : `['${key}']`;
      node = childOf(node, key);
      return step;
    });
    return `$${steps.join("")}`;
  };
  const mark = `${target(pointer)}['x-not-shown'][?@.id == '${id}']`;
  const actions = [
    ...Object.entries(update).map(([to, one]) => {
      const { description } = keysTo(to).reduce<unknown>(childOf, document) as Node;
      return { target: target(to), update: completed(one, description) };
    }),
    ...remove.map((to) => ({ target: target(to), remove: true })),
    ...(isMarkLeft ? [{ target: mark, remove: true }] : []),
  ];
  const info = { title: `Closes ${id}`, version: "1.0.0" };
  return JSON.stringify({ overlay: "1.0.0", info, extends: placeOf(id).exported, actions }, null, 2);
}
