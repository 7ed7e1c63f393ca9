// Where a page shows the marks of an operation, as addresses in Redoc's form.
import {
  type Document,
  jsonOf,
  type Marked,
  type PathOperation,
  resolve,
  type Schema,
} from "../codegen/openapi.js";

const slug = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Where a tag with this name is described. */
const tagLink = (name: string) => `#/${slug(name)}`;

/** The tag that lists all gaps. */
export const gapTagName = "What is not shown";

/** Where a gap is listed. */
export const gapLink = (id: string) => `${tagLink(gapTagName)}/${id}`;

/** Where an operation is described. */
export function operationLink({ operation: { tags, operationId } }: PathOperation): string {
  return `${tagLink(tags[0] ?? "")}/${slug(operationId)}`;
}

/** What a walk through schemas has come to: the part of the operation, and the names of the properties on the way. */
interface Position {
  /** `t=request`, for example. */
  part: string;
  /** Where the schema that the walk began with is described. */
  root: string;
  path: readonly string[];
}

/** Returns where an operation shows each gap that it marks, by id: the first place in the order of the page. */
export function placesOf(document: Document, entry: PathOperation): ReadonlyMap<string, string> {
  const { item, operation, parameters } = entry;
  const link = operationLink(entry);
  const places = new Map<string, string>();
  const add = ({ "x-not-shown": gaps = [] }: Marked, place: string) => {
    for (const { id } of gaps) if (!places.has(id)) places.set(id, place);
  };
  const at = (place: string) => encodeURI(`${link}#${link.slice(2)}/${place}`);
  const visit = (reference: Schema, position: Position, above: readonly Schema[] = []): void => {
    const schema = resolve(document, reference);
    if (above.includes(schema)) return;
    const { part, root, path } = position;
    // What is said of the items of a list is shown at the list.
    add(schema, at(path.length === 0 ? root : `${part}&path=${path.join("/").replace(/\[\]$/, "")}`));
    const below = (next: Schema, names: readonly string[]) =>
      visit(next, { part, root, path: names }, [...above, schema]);
    for (const one of schema.allOf ?? []) below(one, path);
    for (const [index, one] of (schema.anyOf ?? []).entries()) below(one, suffixed(path, `&oneof=${index}`));
    for (const [name, one] of Object.entries(schema.properties ?? {})) {
      if (typeof one === "object") below(one, [...path, name]);
    }
    if (schema.items !== undefined) below(schema.items, suffixed(path, "[]"));
    if (typeof schema.additionalProperties === "object") below(schema.additionalProperties, path);
  };
  add(item, link);
  add(operation, link);
  for (const parameter of parameters) {
    const place = `t=request&in=${parameter.in}&path=${parameter.name}`;
    add(parameter, at(place));
    if (parameter.schema) visit(parameter.schema, { part: place, root: place, path: [] });
  }
  const body = jsonOf(document, operation.requestBody)?.schema;
  if (body) visit(body, { part: "t=request", root: "request/body", path: [] });
  for (const [status, reference] of Object.entries(operation.responses)) {
    const response = resolve(document, reference);
    const root = `response&c=${status}`;
    add(response, at(root));
    const schema = jsonOf(document, response)?.schema;
    if (schema) visit(schema, { part: `t=${root}`, root: `${root}/body`, path: [] });
  }
  return places;
}

/** A path with a suffix at its last name. */
function suffixed(path: readonly string[], suffix: string): readonly string[] {
  return path.length === 0 ? path : [...path.slice(0, -1), `${path.at(-1)}${suffix}`];
}
