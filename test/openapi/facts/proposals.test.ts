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
      for (const method of ["post", "patch"]) {
        at("paths/~1things")[method] = { ...at(operation), operationId: `${method}Thing` };
      }
    },
  );
  expect(third).toContain("| 401 | type | schemas/Thing | ? Tickets: thing |");
});

test("a component of one operation is proposed the paragraph of that, before a row of the same name elsewhere", () => {
  const units = readSource(`# Service

## Others

| Field | Type |
|---|---|
| size | string |

## Things

**GET /things** lists things, each with its size.
`);
  const { text } = listed("# Facts\n\n", none, units);
  expect(text).toContain("| size | property | optional integer | ? Things: GET /things |");
  const { text: second } = listed(
    "# Facts\n\n",
    (at) => {
      at("paths/~1things")["post"] = { ...at(operation), operationId: "addThing" };
    },
    units,
  );
  expect(second).toContain("| size | property | optional integer | ? Others: size |");
});

test("a format that the paragraph of the operation does not name has no proposal", () => {
  const units = readSource("# Service\n\n## Things\n\n**GET /things** lists things, each with its size.\n");
  const { text } = listed(
    "# Facts\n\n",
    (at) => {
      at("components/schemas/Thing/properties/size")["format"] = "int32";
    },
    units,
  );
  expect(text).toContain("| size | format | int32 | ? |");
});

test("a source gets the hash of its row when the specification is at hand, and is stale without", () => {
  const before = sourced().replaceAll("Tickets: thing", "Things: size");
  const { text, problems } = listed(before, none, specification);
  expect(problems).toContain(
    "openapi/facts.md:1: its hashes or its layout have changed; run `npm run generate`.",
  );
  expect(text).toMatch(/\| Things: size \| [0-9a-f]{8} \|\n$/);
  expect(listed(text, none).text).toBe(text);
});
