import type { ReactElement } from "react";
import { nameEnumValue } from "../../../contract/src/names/name-field.ts";
import { fill } from "../../i18n/fill.ts";
import { commonPrefix } from "./common-prefix.ts";
import { ExplainedFold } from "./explained-in.tsx";
import { FieldHead } from "./field-head.tsx";
import type { ReferenceContext } from "./reference-context.ts";
import type { EnumPlan } from "./reference-plan.ts";

interface Props {
  readonly plan: EnumPlan;
  readonly open: boolean;
  readonly context: ReferenceContext;
}

/**
 * The values of an enum, each with its meaning and an id; only a link if the page already shows
 * them.
 */
export function EnumValues({ plan, open, context }: Props): ReactElement {
  const { texts, contractMarkdown } = context;
  const { id, schema } = plan;
  const prefix = commonPrefix(schema.values.map(({ value }) => value));
  if (!plan.shown) {
    return (
      <p className="same-fields">
        <a href={`#${id}`}>{fill(texts.valuesOf, { name: id })}</a>
      </p>
    );
  }
  const list = (
    <ul className="enum-values">
      {schema.values.map(({ value, description }) => {
        const anchor = nameEnumValue(id, value);
        return (
          <li key={value} id={anchor}>
            <FieldHead id={anchor} name={<ValueName value={value} prefix={prefix} />} />
            <div className="meaning">
              {contractMarkdown(description)}
              <ExplainedFold anchor={anchor} context={context} />
            </div>
          </li>
        );
      })}
    </ul>
  );
  if (isFew(plan)) {
    return (
      <div id={id}>
        <ExplainedFold anchor={id} context={context} />
        {list}
      </div>
    );
  }
  return (
    <details id={id} open={open}>
      <summary>{fill(texts.valueCount, { count: schema.values.length, name: id })}</summary>
      <ExplainedFold anchor={id} context={context} />
      {list}
    </details>
  );
}

/** Up to this many values are always visible, without a fold. */
const FEW = 6;

function isFew({ schema }: EnumPlan): boolean {
  return schema.values.length <= FEW;
}

/**
 * The whole value, so that it can be found and copied, with its common prefix muted and breakable.
 */
export function ValueName({ value, prefix }: { readonly value: string; readonly prefix: string }) {
  return (
    <>
      {prefix === "" ? null : (
        <span className="prefix">
          {prefix}
          <wbr />
        </span>
      )}
      {value.slice(prefix.length)}
    </>
  );
}
