import type { ReactElement } from "react";
import type { Specification } from "../../../contract/src/model.ts";
import { OperationSection } from "../reference/operation-section.tsx";
import { planReference } from "../reference/plan-reference.ts";
import type { ReferenceContext } from "../reference/reference-context.ts";
import { SpecificationIntro } from "../reference/specification-intro.tsx";

interface Props {
  readonly specification: Specification;
  readonly context: ReferenceContext;
}

/** The article of a specification's reference, without its h1: all of it readable as HTML. */
export default function ReferencePage({ specification, context }: Props): ReactElement {
  const plan = planReference(specification);
  return (
    <div className="reference">
      <SpecificationIntro specification={specification} context={context} />
      {plan.operations.map((operation) => (
        <OperationSection key={operation.operation.id} plan={operation} context={context} />
      ))}
    </div>
  );
}
