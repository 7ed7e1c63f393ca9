import { expect, test } from "vitest";
import { readSource } from "../../../scripts/facts/source.js";
import { operation } from "../lint/fixture.js";
import { listed, none, sourced } from "./small-project.js";

const specification = readSource(`# Service

## Things

**GET /things** lists things. Response 200.

| Field | Type |
|---|---|
| size | integer |
`);

test("a proposal names the row or the paragraph of the specification, and is no source yet", () => {
  const { text } = listed("# Facts\n\n", none, specification);
  expect(text).toContain("| | operation | GET /things | ? Things: GET /things |");
  expect(text).toContain("| size | property | optional integer | ? Things: size |");
  expect(listed(text, none).problems).toContainEqual(
    expect.stringContaining("2 facts of schemas/Thing have"),
  );
});

test("a proposal is what all facts of the same kind cite", () => {
  const { text } = listed(sourced(), (at) => {
    at("paths/~1things")["post"] = { ...at(operation), operationId: "addThing" };
  });
  expect(text).toContain("| 401 | type | schemas/Thing | ? |");
  const { text: third } = listed(
    text.replaceAll("| ? |", "| Tickets: thing |").replaceAll("| ? ", "| "),
    (at) => {
      for (const method of ["post", "put"]) {
        at("paths/~1things")[method] = { ...at(operation), operationId: `${method}Thing` };
      }
    },
  );
  expect(third).toContain("| 401 | type | schemas/Thing | ? Tickets: thing |");
});

test("a source gets the hash of its row when the specification is at hand", () => {
  const before = sourced().replaceAll("Tickets: thing", "Things: size");
  const { text } = listed(before, none, specification);
  expect(text).toMatch(/\| Things: size \| [0-9a-f]{8} \|\n$/);
  expect(listed(text, none).text).toBe(text);
});
