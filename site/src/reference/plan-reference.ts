import type {
  EnumSchema,
  ObjectSchema,
  Operation,
  Parameter,
  Schema,
  Specification,
} from "../../../contract/src/model.ts";
import { innerOf } from "../../../contract/src/names/inner-schema.ts";
import {
  nameItem,
  nameMapValue,
  nameParameter,
  nameProperty,
  nameResponse,
} from "../../../contract/src/names/name-field.ts";
import type {
  EnumPlan,
  FieldPlan,
  OperationPlan,
  ParameterPlan,
  ReferencePlan,
  TreePlan,
} from "./reference-plan.ts";

type Names = readonly [string, ...string[]];

/**
 * Decides the anchor of everything on a page. A field's name starts at the schema of its body. It
 * starts again at a schema that is used once on the page, reached only through plain
 * properties:
 *
 * - `LiveSearchRequest.query` holds a LiveQuery, so its fields are `LiveQuery.adults` and
 *   `LiveQuery.queryLegs[].date.year`;
 * - `Stops.direct` and `Stops.oneStop` hold the same schema, so theirs are
 *   `Stops.direct.total.count` and `Stops.oneStop.total.count`.
 */
export function planReference(specification: Specification): ReferencePlan {
  const page: Page = { uses: countUses(specification), shown: new Set() };
  return { operations: specification.operations.map((one) => planOperation(one, page)) };
}

interface Page {
  /** How often each named object occurs on the page. */
  readonly uses: ReadonlyMap<string, number>;
  /** Names of the schemas already shown on the page. */
  readonly shown: Set<string>;
}

function countUses(specification: Specification): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const roots = new Set<string>();
  const count = (schema: Schema): void => {
    const inner = innerOf(schema);
    if (inner.kind !== "object") return;
    if (inner.name) uses.set(inner.name, (uses.get(inner.name) ?? 0) + 1);
    for (const property of inner.properties) count(property.schema);
  };
  for (const { requestBody, responses } of specification.operations) {
    const schemas = responses.map((response) => response.schema);
    for (const schema of requestBody ? [requestBody.schema, ...schemas] : schemas) {
      if (schema.name !== undefined && roots.has(schema.name)) continue;
      if (schema.name !== undefined) roots.add(schema.name);
      count(schema);
    }
  }
  return uses;
}

function planOperation(operation: Operation, page: Page): OperationPlan {
  const { requestBody } = operation;
  return {
    operation,
    parameters: operation.parameters.map((parameter) => planParameter(operation, parameter, page)),
    ...(requestBody ? { body: planTree(requestBody.schema, `${operation.id}.fields`, page) } : {}),
    responses: operation.responses.map((response) => {
      const id = nameResponse(operation.id, response.status);
      return { id, response, tree: planTree(response.schema, `${id}.fields`, page) };
    }),
  };
}

function planParameter(operation: Operation, parameter: Parameter, page: Page): ParameterPlan {
  const id = nameParameter(operation.id, parameter.name);
  const inner = innerOf(parameter.schema);
  const values = inner.kind === "enum" ? planEnum(inner, id, page) : undefined;
  return { id, parameter, ...(values ? { values } : {}) };
}

function planTree(schema: Schema, unnamed: string, page: Page): TreePlan {
  const id = schema.name ?? unnamed;
  if (!claim(id, page)) return { id, schema, shown: false, fields: [] };
  const inner = innerOf(schema);
  const fields =
    inner.kind === "object"
      ? planFields(inner, [innerName(schema, id)], inner === schema, page)
      : [];
  return { id, schema, shown: true, fields };
}

/** `starts`: whether the first of `names` is the name of this schema itself. */
function planFields(
  object: ObjectSchema,
  names: Names,
  starts: boolean,
  page: Page,
): readonly FieldPlan[] {
  return object.properties.map(({ name: key, required, schema }) => {
    const memberNames = mapNames(names, (name) => nameProperty(name, key));
    const inner = innerOf(schema);
    const field = { names: memberNames, key, required, schema, inner };
    if (inner.kind === "enum")
      return { ...field, fields: [], values: planEnum(inner, memberNames[0], page) };
    if (inner.kind !== "object") return { ...field, fields: [] };
    const reached = mapNames(memberNames, (name) => innerName(schema, name));
    if (inner.name === undefined)
      return { ...field, fields: planFields(inner, reached, false, page) };
    const isFirst = inner.properties.length > 0 && claim(inner.name, page);
    const schemaId = isFirst ? { schemaId: inner.name } : {};
    const alone = starts && inner === schema && page.uses.get(inner.name) === 1;
    const below: Names = alone ? [inner.name, ...reached] : [...reached, inner.name];
    return { ...field, ...schemaId, fields: planFields(inner, below, alone, page) };
  });
}

function planEnum(schema: EnumSchema, unnamed: string, page: Page): EnumPlan {
  const id = schema.name ?? unnamed;
  return { id, schema, shown: claim(id, page) };
}

/** True for the first caller that asks for a name. */
function claim(name: string, page: Page): boolean {
  if (page.shown.has(name)) return false;
  page.shown.add(name);
  return true;
}

function mapNames([first, ...rest]: Names, change: (name: string) => string): Names {
  return [change(first), ...rest.map(change)];
}

function innerName(schema: Schema, name: string): string {
  if (schema.kind === "array") return innerName(schema.items, nameItem(name));
  if (schema.kind === "map") return innerName(schema.values, nameMapValue(name));
  return name;
}
