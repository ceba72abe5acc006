import { catalogue } from "../../../../contract/generated/catalogue.ts";
import type { Contract, Schema } from "../../../../contract/src/model.ts";
import { findOperation, findSchema } from "../../../../contract/src/names/find.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import { CONTRACT_EXPORTS, OWN_EXPORTS } from "../../reference/client-exports/client-exports.ts";
import type { ShownDirective } from "./sections.ts";

/**
 * The names that a directive adds to a page, such as the fields of a field table or the values of
 * an enum. An unknown name is reported as a problem of its page.
 */
export function shownNames(
  contract: Contract,
  { name, attributes }: ShownDirective,
): readonly string[] {
  const { schema: schemaName = "", operation = "", id = operation, only, of = "" } = attributes;
  if (name === "fields" || name === "enum") {
    const found = findSchema(contract, schemaName);
    return found.found ? [schemaName, ...namesIn(found.value, only)] : [];
  }
  if (name === "error") return errorTexts(of);
  if (name === "export") return exportedNames(of);
  if (name === "contract-types") return CONTRACT_EXPORTS.map((exported) => exported.name);
  const found = findOperation(contract, id);
  return found.found ? [id, found.value.path] : [];
}

/** What readers have seen when they search: the error's text and code, and its scenario's name. */
function errorTexts(name: string): readonly string[] {
  const effect = SCENARIOS.find((one) => one.name === name)?.effect;
  if (effect?.kind !== "error") return [];
  const { code, text } = catalogue[effect.status];
  return [name, text, `code ${code}`];
}

/** The name of a client export and its options, fields and methods. */
function exportedNames(name: string): readonly string[] {
  const exported = OWN_EXPORTS.find((one) => one.name === name);
  return exported ? [name, ...exported.members.map((member) => member.name)] : [];
}

function namesIn(schema: Schema, only: string | undefined): readonly string[] {
  if (schema.kind === "enum") return schema.values.map(({ value }) => value);
  if (schema.kind !== "object") return [];
  const names = schema.properties.map((property) => property.name);
  const chosen = only?.split(",").map((name) => name.trim());
  return chosen ? names.filter((name) => chosen.includes(name)) : names;
}
