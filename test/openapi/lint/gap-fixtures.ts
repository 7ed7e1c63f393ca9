import { disallow, type Fixture, gap, operation } from "./fixture.js";

const presence = { ...gap("things.size"), settledBy: { observe: "presence", places: ["size"] } };

/** The rules about gaps, and the shape of a gap. */
export const gapFixtures: Fixture[] = [
  {
    rule: "struct",
    title: "a misspelt key of a gap",
    pass: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), kind: "conflict" }] }),
    fail: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), advise: "No." }] }),
    pointer: "#/info/x-not-shown/0/advise",
  },
  {
    rule: "struct",
    title: "a gap without advice",
    pass: (at) => Object.assign(at(operation), { "x-not-shown": [gap("things.size")] }),
    fail: (at) =>
      Object.assign(at(operation), {
        "x-not-shown": [{ id: "things.size", what: "The size.", source: "Limits" }],
      }),
    pointer: `#/${operation}/x-not-shown/0`,
  },
  {
    rule: "struct",
    title: "a kind of gap that does not exist",
    pass: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), kind: "not-shown" }],
      }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), kind: "unknown" }],
      }),
    pointer: "#/components/schemas/Thing/x-not-shown/0/kind",
  },
  {
    rule: "gaps/settled-by",
    title: "a place that would settle a gap, and does not exist",
    pass: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), settledBy: { observe: "presence", places: ["size"] } }],
      }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), settledBy: { observe: "presence", places: ["sizes"] } }],
      }),
    pointer: "#/components/schemas/Thing/x-not-shown/0/settledBy/places/0",
  },
  {
    rule: "gaps/no-guess-of-presence",
    title: "a required value whose presence is open",
    pass: (at) => Object.assign(at("components/schemas/Thing"), { "x-not-shown": [presence] }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing"), { "x-not-shown": [presence], required: ["size"] }),
    pointer: "#/components/schemas/Thing/required/0",
  },
  {
    rule: "gaps/no-guess-of-presence",
    title: "null as a type of a value whose presence is open",
    pass: (at) => Object.assign(at("components/schemas/Thing"), { "x-not-shown": [presence] }),
    fail: (at) => {
      Object.assign(at("components/schemas/Thing"), { "x-not-shown": [presence] });
      Object.assign(at("components/schemas/Thing/properties/size"), { type: ["integer", "null"] });
    },
    pointer: "#/components/schemas/Thing/properties/size/type",
  },
  {
    rule: "struct",
    title: "an observation that does not exist",
    pass: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), settledBy: { observe: "type" } }],
      }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), settledBy: { observe: "smell" } }],
      }),
    pointer: "#/components/schemas/Thing/x-not-shown/0/settledBy/observe",
  },
  {
    rule: "gaps/unique-gap-id",
    title: "an id that two gaps share",
    pass: (at) => {
      // The schema is referred to three times, and is still one place.
      Object.assign(at("components/schemas/Thing"), { "x-not-shown": [gap("things.size")] });
      Object.assign(at("info"), { "x-not-shown": [gap("things.weight")] });
    },
    fail: (at) => {
      Object.assign(at("info"), { "x-not-shown": [gap("things.size")] });
      Object.assign(at("components/schemas/Thing"), { "x-not-shown": [gap("things.size")] });
    },
    pointer: "#/components/schemas/Thing/x-not-shown/0/id",
  },
  {
    rule: "gaps/unique-gap-id",
    title: "an id that is not dotted",
    pass: (at) => Object.assign(at("info"), { "x-not-shown": [gap("things.list.page-2")] }),
    fail: (at) => Object.assign(at("info"), { "x-not-shown": [gap("thingsSize")] }),
    pointer: "#/info/x-not-shown/0/id",
  },
  {
    rule: "gaps/gap-is-complete",
    title: "an empty list of gaps",
    pass: (at) => Object.assign(at("paths/~1things"), { "x-not-shown": [gap("things.size")] }),
    fail: (at) => Object.assign(at("paths/~1things"), { "x-not-shown": [] }),
    pointer: "#/paths/~1things/x-not-shown",
  },
  {
    rule: "gaps/gap-is-complete",
    title: "advice that is not a sentence",
    pass: (at) =>
      Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), advice: "Ask (twice)." }] }),
    fail: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), advice: " " }] }),
    pointer: "#/info/x-not-shown/0/advice",
  },
  {
    rule: "gaps/gap-placement",
    title: "a gap on a media type",
    pass: (at) => Object.assign(at(`${operation}/responses/200`), { "x-not-shown": [gap("things.size")] }),
    fail: (at) =>
      Object.assign(at(`${operation}/responses/200/content/application~1json`), {
        "x-not-shown": [gap("things.size")],
      }),
    pointer: `#/${operation}/responses/200/content/application~1json/x-not-shown`,
  },
  {
    rule: "gaps/gap-placement",
    title: "a gap on a security scheme",
    pass: (at) => Object.assign(at(`${operation}/parameters/0`), { "x-not-shown": [gap("things.size")] }),
    fail: (at) =>
      Object.assign(at("components/securitySchemes/Key"), { "x-not-shown": [gap("things.size")] }),
    pointer: "#/components/securitySchemes/Key/x-not-shown",
  },
  {
    rule: "gaps/gap-placement",
    title: "a gap beside a reference",
    pass: (at) => Object.assign(at("components/schemas/Thing"), { "x-not-shown": [gap("things.size")] }),
    fail: (at) =>
      Object.assign(at(`${operation}/responses/200/content/application~1json/schema`), {
        "x-not-shown": [gap("things.size")],
      }),
    pointer: `#/${operation}/responses/200/content/application~1json/schema/x-not-shown`,
  },
  {
    rule: "gaps/gap-is-complete",
    title: "a malformed pattern",
    pass: (at) => disallow(at("info"), { statuses: "^429$" }),
    fail: (at) => disallow(at("info"), { statuses: "(" }),
    pointer: "#/info/x-not-shown/0/disallowed/statuses",
  },
  {
    rule: "gaps/gap-is-complete",
    title: "a pattern that repeats a group",
    pass: (at) => disallow(at("info"), { headers: "^x-(rate)?limit$" }),
    fail: (at) => disallow(at("info"), { headers: "^(x+)+$" }),
    pointer: "#/info/x-not-shown/0/disallowed/headers",
  },
  {
    rule: "gaps/gap-is-complete",
    title: "a source that is no section of the specification",
    pass: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), source: "Errors" }] }),
    fail: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), source: "Sizes" }] }),
    pointer: "#/info/x-not-shown/0/source",
  },
  {
    rule: "gaps/gap-is-complete",
    title: "a failure that is no status and no range",
    pass: (at) =>
      Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), failures: ["4XX", "503"] }] }),
    fail: (at) =>
      Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), failures: ["4XX", "2XX"] }] }),
    pointer: "#/info/x-not-shown/0/failures/1",
  },
  {
    rule: "struct",
    title: "a gap without a source",
    pass: (at) => Object.assign(at(operation), { "x-not-shown": [gap("things.size")] }),
    fail: (at) =>
      Object.assign(at(operation), {
        "x-not-shown": [{ id: "things.size", what: "The size.", advice: "Ask." }],
      }),
    pointer: `#/${operation}/x-not-shown/0`,
  },
  {
    rule: "struct",
    title: "another way to be closed than by text",
    pass: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), closedBy: "text" }] }),
    fail: (at) => Object.assign(at("info"), { "x-not-shown": [{ ...gap("things.size"), closedBy: "code" }] }),
    pointer: "#/info/x-not-shown/0/closedBy",
  },
  {
    rule: "struct",
    title: "a relation of pages that nobody observes",
    pass: (at) =>
      Object.assign(at("info"), {
        "x-not-shown": [
          { ...gap("things.size"), settledBy: { observe: "relation", relation: "past the end" } },
        ],
      }),
    fail: (at) =>
      Object.assign(at("info"), {
        "x-not-shown": [{ ...gap("things.size"), settledBy: { observe: "relation", relation: "beyond" } }],
      }),
    pointer: "#/info/x-not-shown/0/settledBy/relation",
  },
  {
    rule: "struct",
    title: "a misspelt key of what a gap disallows",
    pass: (at) => disallow(at("info"), { headers: "limit" }),
    fail: (at) => disallow(at("info"), { header: "limit" }),
    pointer: "#/info/x-not-shown/0/disallowed/header",
  },
  {
    rule: "gaps/success-status",
    title: "2XX without a gap that disallows exact statuses",
    pass: (at) => {
      const responses = at(`${operation}/responses`);
      responses["2XX"] = disallow({ ...at(`${operation}/responses/200`) }, { statuses: "^2\\d\\d$" });
      delete responses["200"];
    },
    fail: (at) => {
      const responses = at(`${operation}/responses`);
      responses["2XX"] = { ...at(`${operation}/responses/200`), "x-not-shown": [gap("things.size")] };
      delete responses["200"];
    },
    pointer: `#/${operation}/responses/2XX`,
  },
  {
    rule: "gaps/untyped-schema",
    title: "a schema without a type whose gap does not disallow one",
    pass: (at) => {
      at("components/schemas/Thing/properties")["size"] = disallow({}, { keys: ["type"] });
    },
    fail: (at) => {
      at("components/schemas/Thing/properties")["size"] = { "x-not-shown": [gap("things.size")] };
    },
    pointer: "#/components/schemas/Thing/properties/size",
  },
];
