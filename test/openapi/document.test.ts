import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

interface Bundle {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const current = JSON.parse(await readFile("src/generated/openapi.json", "utf8")) as Bundle;
const v1 = JSON.parse(await readFile("src/generated/v1.json", "utf8")) as Bundle;

// The linter checks that a string-encoded value is a string, and cannot look into it.
test("the string-encoded recipients in examples are lists of addresses", () => {
  const encoded = [...JSON.stringify(current).matchAll(/"(?:to|cc)":("\[.*?\]")/g)];
  expect(encoded.length).toBeGreaterThan(0);
  for (const [, text] of encoded) {
    const addresses: unknown = JSON.parse(JSON.parse(String(text)) as string);
    expect(addresses).toEqual([expect.stringMatching(/^[^@\s]+@[^@\s]+$/)]);
  }
});

test("every id of the examples keeps to one name, and every name to one id", () => {
  const names = new Map<string, Set<string>>();
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { id, name, email, number } = node as Record<string, unknown>;
    const label = email ?? name ?? number;
    if (
      typeof id === "string" &&
      /^[0-9a-f-]{36}$/.test(id) &&
      typeof label !== "object" &&
      label !== undefined
    ) {
      names.set(id, (names.get(id) ?? new Set()).add(String(name ?? label)));
    }
    for (const value of Object.values(node)) walk(value);
  };
  walk([current, v1]);
  expect(names.size).toBeGreaterThan(5);
  for (const [id, labels] of names) {
    const people = [...labels].filter((label) => !label.includes("@"));
    expect(people.length, `${id}: ${[...labels].join(", ")}`).toBeLessThanOrEqual(1);
  }
  const named = [...names.values()].flatMap((labels) => [...labels].filter((label) => !label.includes("@")));
  expect(named.length).toBe(new Set(named).size);
});

interface Described {
  description?: string;
  properties?: Record<string, Described | false>;
  $ref?: string;
}

/** Every schema of a document, with its location. */
function* schemasOf(document: Bundle): Generator<[location: string, schema: Described]> {
  function* walk(node: unknown, location: string): Generator<[string, Described]> {
    if (typeof node !== "object" || node === null) return;
    // What has one of these is a schema, by the rules of OpenAPI.
    if ("type" in node || "properties" in node || "anyOf" in node) yield [location, node as Described];
    for (const [key, value] of Object.entries(node)) {
      if (!/^(examples?|value|default)$/.test(key)) yield* walk(value, `${location}/${key}`);
    }
  }
  yield* walk(document, "");
}

test.each([
  ["current", current],
  ["older", v1],
])("every field of the %s document is described", (_, document) => {
  const text = JSON.stringify(document);
  let fields = 0;
  for (const [location, { properties = {} }] of schemasOf(document)) {
    for (const [name, field] of Object.entries(properties)) {
      // A field that must not be there needs no words.
      if (field === false) continue;
      fields += 1;
      const described =
        field.description ??
        (field.$ref && text.includes(`"${field.$ref.split("/").at(-1)}":{"description":`));
      expect(described, `${location}/properties/${name}`).toBeTruthy();
    }
  }
  expect(fields).toBeGreaterThan(5);
});

test("no example shows the form of a signature, which is not shown", () => {
  const { post } = current.paths["/tickets/{ticket_id}/drafts"] as { post: object };
  const text = JSON.stringify(post);
  expect(text).not.toMatch(/"author_email":"[^"]+@/);
  expect(text).not.toMatch(/poles are on their way\.[^"]/);
});
