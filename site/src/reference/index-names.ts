import type { Contract, SpecificationId } from "../../../contract/src/model.ts";
import { nameEnumValue } from "../../../contract/src/names/name-field.ts";
import { referencePath } from "../base/paths.ts";
import { planReference } from "./plan-reference.ts";
import type { EnumPlan, FieldPlan, OperationPlan, TreePlan } from "./reference-plan.ts";

export interface NameTarget {
  readonly specification: SpecificationId;
  /** The id of the element that shows it. */
  readonly anchor: string;
}

/**
 * Where the published references show each name of the contract: operations, parameters, responses,
 * schemas, fields under each of their names, enum values with and without their enum's name.
 *
 * - `LiveQuery.adults` and `LiveSearchRequest.query.adults` lead to one target.
 * - `Price.amount` leads to the first of its targets.
 * - `PRICE_UNIT_MILLI` leads to `PriceUnit.PRICE_UNIT_MILLI`.
 */
export function indexNames(
  contract: Pick<Contract, "specifications">,
): ReadonlyMap<string, NameTarget> {
  const index = new Map<string, NameTarget>();
  for (const specification of contract.specifications) {
    if (!specification.published) continue;
    const add = (name: string, anchor: string) => {
      if (!index.has(name)) index.set(name, { specification: specification.id, anchor });
    };
    for (const operation of planReference(specification).operations) addOperation(operation, add);
  }
  return index;
}

/**
 * Returns the function behind every link into the references, without locale prefix.
 *
 * @param about specifications to prefer, in order, for names that several references show: a page
 *   about geo links to geo's places, not to those of live prices
 */
export function nameHrefs(
  contract: Contract,
  about: readonly string[] = [],
): (name: string) => string | undefined {
  const preferred = about.flatMap((id) => contract.specifications.filter((one) => one.id === id));
  const indexes = [
    ...preferred.map((one) => indexNames({ specifications: [one] })),
    indexNames(contract),
  ];
  return (name) => {
    const target = indexes.map((index) => index.get(name)).find((found) => found !== undefined);
    return target && `${referencePath(target.specification)}#${target.anchor}`;
  };
}

/** Memoised `nameHrefs`: pages about the same specifications share an index. */
export type HrefsAbout = (about: readonly string[]) => ReturnType<typeof nameHrefs>;

export function createHrefsAbout(contract: Contract): HrefsAbout {
  const hrefsByKey = new Map<string, ReturnType<typeof nameHrefs>>();
  return (about) => {
    const key = about.join(" ");
    const hrefs = hrefsByKey.get(key) ?? nameHrefs(contract, about);
    hrefsByKey.set(key, hrefs);
    return hrefs;
  };
}

type Add = (name: string, anchor: string) => void;

function addOperation({ operation, parameters, body, responses }: OperationPlan, add: Add): void {
  add(operation.id, operation.id);
  for (const { id, values } of parameters) {
    add(id, id);
    if (values) addEnum(values, add);
  }
  if (body) addTree(body, add);
  for (const { id, tree } of responses) {
    add(id, id);
    addTree(tree, add);
  }
}

function addTree({ id, shown, fields }: TreePlan, add: Add): void {
  if (shown) add(id, id);
  for (const field of fields) addField(field, add);
}

function addField({ names, schemaId, values, fields }: FieldPlan, add: Add): void {
  const [anchor] = names;
  for (const name of names) add(name, anchor);
  if (values) addEnum(values, add);
  if (schemaId !== undefined) add(schemaId, schemaId);
  for (const field of fields) addField(field, add);
}

function addEnum({ id, schema, shown }: EnumPlan, add: Add): void {
  if (!shown) return;
  add(id, id);
  for (const { value } of schema.values) {
    add(nameEnumValue(id, value), nameEnumValue(id, value));
    add(value, nameEnumValue(id, value));
  }
}
