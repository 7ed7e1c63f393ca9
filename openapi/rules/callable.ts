import type { Oas3Rule } from "@redocly/openapi-core";
import { bodySchema } from "../../src/document/bodies.js";
import type { LocatedNode } from "../../src/document/located-node.js";
import { nodesBelow } from "../../src/document/nodes.js";
import type { Operation } from "../../src/document/reading.js";
import { formsOf, schemasBelow } from "../../src/document/walk.js";
import { readingOf, reportAt } from "./redocly.js";

/**
 * Each operation can be called: its URL has only values that the client can write, its body needs no value that nobody may send, and its
 * arguments have different names. Without this rule, a call compiles and always fails, or a tool passes one value twice.
 */
export const callable: Oas3Rule = () => ({
  Root(root, context) {
    for (const operation of readingOf(root, context).operations) {
      const mistakes = [...unwritableIn(operation), ...unsendableIn(operation), ...sharedIn(operation)];
      for (const [{ location }, message] of mistakes) {
        reportAt(context, location, message);
      }
    }
  },
});

type Mistake = [located: LocatedNode, message: string];

/** The types of values that the client can write, by the location of a parameter. */
const writable: Readonly<Record<string, readonly string[]>> = {
  path: ["string", "integer", "number"],
  query: ["string", "integer", "number", "boolean", "null"],
};

/** Yields the types of parameters that the client cannot write. */
function* unwritableIn({ parameters }: Operation): Generator<Mistake> {
  for (const { located: parameter } of parameters) {
    // A reference can lead to an empty file.
    const { name, in: where } = Object(parameter.node);
    const types = writable[where];
    for (const { located } of types ? nodesBelow(parameter) : []) {
      const type = located.child("type");
      if ([type.node ?? []].flat().every((one) => types?.includes(`${one}`))) continue;
      yield [type, `The client cannot write "${name}" into a ${where}: make it one of ${types?.join(", ")}.`];
    }
  }
}

/** Yields the required values of a request body that are read-only. */
function* unsendableIn({ located }: Operation): Generator<Mistake> {
  for (const node of nodesBelow(located.child("requestBody"))) {
    const schemas = node.hasNames ? [] : formsOf([node.located], ["allOf"]);
    const required = schemas
      .flatMap((schema) => schema.child("required").children())
      .map(([, one]) => one.node);
    for (const [name, properties] of schemasBelow(schemas, "properties")) {
      const [first] = properties;
      const isReadOnly = formsOf(properties, ["allOf"]).some(({ node }) => node.readOnly);
      if (first === undefined || !isReadOnly || !required.includes(name)) continue;
      yield [
        first,
        `A request requires "${name}", which is readOnly: remove it from required, or remove readOnly.`,
      ];
    }
  }
}

/** Yields the arguments with the name of another one. A tool takes all parameters and all fields of the body in one object. */
function* sharedIn({ located, parameters }: Operation): Generator<Mistake> {
  const body = bodySchema(located.child("requestBody"));
  const fields = body ? schemasBelow(formsOf([body]), "properties") : [];
  const names = parameters.map((one): LocatedNode => one.located.child("name"));
  const named: [name: unknown, located: LocatedNode][] = [
    ...names.map((located): [unknown, LocatedNode] => [located.node, located]),
    ...fields.flatMap(([name, [field]]): [string, LocatedNode][] => (field ? [[name, field]] : [])),
  ];
  for (const [index, [name, one]] of named.entries()) {
    if (named.findIndex(([other]) => other === name) === index) continue;
    yield [
      one,
      `Another argument of this operation has the name "${name}": a tool takes both in one object.`,
    ];
  }
}
