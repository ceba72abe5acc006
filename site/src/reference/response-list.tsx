import type { ReactElement } from "react";
import { FieldTree } from "./field-tree.tsx";
import { isSuccess } from "./is-success.ts";
import { partId } from "./part-id.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type { OperationPlan } from "./reference-plan.ts";
import { SectionHeading } from "./section-heading.tsx";

interface Props {
  readonly plan: OperationPlan;
  readonly context: ReferenceContext;
}

/** The answers of success, each with its fields. */
export function ResponseList({ plan, context }: Props): ReactElement {
  return (
    <>
      <SectionHeading
        level={3}
        id={partId(plan.operation.id, "responses")}
        text={context.texts.responses}
        context={context}
      />
      {plan.responses
        .filter(({ response }) => isSuccess(response.status))
        .map(({ id, response, tree }) => (
          <div className="response" key={id} id={id}>
            <p className="response-head">
              <a className="status" href={`#${id}`}>
                {response.status}
              </a>{" "}
              {response.description}
            </p>
            <FieldTree tree={tree} open={1} context={context} />
          </div>
        ))}
    </>
  );
}
