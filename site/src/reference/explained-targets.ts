import { nameEnumValue } from "../../../contract/src/names/name-field.ts";
import type { EnumPlan, FieldPlan, ReferencePlan, TreePlan } from "./reference-plan.ts";

/**
 * For each id of a reference, the link targets whose explanations belong there. If a reference shows
 * something many times, such as a price's amount, its explanations go to the first.
 *
 * @param placeOf the link target of a contract name, the same for all names of one thing
 */
export function explainedTargets(
  plan: ReferencePlan,
  targetOf: (name: string) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, readonly string[]>();
  const claimed = new Set<string>();
  const claim = (anchor: string, names: readonly string[]) => {
    const candidates = names.map(targetOf).filter((target) => target !== undefined);
    const unclaimed = [...new Set(candidates)].filter((target) => !claimed.has(target));
    for (const target of unclaimed) claimed.add(target);
    if (unclaimed.length > 0) targets.set(anchor, unclaimed);
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
  return targets;
}
