import { responseChecks } from "../../src/generated/openapi-checks.js";
import { fc } from "./fuzz.js";

/** The names of all properties in the bodies of the document. */
const names = new Set<string>();
JSON.stringify(responseChecks, (key, value: unknown) => {
  if (key === "properties") for (const name of Object.keys(Object(value))) names.add(name);
  return value;
});

// Every value, and every key that the document does not name, has a marker. No marker may come out.
export const marker = "mArKeR";
export const number = 918_273_645;
const secret = fc.oneof(
  fc.string({ maxLength: 20 }).map((text) => `${marker}${text}`),
  fc.constantFrom(`${marker}@mail.example`, `https://${marker}.example/${marker}`, `{"${marker}":1}`),
  fc.constantFrom(number, number + 0.5, true, null, ""),
);
export const key = fc.oneof(
  fc.constantFrom(...names),
  fc.string({ maxLength: 10 }).map((text) => `${text}${marker}`),
  fc.constantFrom(`__proto__${marker}`, `constructor${marker}`, `/${marker}~`, `${marker}*`),
);
export const { body } = fc.letrec((tie) => ({
  body: fc.oneof({ depthSize: "medium" }, secret, tie("list"), tie("object")),
  list: fc.array(tie("body"), { maxLength: 4 }),
  object: fc.dictionary(key, tie("body"), { maxKeys: 12 }),
}));
export const operation = fc.constantFrom(...Object.keys(responseChecks.operations));
