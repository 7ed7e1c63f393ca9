import current from "../../../src/generated/openapi.json" with { type: "json" };
import {
  disallow,
  type Fixture,
  type Fixtures,
  operation,
  parameter,
  set,
  size,
  steps,
  success,
  thing,
} from "./fixture.js";

/** A text beside a gap that disallows it, and another text that may be there. */
function words(
  title: string,
  at: string,
  gap: [at: string, disallowed: object],
  fail: string,
  pass: string,
): Fixture {
  const says = (description: string) => steps(disallow(...gap), set(at, { description }));
  return { title, fail: says(fail), pointer: `#/${at}/description`, pass: says(pass) };
}

const units: [string, object] = [size, { words: "in (seconds|hours)" }];
const [permissions] = current.info["x-not-shown"].filter(({ id }) => id === "auth.permissions");
const bound = "0 for an empty list.";
const bounds = disallow(size, { words: "[0-9]+ (for|items)" });
const tag = (keys: object) => set("tags/0", keys);

export const wordFixtures: Fixtures = {
  "gaps/no-guess-in-words": [
    // A number that counts something is no status.
    words(
      "a status in the text of an operation",
      operation,
      ["info", { statuses: "^40[04]$" }],
      "Answers 404 without any.",
      "Lists at most 400 items.",
    ),
    words(
      "a status in the text of a schema that the operation uses",
      thing,
      [`${operation}/responses/default`, { statuses: "^422$" }],
      "A 422 has it.",
      "A 421 has it.",
    ),
    // The field of a body may have such a name.
    words(
      "a parameter in the text of another one",
      parameter,
      [parameter, { parameters: "size" }],
      "The page, of `page_size` things.",
      "The page, of `size` things.",
    ),
    words(
      "a header in the text of a response",
      success,
      ["info", { headers: "retry-after" }],
      "The things, with Retry-After.",
      "The things, with Content-Type.",
    ),
    words(
      "a limit in the text of the document",
      "info",
      ["info", { words: "requests (per|an?) " }],
      "Things. A key has 60 requests a minute.",
      "Keep the number of requests low.",
    ),
    words(
      "a limit in the text of a tag",
      "tags/0",
      ["info", { words: "\\d [km]i?b" }],
      "Up to 5 MB.",
      "Up to 5.",
    ),
    words(
      "a unit in place of the sentence that it is open",
      size,
      units,
      "The value. It is in seconds.",
      "The value. Whether it is in seconds or in hours is open.",
    ),
    words(
      "a guess in the sentence after an open question",
      size,
      units,
      "Which unit the value is in is open. We take it in hours.",
      "Which unit the value is in is not shown.",
    ),
    words(
      "a role that a key needs",
      operation,
      ["info", permissions?.disallowed ?? {}],
      "It needs the role of an owner.",
      "It needs to be a valid role of the workspace.",
    ),
    {
      title: "a number that no fact states",
      fail: steps(bounds, set(size, { description: bound })),
      pointer: `#/${size}/description`,
      pass: steps(bounds, set(size, { description: bound, minimum: 0 })),
    },
  ],
  "gaps/safe-markdown": [
    ...Object.entries({
      "a link that runs a script": "See [this](&#106;avascript:alert(1)).",
      "a link to a program": "See [this](<steam://run>).",
      "a definition of such a link": "See [this].\n\n> [this]:\n> data:text/html,hello",
      "an automatic link of that kind": "See <vbscript:msgbox(1)>.",
      "an image": "See ![this](https://desk.example/this.png).",
      "a tag of the renderer": 'See {% html "this" %}.',
    }).map(([title, description]) => ({
      title,
      fail: tag({ description }),
      pointer: "#/tags/0/description",
      pass: tag({
        description:
          "[Web](https://desk.example/a?b=1&c), [mail](mailto:a@desk.example), [place](#/things), `[]: a`.",
      }),
    })),
    {
      title: "an address that runs a script",
      fail: tag({ externalDocs: { url: "javascript:alert(1)" } }),
      pointer: "#/tags/0/externalDocs/url",
      pass: tag({ externalDocs: { url: "https://desk.example/" } }),
    },
  ],
};
