import type { ReactElement } from "react";
import type { Specification } from "../../../contract/src/model.ts";
import { OperationSection } from "../reference/operation-section.tsx";
import type { ReferenceContext } from "../reference/reference-context.ts";
import type { ReferencePlan } from "../reference/reference-plan.ts";
import { SpecificationIntro } from "../reference/specification-intro.tsx";
import { NextCards, type NextStop } from "./next-cards.tsx";

interface Props {
  readonly specification: Specification;
  readonly plan: ReferencePlan;
  readonly context: ReferenceContext;
  /** The heading of the pages that come next. */
  readonly nextTitle: string;
  readonly next: readonly NextStop[];
}

/** The reference of a specification without its h1, readable in full as HTML. */
export function ReferencePage(props: Props): ReactElement {
  const { specification, plan, context, nextTitle, next } = props;
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
      <NextCards title={nextTitle} stops={next} />
    </div>
  );
}
