// Closes a gap in both ways: by an overlay of the bundled document, and by an edit of the sources.
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import * as core from "@redocly/openapi-core";
import { findGap, type GapId } from "../../src/document/gaps.js";
import { closings } from "./closings/index.js";

type Node = Record<string, unknown>;

/** The document that a gap is marked in first, and the JSON pointer of its mark there, without `#/`. */
export function placeOf(id: GapId): { name: "openapi" | "v1"; exported: string; pointer: string } {
  const [exported = "", pointer = ""] = String(findGap(id).locations[0]).split("#/");
  return { name: exported === "openapi.json" ? "openapi" : "v1", exported, pointer };
}

function closingOf(id: GapId) {
  const { update = {}, remove = [] } = closings[id] ?? {};
  const { pointer } = placeOf(id);
  // What is removed takes its mark with it.
  const isMarkLeft = !remove.some((one) => pointer === one || pointer.startsWith(`${one}/`));
  return { update, remove, pointer, isMarkLeft };
}

const keysOf = (pointer: string) =>
  pointer
    .split("/")
    .filter(Boolean)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

const childOf = (node: unknown, key: string) => (node as Node)[key];

/** Writes a description that is added to the one that is there. */
function completed(update: object, description: unknown): object {
  const { description: own, ...others } = update as { description?: string };
  if (!own?.startsWith("+ ")) return update;
  return { ...others, description: `${String(description ?? "").trim()} ${own.slice(2)}`.trim() };
}

/** The overlay that closes a gap of a bundled document, whose descriptions have no notes. */
export function overlayOf(id: GapId, document: object): string {
  const { update, remove, pointer, isMarkLeft } = closingOf(id);
  const target = (to: string) => {
    let node: unknown = document;
    const steps = keysOf(to).map((key) => {
      const step = Array.isArray(node) ? `[${key}]` : `['${key}']`;
      node = childOf(node, key);
      return step;
    });
    return `$${steps.join("")}`;
  };
  const mark = `${target(pointer)}['x-not-shown'][?@.id == '${id}']`;
  const actions = [
    ...Object.entries(update).map(([to, one]) => {
      const { description } = keysOf(to).reduce<unknown>(childOf, document) as Node;
      return { target: target(to), update: completed(one, description) };
    }),
    ...remove.map((to) => ({ target: target(to), remove: true })),
    ...(isMarkLeft ? [{ target: mark, remove: true }] : []),
  ];
  const info = { title: `Closes ${id}`, version: "1.0.0" };
  return JSON.stringify({ overlay: "1.0.0", info, extends: placeOf(id).exported, actions }, null, 2);
}

/**
 * Edits the sources of a project so that a gap is closed.
 *
 * @returns a function that takes the edit back
 */
export async function editSources(id: GapId, project: string): Promise<() => Promise<void>> {
  const { update, remove, pointer, isMarkLeft } = closingOf(id);
  const before = new Map<string, string>();
  const { name } = placeOf(id);
  const edit = async (to: string, change: (file: string, parent: Node, keys: string[]) => void) => {
    const [file, keys] = sourceOf(to, name);
    const path = join(project, file);
    const text = await readFile(path, "utf8");
    if (!before.has(path)) before.set(path, text);
    const content = core.parseYaml(text) as Node;
    change(file, content, keys);
    await writeFile(path, JSON.stringify(content, null, 2));
  };
  for (const [to, one] of Object.entries(update)) {
    await edit(to, (file, content, keys) => {
      const node = keys.reduce<unknown>(childOf, content) as Node;
      merge(node, withRelativeReferences(completed(one, node["description"]), file));
    });
  }
  for (const to of remove) {
    await edit(to, (_, content, keys) => {
      const parent = keys.slice(0, -1).reduce<unknown>(childOf, content);
      if (Array.isArray(parent)) parent.splice(Number(keys.at(-1)), 1);
      else delete (parent as Node)[String(keys.at(-1))];
    });
  }
  if (isMarkLeft) {
    await edit(pointer, (_, content, keys) => {
      const node = keys.reduce<unknown>(childOf, content) as { "x-not-shown"?: { id: string }[] };
      const open = (node["x-not-shown"] ?? []).filter((gap) => gap.id !== id);
      if (open.length > 0) node["x-not-shown"] = open;
      else delete node["x-not-shown"];
    });
  }
  return async () => {
    for (const [path, text] of before) await writeFile(path, text);
  };
}

/** The file with a part of a document, and the keys of the part in it. */
function sourceOf(pointer: string, name: "openapi" | "v1"): [file: string, keys: string[]] {
  const [area, group = "", part = "", ...rest] = keysOf(pointer);
  const prefix = name === "v1" ? "v1_" : "";
  if (area === "paths" && group !== "") {
    const url = `${prefix}${group.slice(1).replaceAll("/", "_")}`;
    return [`openapi/paths/${url}.yaml`, keysOf(pointer).slice(2)];
  }
  if (area === "components" && group !== "securitySchemes") {
    return [`openapi/components/${group}/${part}.yaml`, rest];
  }
  return [`openapi/${name}.yaml`, keysOf(pointer)];
}

function withRelativeReferences(update: object, file: string): Node {
  return JSON.parse(JSON.stringify(update), (key, value: unknown) =>
    key === "$ref" ? relative(dirname(file), `openapi/${String(value).slice(2)}.yaml`) : value,
  ) as Node;
}

/** Merges as the Overlay specification says: objects key by key, lists one after the other. */
function merge(node: Node, update: Node): void {
  for (const [key, value] of Object.entries(update)) {
    const known = node[key];
    if (Array.isArray(known) && Array.isArray(value)) known.push(...(value as unknown[]));
    else if (isObject(known) && isObject(value)) merge(known, value);
    else node[key] = value;
  }
}

const isObject = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);
