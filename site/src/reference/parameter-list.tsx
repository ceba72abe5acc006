import type { ReactElement } from "react";
import type { Parameter } from "../../../contract/src/model.ts";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import { EnumValues } from "./enum-values.tsx";
import { ExplainedFold } from "./explained-in.tsx";
import { FieldFacts } from "./field-facts.tsx";
import { FieldHead } from "./field-head.tsx";
import { RequiredMark } from "./field-marks.tsx";
import { partId } from "./part-id.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type { OperationPlan } from "./reference-plan.ts";
import { SectionHeading } from "./section-heading.tsx";
import { typeWords } from "./type-words.ts";

interface Props {
  readonly plan: OperationPlan;
  readonly context: ReferenceContext;
}

/** Path and query parameters. Renders nothing without any. */
export function ParameterList({ plan, context }: Props): ReactElement | null {
  const { texts, contractMarkdown } = context;
  if (plan.parameters.length === 0) return null;
  return (
    <>
      <div className="part">
        <SectionHeading
          level={3}
          id={partId(plan.operation.id, "parameters")}
          text={texts.parameters}
          context={context}
        />
      </div>
      <ul className="fields">
        {plan.parameters.map(({ id, parameter, values }) => (
          <li key={id} id={id}>
            <FieldHead
              id={id}
              name={parameter.name}
              type={`${typeWords(parameter.schema, texts.types)}, ${whereText(parameter, texts)}`}
            >
              {parameter.required ? <RequiredMark context={context} /> : null}
            </FieldHead>
            {contractMarkdown(parameter.description)}
            <FieldFacts schema={withExample(parameter)} context={context} />
            <ExplainedFold anchor={id} context={context} />
            {values ? <EnumValues plan={values} open context={context} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function whereText(parameter: Parameter, texts: ReferenceTexts): string {
  return { path: texts.inPath, query: texts.inQuery }[parameter.in];
}

function withExample({ schema, example }: Parameter): Parameter["schema"] {
  return example === undefined ? schema : { ...schema, example };
}
