import { nameEnumValue, nameResponse } from "../../../contract/src/names/name-field.ts";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import type { TocEntry } from "../plan/page-model.ts";
import { exampleId } from "./example-id.ts";
import { isSuccess } from "./is-success.ts";
import { type OperationPart, partId } from "./part-id.ts";
import type {
  EnumPlan,
  FieldPlan,
  OperationPlan,
  ReferencePlan,
  TreePlan,
} from "./reference-plan.ts";

/** The id of the list of operations. */
export const OPERATIONS_ID = "operations";

/** The table of contents of a reference: its operations and their parts. */
export function referenceToc(plan: ReferencePlan, texts: ReferenceTexts): readonly TocEntry[] {
  return [
    { id: OPERATIONS_ID, text: texts.operations, depth: 2 },
    ...plan.operations.flatMap((one): readonly TocEntry[] => [
      { id: one.operation.id, text: one.operation.summary, depth: 2 },
      ...partsOf(one).map(
        (part): TocEntry => ({ id: partId(one.operation.id, part), text: texts[part], depth: 3 }),
      ),
    ]),
  ];
}

/** The ids of everything on a reference that can be linked to. */
export function referenceIds(plan: ReferencePlan): readonly string[] {
  return [OPERATIONS_ID, ...plan.operations.flatMap(idsOf)];
}

/** In the order of the page. Samples and answers stand beside the others, and last in its source. */
function partsOf({ parameters, body, responses }: OperationPlan): readonly OperationPart[] {
  const hasErrors = responses.some(({ response }) => !isSuccess(response.status));
  return [
    ...(parameters.length > 0 ? (["parameters"] as const) : []),
    ...(body ? (["body"] as const) : []),
    "responses",
    ...(hasErrors ? (["errors"] as const) : []),
    "samples",
    "answers",
  ];
}

function idsOf(plan: OperationPlan): readonly string[] {
  const { operation, parameters, body, responses } = plan;
  return [
    operation.id,
    ...partsOf(plan).map((part) => partId(operation.id, part)),
    ...parameters.flatMap(({ id, values }) => [id, ...(values ? enumIds(values) : [])]),
    ...(body ? treeIds(body) : []),
    ...responses.flatMap(({ id, tree }) => [id, ...treeIds(tree)]),
    ...exampleIds(plan),
  ];
}

/** Several examples are an accordion; the answers of success stand beside them. */
function exampleIds({ operation }: OperationPlan): readonly string[] {
  const requests = operation.requestBody?.examples ?? [];
  const answers = operation.responses.filter(({ status }) => isSuccess(status));
  return [
    ...requests.map(({ name }) => exampleId(operation.id, name)),
    ...answers.flatMap(({ status, examples }) =>
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
