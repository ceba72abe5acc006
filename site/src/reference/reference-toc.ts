import type { Operation } from "../../../contract/src/model.ts";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import type { TocEntry } from "../content/page-model.ts";
import { BESIDE, OPERATIONS_ID, type OperationPart, operationParts } from "./operation-parts.ts";
import { partId } from "./part-id.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type { ReferencePlan } from "./reference-plan.ts";

/** The table of contents of a reference: its operations and their parts. */
export function referenceToc(
  plan: ReferencePlan,
  { texts, contractLang: lang }: Pick<ReferenceContext, "texts" | "contractLang">,
): readonly TocEntry[] {
  return [
    { id: OPERATIONS_ID, text: texts.operations, depth: 2 },
    ...plan.operations.flatMap(({ operation }): readonly TocEntry[] => [
      { id: operation.id, text: operation.summary, ...(lang && { lang }), depth: 2 },
      ...operationParts(operation).map((part) => entryOf(operation, part, texts)),
    ]),
  ];
}

/** The parts that a sidebar shows below an operation: all but those shown beside the others. */
export function operationToc(operation: Operation, texts: ReferenceTexts): readonly TocEntry[] {
  return operationParts(operation)
    .filter((part) => !BESIDE.includes(part))
    .map((part) => entryOf(operation, part, texts));
}

function entryOf({ id }: Operation, part: OperationPart, texts: ReferenceTexts): TocEntry {
  return { id: partId(id, part), text: texts[part], depth: 3 };
}
