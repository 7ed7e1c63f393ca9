import { expect, test } from "vitest";
import { nodeAt } from "../../src/base/json-pointer.js";
import { nodesBelow } from "../../src/document/nodes.js";
import type { Schema } from "../../src/document/openapi.js";
import { readBundled } from "../../src/document/reading.js";
import { readBundle } from "../../src/tools/codegen/bundle.js";
import { entriesBelow } from "../support/entries.js";

const { document } = await readBundle();
const text = JSON.stringify(document);

test("each record and list says in its description that its required fields are our reading", () => {
  const bodies = readBundled(document).operations.map(({ located }) => located.child("requestBody"));
  const sent = [...nodesBelow(...bodies)].map(({ located }): unknown => located.node);
  const schemas = Object.entries(document.components?.schemas ?? {});
  // The specification states the required fields of requests, and the bodies of failures.
  const read = schemas.filter(
    ([name, schema]) => schema.required && !name.endsWith("Body") && !sent.includes(schema),
  );
  expect(read.length).toBeGreaterThan(20);
  for (const [, { description }] of read)
    expect(description).toContain("Its required fields are our reading");
});

// The linter checks only that a string-encoded value is a string.
test("the string-encoded recipients in examples are lists of addresses", () => {
  const encoded = [...text.matchAll(/"(?:to|cc)":("\[.*?\]")/g)];
  expect(encoded.length).toBeGreaterThan(0);
  for (const [, value] of encoded) {
    const addresses: unknown = JSON.parse(JSON.parse(String(value)) as string);
    expect(addresses).toEqual([expect.stringMatching(/^[^@\s]+@[^@\s]+$/)]);
  }
});

test("in the examples, every id has one name, and every name one id", () => {
  const names = new Map<string, Set<string>>();
  for (const { value } of entriesBelow(document)) {
    const { id, name, email, number } = Object(value) as Record<string, unknown>;
    const label = email ?? name ?? number;
    if (typeof id !== "string" || !/^[0-9a-f-]{36}$/.test(id)) continue;
    if (typeof label === "object" || label === undefined) continue;
    names.set(id, (names.get(id) ?? new Set()).add(String(name ?? label)));
  }
  expect(names.size).toBeGreaterThan(5);
  for (const [id, labels] of names) {
    const people = [...labels].filter((label) => !label.includes("@"));
    expect(people.length, `${id}: ${[...labels].join(", ")}`).toBeLessThanOrEqual(1);
  }
  const named = [...names.values()].flatMap((labels) => [...labels].filter((label) => !label.includes("@")));
  expect(named.length).toBe(new Set(named).size);
});

test("no schema has a name that could be taken for a class of errors", () => {
  const names = Object.keys(document.components?.schemas ?? {});
  expect(names).toContain("UnauthorizedBody");
  expect(names.filter((name) => /(Error|Exception)$/.test(name))).toEqual([]);
});

test("every field is described", () => {
  const undescribed: string[] = [];
  let count = 0;
  for (const { key, value, keys } of entriesBelow(document)) {
    if (key !== "properties" || keys.at(-2) === "properties") continue;
    for (const [name, field] of Object.entries(value as Record<string, Schema | false>)) {
      count += 1;
      // A forbidden field needs no description.
      const isDescribed =
        !field || field.description || (nodeAt(document, `${field.$ref}`) as Schema).description;
      if (!isDescribed) undescribed.push([...keys, name].join("/"));
    }
  }
  expect(count).toBeGreaterThan(5);
  expect(undescribed).toEqual([]);
});

test("no example shows the form of a signature, which is not shown", () => {
  const { post } = document.paths["/tickets/{ticket_id}/drafts"] ?? {};
  const text = JSON.stringify(post);
  expect(text).not.toMatch(/"author_email":"[^"]+@/);
  expect(text).not.toMatch(/poles are on their way\.[^"]/);
});
