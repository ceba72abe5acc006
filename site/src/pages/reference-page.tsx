import type { ReactElement } from "react";
import type { Specification } from "../../../contract/src/model.ts";
import { OperationSection } from "../reference/operation-section.tsx";
import type { ReferenceContext } from "../reference/reference-context.ts";
import type { ReferencePlan } from "../reference/reference-plan.ts";
import { SpecificationIntro } from "../reference/specification-intro.tsx";

interface Props {
  readonly specification: Specification;
  readonly plan: ReferencePlan;
  readonly context: ReferenceContext;
}

/** The reference of a specification without its h1, readable in full as HTML. */
export function ReferencePage({ specification, plan, context }: Props): ReactElement {
  return (
    <div className="reference">
      <SpecificationIntro specification={specification} context={context} />
      {plan.operations.map((operation) => (
        <OperationSection
          key={operation.operation.id}
          plan={operation}
          servers={specification.servers}
          context={context}
        />
      ))}
    </div>
  );
}
