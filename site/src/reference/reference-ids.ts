import { nameEnumValue, nameResponse } from "../../../contract/src/names/name-field.ts";
import { editId } from "../console/console-props.ts";
import { exampleId } from "./example-id.ts";
import { OPERATIONS_ID, operationParts } from "./operation-parts.ts";
import { partId } from "./part-id.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type {
  EnumPlan,
  FieldPlan,
  OperationPlan,
  ReferencePlan,
  TreePlan,
} from "./reference-plan.ts";

/** The ids of everything that can be linked to on a reference. */
export function referenceIds(
  plan: ReferencePlan,
  { practice }: Pick<ReferenceContext, "practice">,
): readonly string[] {
  const consoles = practice ? plan.operations.map(({ operation }) => editId(operation.id)) : [];
  return [OPERATIONS_ID, ...plan.operations.flatMap(operationIds), ...consoles];
}

function operationIds(plan: OperationPlan): readonly string[] {
  const { operation, parameters, body, responses } = plan;
  return [
    operation.id,
    ...operationParts(operation).map((part) => partId(operation.id, part)),
    ...parameters.flatMap(({ id, values }) => [id, ...(values ? enumIds(values) : [])]),
    ...(body ? treeIds(body) : []),
    ...responses.flatMap(({ id, tree }) => [id, ...treeIds(tree)]),
    ...exampleIds(plan),
  ];
}

/** Every request and response that is shown beside the fields. */
function exampleIds({ operation }: OperationPlan): readonly string[] {
  const requests = operation.requestBody?.examples ?? [];
  return [
    ...requests.map(({ name }) => exampleId(operation.id, name)),
    ...operation.responses.flatMap(({ status, examples }) =>
      examples.map(({ name }) => exampleId(nameResponse(operation.id, status), name)),
    ),
  ];
}

function treeIds({ id, shown, fields }: TreePlan): readonly string[] {
  return shown ? [id, ...fields.flatMap(fieldIds)] : [];
}

function fieldIds({ names: [id], schemaId, values, fields }: FieldPlan): readonly string[] {
  return [
    id,
    ...(schemaId === undefined ? [] : [schemaId]),
    ...(values ? enumIds(values) : []),
    ...fields.flatMap(fieldIds),
  ];
}

function enumIds({ id, schema, shown }: EnumPlan): readonly string[] {
  return shown ? [id, ...schema.values.map(({ value }) => nameEnumValue(id, value))] : [];
}
