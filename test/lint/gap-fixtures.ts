import { type Fixture, gap, operation } from "./fixture.js";

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
    fail: (at) => Object.assign(at(operation), { "x-not-shown": [{ id: "things.size", what: "The size." }] }),
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
    rule: "gaps/success-status",
    title: "an exact status where it is not shown",
    pass: (at) => {
      const responses = at(`${operation}/responses`);
      responses["2XX"] = {
        ...at(`${operation}/responses/200`),
        "x-not-shown": [gap("things.success-status")],
      };
      delete responses["200"];
    },
    fail: (at) =>
      Object.assign(at(`${operation}/responses/200`), { "x-not-shown": [gap("things.success-status")] }),
    pointer: `#/${operation}/responses/200`,
  },
  {
    rule: "gaps/success-status",
    title: "2XX without a gap",
    pass: (at) => {
      const responses = at(`${operation}/responses`);
      responses["204"] = { description: "Nothing." };
      delete responses["200"];
    },
    fail: (at) => {
      const responses = at(`${operation}/responses`);
      responses["2XX"] = responses["200"];
      delete responses["200"];
    },
    pointer: `#/${operation}/responses/2XX`,
  },
  {
    rule: "gaps/untyped-schema",
    title: "a schema without a type or a gap",
    pass: (at) =>
      Object.assign(at("components/schemas/Thing/properties"), {
        size: { "x-not-shown": [gap("a.size-type")] },
      }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing/properties"), { size: { description: "The size." } }),
    pointer: "#/components/schemas/Thing/properties/size",
  },
  {
    rule: "gaps/untyped-schema",
    title: "a type in a gap about the type",
    pass: (at) => Object.assign(at("components/schemas/Thing/properties"), { size: false }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing/properties/size"), {
        "x-not-shown": [gap("things.size-type")],
      }),
    pointer: "#/components/schemas/Thing/properties/size/type",
  },
  {
    rule: "gaps/conflict-has-no-default",
    title: "a default that takes a side",
    pass: (at) =>
      Object.assign(at(`${operation}/parameters/0`), {
        "x-not-shown": [{ ...gap("things.page"), kind: "conflict" }],
      }),
    fail: (at) => {
      Object.assign(at(`${operation}/parameters/0`), {
        "x-not-shown": [{ ...gap("things.page"), kind: "conflict" }],
      });
      Object.assign(at(`${operation}/parameters/0/schema`), { default: 1 });
    },
    pointer: `#/${operation}/parameters/0/schema`,
  },
  {
    rule: "gaps/conflict-has-no-default",
    title: "a default behind a reference",
    pass: (at) =>
      Object.assign(at(`${operation}/parameters/0`), {
        "x-not-shown": [{ ...gap("things.page"), kind: "conflict" }],
        schema: { $ref: "#/components/schemas/Thing" },
      }),
    fail: (at) => {
      Object.assign(at("components/schemas/Thing"), { default: {} });
      Object.assign(at(`${operation}/parameters/0`), {
        "x-not-shown": [{ ...gap("things.page"), kind: "conflict" }],
        schema: { $ref: "#/components/schemas/Thing" },
      });
    },
    pointer: `#/${operation}/parameters/0/schema`,
  },
  {
    rule: "gaps/untyped-schema",
    title: "a format in a gap about the type",
    pass: (at) =>
      Object.assign(at("components/schemas/Thing/properties"), {
        size: { "x-not-shown": [gap("a.size-type")] },
      }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing/properties"), {
        size: { "x-not-shown": [gap("a.size-type")], format: "date" },
      }),
    pointer: "#/components/schemas/Thing/properties/size/format",
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
    rule: "gaps/untyped-schema",
    title: "a schema without a type whose gap is about something else",
    pass: (at) =>
      Object.assign(at("components/schemas/Thing/properties/size"), { "x-not-shown": [gap("a.size-unit")] }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing/properties"), {
        size: { "x-not-shown": [gap("a.size-unit")] },
      }),
    pointer: "#/components/schemas/Thing/properties/size",
  },
  {
    rule: "gaps/conflict-has-no-default",
    title: "a default on the schema that carries the conflict",
    pass: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), kind: "conflict" }],
      }),
    fail: (at) =>
      Object.assign(at("components/schemas/Thing"), {
        "x-not-shown": [{ ...gap("things.size"), kind: "conflict" }],
        default: {},
      }),
    pointer: "#/components/schemas/Thing/default",
  },
];
