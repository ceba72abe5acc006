import type { ReactElement } from "react";
import { FieldTree } from "./field-tree.tsx";
import { fillNodes } from "./fill-nodes.tsx";
import { isSuccess } from "./is-success.ts";
import { partId } from "./part-id.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type { OperationPlan } from "./reference-plan.ts";

interface Props {
  readonly plan: OperationPlan;
  readonly context: ReferenceContext;
}

/** The successful responses, each with its fields; the first heading has the section's id. */
export function ResponseList({ plan, context }: Props): ReactElement {
  const { texts, contractLang } = context;
  const answers = plan.responses.filter(({ response }) => isSuccess(response.status));
  return (
    <>
      {answers.map(({ id, response, tree }, index) => (
        <div className="response" key={id} id={id}>
          <FieldTree
            tree={tree}
            heading={
              <h3 id={index === 0 ? partId(plan.operation.id, "responses") : undefined}>
                <a className="status status-2" href={`#${id}`}>
                  {response.status}
                </a>{" "}
                <span lang={contractLang}>{response.description}</span>
              </h3>
            }
            lead={
              <p className="legend">
                {fillNodes(texts.responseLegend, {
                  optional: <span className="chip">{texts.optional}</span>,
                })}
              </p>
            }
            direction="response"
            open={1}
            context={context}
          />
        </div>
      ))}
    </>
  );
}
