import { nameEnumValue } from "../../../contract/src/names/name-field.ts";
import type { EnumPlan, FieldPlan, ReferencePlan, TreePlan } from "./reference-plan.ts";

/**
 * For each id of a reference, the places whose explanations belong there. If a reference shows
 * something many times, such as a price's amount, its explanations go to the first.
 *
 * @param placeOf the link target of a contract name, the same for all names of one thing
 */
export function explainedPlaces(
  plan: ReferencePlan,
  placeOf: (name: string) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, readonly string[]>();
  const taken = new Set<string>();
  const claim = (anchor: string, names: readonly string[]) => {
    const own = names.map(placeOf).filter((place) => place !== undefined);
    const free = [...new Set(own)].filter((place) => !taken.has(place));
    for (const place of free) taken.add(place);
    if (free.length > 0) places.set(anchor, free);
  };
  const claimEnum = ({ id, schema, shown }: EnumPlan) => {
    if (!shown) return;
    claim(id, [id]);
    for (const { value } of schema.values) {
      claim(nameEnumValue(id, value), [nameEnumValue(id, value)]);
    }
  };
  const claimField = ({ names, values, fields, schemaId }: FieldPlan) => {
    claim(names[0], names);
    if (schemaId !== undefined) claim(schemaId, [schemaId]);
    if (values) claimEnum(values);
    fields.forEach(claimField);
  };
  const claimTree = ({ id, shown, fields }: TreePlan) => {
    if (!shown) return;
    claim(id, [id]);
    fields.forEach(claimField);
  };
  for (const { operation, parameters, body, responses } of plan.operations) {
    claim(operation.id, [operation.id]);
    for (const { id, values } of parameters) {
      claim(id, [id]);
      if (values) claimEnum(values);
    }
    if (body) claimTree(body);
    for (const { id, tree } of responses) {
      claim(id, [id]);
      claimTree(tree);
    }
  }
  return places;
}
