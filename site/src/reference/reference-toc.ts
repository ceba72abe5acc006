import type { ReferenceTexts } from "../../i18n/texts.ts";
import type { TocEntry } from "../plan/page-model.ts";
import { OPERATIONS_ID, operationParts } from "./operation-parts.ts";
import { partId } from "./part-id.ts";
import type { ReferencePlan } from "./reference-plan.ts";

/** The table of contents of a reference: its operations and their parts. */
export function referenceToc(plan: ReferencePlan, texts: ReferenceTexts): readonly TocEntry[] {
  return [
    { id: OPERATIONS_ID, text: texts.operations, depth: 2 },
    ...plan.operations.flatMap((one): readonly TocEntry[] => [
      { id: one.operation.id, text: one.operation.summary, depth: 2 },
      ...operationParts(one).map(
        (part): TocEntry => ({ id: partId(one.operation.id, part), text: texts[part], depth: 3 }),
      ),
    ]),
  ];
}
