import type { ReactElement } from "react";
import { adviceOn } from "./advice-on.ts";
import { exampleId } from "./example-id.ts";
import { ExplainedFold } from "./explained-in.tsx";
import { FieldTree } from "./field-tree.tsx";
import { isSuccess } from "./is-success.ts";
import { partId } from "./part-id.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type { OperationPlan, ResponsePlan } from "./reference-plan.ts";
import { SectionHeading } from "./section-heading.tsx";

interface Props {
  readonly plan: OperationPlan;
  readonly context: ReferenceContext;
}

/** One row per status: the catalogue's text, what to do, and a link to its body. */
export function ErrorList({ plan, context }: Props): ReactElement | null {
  const errors = plan.responses.filter(({ response }) => !isSuccess(response.status));
  if (errors.length === 0) return null;
  return (
    <>
      <div className="part">
        <SectionHeading
          level={3}
          id={partId(plan.operation.id, "errors")}
          text={context.texts.errors}
          context={context}
        />
      </div>
      <ul className="error-list">
        {errors.map((error) => (
          <ErrorItem key={error.id} operation={plan.operation.id} error={error} context={context} />
        ))}
      </ul>
      {bodiesOf(errors).map(({ id, tree }) => (
        <FieldTree key={id} tree={tree} direction="response" open={1} context={context} />
      ))}
    </>
  );
}

interface ItemProps {
  readonly operation: string;
  readonly error: ResponsePlan;
  readonly context: ReferenceContext;
}

function ErrorItem({ operation, error, context }: ItemProps): ReactElement {
  const { texts, markdown, contractLang } = context;
  const { id, response } = error;
  const advice = adviceOn(texts, response.status, operation);
  return (
    <li id={id}>
      <p className="response-head">
        <a className={`status status-${response.status[0]}`} href={`#${id}`}>
          {response.status}
        </a>{" "}
        <strong lang={contractLang}>{response.description}</strong>
      </p>
      {advice === undefined ? null : markdown(advice)}
      {response.examples.map(({ name }) => (
        <p key={name} className="error-body">
          <a href={`#${exampleId(id, name)}`}>{texts.exampleBody}</a>
        </p>
      ))}
      <ExplainedFold anchor={id} context={context} />
    </li>
  );
}

/** Errors share bodies: keeps one response for each distinct body. */
function bodiesOf(errors: readonly ResponsePlan[]): readonly ResponsePlan[] {
  const first = new Map<string, ResponsePlan>();
  for (const error of errors) if (!first.has(error.tree.id)) first.set(error.tree.id, error);
  return [...first.values()];
}
