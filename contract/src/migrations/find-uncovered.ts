import type { Operation, Schema } from "../model.ts";
import { nameParameter } from "../names/name-field.ts";
import { ownFields } from "./index-targets.ts";

/**
 * The parameters and fields of an operation that no row covers. A row covers everything below its
 * target, unless other rows go deeper; then each field there needs a row.
 *
 * @param listed canonical names
 * @returns full names from the body: "LiveSearchResponse.content.results.alliances{}.name"
 */
export function findUncovered(
  { id, parameters, requestBody, responses }: Operation,
  listed: ReadonlySet<string>,
): readonly string[] {
  const success = responses.filter(({ status }) => status === "200");
  const bodies = [...(requestBody ? [requestBody] : []), ...success];
  const names = parameters.map(({ name }) => nameParameter(id, name));
  return [
    ...names.filter((name) => !listed.has(name)),
    ...bodies.flatMap(({ schema }) => uncoveredBelow(schema, schema.name ?? id, id, listed)),
  ];
}

function uncoveredBelow(
  schema: Schema,
  name: string,
  canonical: string,
  listed: ReadonlySet<string>,
): readonly string[] {
  return ownFields(schema, name, canonical).flatMap((field) => {
    const uncovered = listed.has(field.canonical) ? [] : [field.name];
    if (!hasListed(field.schema, field.canonical, listed)) return uncovered;
    return [...uncovered, ...uncoveredBelow(field.schema, field.name, field.canonical, listed)];
  });
}

function hasListed(schema: Schema, canonical: string, listed: ReadonlySet<string>): boolean {
  return ownFields(schema, canonical, canonical).some(
    (field) => listed.has(field.canonical) || hasListed(field.schema, field.canonical, listed),
  );
}
