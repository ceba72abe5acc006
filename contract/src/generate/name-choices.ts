import { isObject, type JsonObject } from "../base/json-object.ts";
import { repeatedItems } from "../base/repeated-items.ts";
import { listOf, objectOf } from "../read/parse-yaml.ts";
import { pascalCase } from "./pascal-case.ts";
import { requiredOf } from "./split-choices.ts";

/**
 * Makes each branch of a split choice a component, so that generators have a name for it:
 * `PlaceQuery` becomes one of `PlaceQueryWithIata` and `PlaceQueryWithEntityId`.
 * @param schemas the components of a document, whose choices are split
 * @throws if a name is taken
 */
export function nameChoices(schemas: JsonObject): JsonObject {
  const namedSchemas = Object.entries(schemas).flatMap(([name, schema]) => {
    const branches = branchesOf(schema);
    if (branches.length === 0) return [{ name, schema }];
    const alike = branches
      .map(requiredOf)
      .reduce((all, own) => all.filter((field) => own.includes(field)));
    const components = branches.map((branch) => {
      const own = requiredOf(branch).filter((field) => !alike.includes(field));
      return { name: `${name}With${own.map(pascalCase).join("And")}`, schema: branch };
    });
    const oneOf = components.map((branch) => ({ $ref: `#/components/schemas/${branch.name}` }));
    return [{ name, schema: { ...objectOf(schema), oneOf } }, ...components];
  });
  const [duplicate] = repeatedItems(namedSchemas.map(({ name }) => name));
  if (duplicate)
    throw new Error(`Two schemas are called "${duplicate}". Rename the one in contract/openapi/.`);
  return Object.fromEntries(namedSchemas.map(({ name, schema }) => [name, schema]));
}

/** The branches of an object's `oneOf`; none if it describes the values of an enum. */
function branchesOf(schema: unknown): readonly JsonObject[] {
  return listOf(objectOf(schema).oneOf)
    .map(objectOf)
    .filter(({ properties }) => isObject(properties));
}
