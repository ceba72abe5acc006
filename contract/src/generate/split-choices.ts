import { isObject, type JsonObject } from "../base/json-object.ts";
import { listOf, objectOf } from "../read/parse-yaml.ts";

/**
 * `oneOf: [{required: [iata]}, {required: [entityId]}]` beside `properties` is correct, but
 * generators of types and bodies ignore it. This turns each branch into an object with the
 * properties it requires and those that all branches share.
 *
 * The properties of other branches are refused twice: by `propertyNames` for validators, and by a
 * property that no value satisfies for types, which can't refuse names. Only later branches have
 * such properties: compilers distinguish the branches by them, and a tool that fills in the first
 * branch sends none.
 */
export function splitChoices(schema: JsonObject): JsonObject {
  const { type, properties, required, oneOf, ...about } = schema;
  if (!isObject(properties) || !Array.isArray(oneOf)) return schema;
  const choices = listOf(oneOf).map(objectOf);
  const chosen = new Set(choices.flatMap(requiredOf));
  const shared = Object.entries(properties).filter(([name]) => !chosen.has(name));
  const branches = choices.map((choice, index) => {
    const own = requiredOf(choice);
    const refused = [...chosen].filter((name) => !own.includes(name));
    const earlier = choices.slice(0, index).flatMap(requiredOf);
    const absent = refused.filter((name) => earlier.includes(name));
    const { required: _, ...said } = choice;
    return {
      ...said,
      type,
      required: [...listOf(required), ...own],
      properties: {
        ...Object.fromEntries(shared),
        ...Object.fromEntries(own.map((name) => [name, properties[name]])),
        ...Object.fromEntries(absent.map((name) => [name, absentBeside(own)])),
      },
      propertyNames: { not: { enum: refused } },
    };
  });
  return { ...about, oneOf: branches };
}

/** The branch for our own types: refused properties become optional ones of type `never`. */
export function refusedAsNever(schema: JsonObject): JsonObject {
  const { propertyNames, ...branch } = schema;
  if (!isObject(propertyNames)) return schema;
  const refused = listOf(objectOf(propertyNames.not).enum).map(String);
  const never = Object.fromEntries(refused.map((name) => [name, { enum: [] }]));
  return { ...branch, properties: { ...objectOf(branch.properties), ...never } };
}

/** The members that a schema requires. */
export function requiredOf({ required }: JsonObject): readonly string[] {
  return listOf(required).map(String);
}

function absentBeside(names: readonly string[]): JsonObject {
  const beside = names.map((name) => `\`${name}\``).join(" and ");
  return { description: `Absent: ${beside} is sent instead.`, ...NOTHING };
}

/** Matches nothing. Types become `string & number`; those of `not: {}` would be `unknown`. */
const NOTHING: JsonObject = { allOf: [{ type: "string" }, { type: "number" }] };
