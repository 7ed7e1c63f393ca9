import current from "../../../src/generated/openapi.json" with { type: "json" };
import type { Change } from "./base-document.js";
import { disallow, type Fixture, operation } from "./fixture.js";

type At = Parameters<Change>[0];

const parameter = `${operation}/parameters/0`;
const success = `${operation}/responses/200`;
const described = (description: string) => ({ description });

const size = "components/schemas/Thing/properties/size";
const units = (at: At, text: string) =>
  Object.assign(disallow(at(size), { words: "in (seconds|hours)" }), described(text));
const bounds = (at: At, text: string) =>
  Object.assign(disallow(at(size), { words: "[0-9]+ (for|items)" }), described(text));
const permissions = (at: At, text: string) => {
  const [{ disallowed } = {}] = current.info["x-not-shown"].filter(({ id }) => id === "auth.permissions");
  disallow(at("info"), disallowed ?? {});
  Object.assign(at(operation), described(text));
};

/** What a text says beside a gap that disallows it, and may say without that gap. */
export const wordFixtures: Fixture[] = [
  {
    rule: "gaps/no-guess-in-words",
    title: "a status in the text of an operation",
    // A number that counts something is no status.
    pass: (at) => {
      disallow(at("info"), { statuses: "^40[04]$" });
      Object.assign(at(operation), described("Lists at most 400 items."));
    },
    fail: (at) => {
      disallow(at("info"), { statuses: "^40[04]$" });
      Object.assign(at(operation), described("Answers 404 without any."));
    },
    pointer: `#/${operation}/description`,
  },
  {
    rule: "gaps/no-guess-in-words",
    title: "a status in the text of a schema that the operation uses",
    pass: (at) => Object.assign(at("components/schemas/Thing"), described("A 422 has it.")),
    fail: (at) => {
      disallow(at(`${operation}/responses/default`), { statuses: "^422$" });
      Object.assign(at("components/schemas/Thing"), described("A 422 has it."));
    },
    pointer: "#/components/schemas/Thing/description",
  },
  {
    rule: "gaps/no-guess-in-words",
    title: "a parameter in the text of another one",
    // The field of a body may have such a name.
    pass: (at) => {
      disallow(at(parameter), { parameters: "size" });
      Object.assign(at(parameter), described("The page, of `size` things."));
    },
    fail: (at) => {
      disallow(at(parameter), { parameters: "size" });
      Object.assign(at(parameter), described("The page, of `page_size` things."));
    },
    pointer: `#/${parameter}/description`,
  },
  {
    rule: "gaps/no-guess-in-words",
    title: "a header in the text of a response",
    pass: (at) => Object.assign(at(success), described("The things, with Retry-After.")),
    fail: (at) => {
      disallow(at("info"), { headers: "retry-after" });
      Object.assign(at(success), described("The things, with Retry-After."));
    },
    pointer: `#/${success}/description`,
  },
  {
    rule: "gaps/no-guess-in-words",
    title: "a limit in the text of the document",
    pass: (at) => {
      disallow(at("info"), { words: "requests (per|an?) " });
      Object.assign(at("info"), described("Keep the number of requests low."));
    },
    fail: (at) => {
      disallow(at("info"), { words: "requests (per|an?) " });
      Object.assign(at("info"), described("Things. A key has 60 requests a minute."));
    },
    pointer: "#/info/description",
  },
  {
    rule: "gaps/no-guess-in-words",
    title: "a limit in the text of a tag",
    pass: (at) => Object.assign(at("tags/0"), described("Up to 5 MB.")),
    fail: (at) => {
      disallow(at("info"), { words: "[km]i?b" });
      Object.assign(at("tags/0"), described("Up to 5 MB."));
    },
    pointer: "#/tags/0/description",
  },
  {
    rule: "gaps/no-guess-in-words",
    title: "a unit in place of the sentence that it is open",
    pass: (at) => units(at, "The value. Whether it is in seconds or in hours is open."),
    fail: (at) => units(at, "The value. It is in seconds."),
    pointer: `#/${size}/description`,
  },
  {
    rule: "gaps/no-guess-in-words",
    title: "a guess in the sentence after an open question",
    pass: (at) => units(at, "Which unit the value is in is not shown."),
    fail: (at) => units(at, "Which unit the value is in is open. We take it in hours."),
    pointer: `#/${size}/description`,
  },
  {
    rule: "gaps/no-guess-in-words",
    title: "a number that no fact states",
    pass: (at) => {
      Object.assign(at(size), { minimum: 0 });
      bounds(at, "0 for an empty list.");
    },
    fail: (at) => bounds(at, "0 for an empty list."),
    pointer: `#/${size}/description`,
  },
  {
    rule: "gaps/no-guess-in-words",
    title: "a role that a key needs",
    pass: (at) => permissions(at, "It needs to be a valid role of the workspace."),
    fail: (at) => permissions(at, "It needs the role of an owner."),
    pointer: `#/${operation}/description`,
  },
  ...[
    ["a link that runs a script", "See [this](&#106;avascript:alert(1))."],
    ["a link to a program", "See [this](<steam://run>)."],
    ["a definition of such a link", "See [this].\n\n> [this]:\n> data:text/html,hello"],
    ["an automatic link of that kind", "See <vbscript:msgbox(1)>."],
    ["an image", "See ![this](https://desk.example/this.png)."],
    ["a tag of the renderer", 'See {% html "this" %}.'],
  ].map(([title = "", text = ""]): Fixture => {
    const links =
      "[Web](https://desk.example/a?b=1&c), [mail](mailto:a@desk.example), [place](#/things), `[]: a`.";
    return {
      rule: "gaps/safe-markdown",
      title,
      pass: (at) => Object.assign(at("tags/0"), described(links)),
      fail: (at) => Object.assign(at("tags/0"), described(text)),
      pointer: "#/tags/0/description",
    };
  }),
  {
    rule: "gaps/safe-markdown",
    title: "an address that runs a script",
    pass: (at) => Object.assign(at("tags/0"), { externalDocs: { url: "https://desk.example/" } }),
    fail: (at) => Object.assign(at("tags/0"), { externalDocs: { url: "javascript:alert(1)" } }),
    pointer: "#/tags/0/externalDocs/url",
  },
];
