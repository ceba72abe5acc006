import type { ReactElement } from "react";
import { nameEnumValue } from "../../../contract/src/names/name-field.ts";
import { fill } from "../../i18n/fill.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type { EnumPlan } from "./reference-plan.ts";

interface Props {
  readonly plan: EnumPlan;
  readonly open: boolean;
  readonly context: ReferenceContext;
}

/** The values of an enum, each with its meaning and its own id; a link where they stand already. */
export function EnumValues({ plan, open, context }: Props): ReactElement {
  const { texts, markdown } = context;
  const { id, schema } = plan;
  if (!plan.shown) {
    return (
      <p className="same-fields">
        <a href={`#${id}`}>{fill(texts.valuesOf, { name: id })}</a>
      </p>
    );
  }
  return (
    <details id={id} open={open}>
      <summary>{fill(texts.valuesOf, { name: id })}</summary>
      <ul className="enum-values">
        {schema.values.map(({ value, description }) => {
          const anchor = nameEnumValue(id, value);
          return (
            <li key={value} id={anchor}>
              <p className="field-head">
                <a className="field-name" href={`#${anchor}`}>
                  <code>{value}</code>
                </a>
              </p>
              {markdown(description)}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
