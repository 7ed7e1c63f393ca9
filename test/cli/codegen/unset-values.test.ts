import { describe, expect, test } from "vitest";
import { documents } from "../../../src/desk/documents.js";
import { readBundles } from "../../../src/tools/codegen/bundles.js";
import { indexBundle } from "../../../src/tools/codegen/gaps.js";
import { documentTypes } from "../../../src/tools/codegen/types.js";
import { compile } from "../../support/compiler.js";

/** A type that follows a location below a schema; `*` stands for the items of a list. */
const at = `
type At<Value, Location> = Location extends \`\${infer Key}/\${infer Rest}\`
  ? At<At<Value, Key>, Rest>
  : Location extends "*" ? NonNullable<Value> extends (infer Item)[] ? Item : never
  : Location extends keyof NonNullable<Value> ? NonNullable<Value>[Location] : never;
type AllowsNull<Value> = [Value] extends [never] ? false : null extends Value ? true : false;
type StatesNull<Value> = unknown extends Value ? false : AllowsNull<Value>;
`;

const schema = /^#\/components\/schemas\/(\w+)$/;
const bundles = await readBundles(documents);
const marked = bundles.flatMap(({ name, document }) =>
  [...indexBundle(document).gaps.values()].flatMap(({ gap, carriers }) =>
    carriers.flatMap(({ location }) => {
      const [, component] = schema.exec(location.pointer) ?? [];
      if (gap.observe !== "presence" || component === undefined) return [];
      return (gap.places ?? []).map((place) => ({ name, id: gap.id, component, place }));
    }),
  ),
);

/** The mistakes of a module that states of the generated type of each location whether it has null. */
function mistakesIn(
  locations: typeof marked,
  statement: "AllowsNull" | "StatesNull",
  has: boolean,
): string[] {
  const modules = [...new Set(locations.map(({ name }) => name))];
  const imports = modules.map((name) => `import type * as ${name} from "../src/generated/${name}.js";`);
  const lines = locations.map(
    ({ name, component, place }, index) =>
      `const _${index}: ${statement}<At<${name}.components["schemas"]["${component}"], "${place}">> = ${has};`,
  );
  return compile([...imports, at, ...lines].join("\n")).mistakes;
}

describe("a value of a response that may be unset can be null in its type", () => {
  const ofResponses = marked.filter(({ id }) => id.endsWith(".unset-values"));

  test("at every location that a mark lists", () => {
    expect(ofResponses.length).toBeGreaterThan(20);
    expect(mistakesIn(ofResponses, "AllowsNull", true)).toEqual([]);
  });

  test("not in a request", () => {
    const ofRequests = marked.filter(({ id }) => !id.endsWith(".unset-values"));
    expect(ofRequests.length).toBeGreaterThan(5);
    expect(mistakesIn(ofRequests, "StatesNull", false)).toEqual([]);
  });

  test("until the mark goes", async () => {
    const [{ document }] = bundles as [(typeof bundles)[0]];
    expect(await documentTypes(document)).toMatch(/^ {4}group\?: string \| null;$/m);
    const closed = structuredClone(document);
    delete closed.components?.schemas?.["Ticket"]?.["x-not-shown"];
    expect(await documentTypes(closed)).toMatch(/^ {4}group\?: string;$/m);
  });
});
