import type { ReactElement, ReactNode } from "react";
import { innerOf } from "../../../contract/src/names/inner-schema.ts";
import { fill, fillCount } from "../../i18n/fill.ts";
import { ChoiceList } from "./choice-list.tsx";
import { EnumValues } from "./enum-values.tsx";
import { ExplainedFold } from "./explained-in.tsx";
import { FieldFacts } from "./field-facts.tsx";
import { FieldHead } from "./field-head.tsx";
import { type Direction, FieldMarks, RequiredMark } from "./field-marks.tsx";
import type { ReferenceContext } from "./reference-context.ts";
import type { FieldPlan, TreePlan } from "./reference-plan.ts";
import { bareWords, typeWords } from "./type-words.ts";

interface TreeProps {
  readonly tree: TreePlan;
  /** The heading of this part, on the same line as the tree's name. */
  readonly heading?: ReactNode;
  /** Introduction above the first field. */
  readonly lead?: ReactNode;
  readonly direction: Direction;
  /** Whether the body is required. */
  readonly required?: boolean;
  /** Levels that are open from the start: 1 opens the fields of the root's own fields. */
  readonly open: number;
  readonly context: ReferenceContext;
}

/** The fields of a body, nested in native `details`; only a link if the page already shows them. */
export function FieldTree(props: TreeProps): ReactElement {
  const { tree, heading, lead, direction, required = false, open, context } = props;
  const { texts } = context;
  const name = typeWords(tree.schema, texts.types);
  if (!tree.shown) {
    return (
      <div className="part">
        {heading}
        <a className="type" href={`#${tree.id}`}>
          {fill(texts.sameFields, { name })}
        </a>
      </div>
    );
  }
  const deep = tree.fields.some((field) => hasMore(field));
  return (
    <div className="field-tree" id={tree.id}>
      <div className="part">
        {heading}
        <a className="type" href={`#${tree.id}`}>
          {name}
        </a>
        {required ? <RequiredMark context={context} /> : null}
        {deep ? <TreeTools context={context} /> : null}
      </div>
      {lead}
      {context.contractMarkdown(tree.schema.description)}
      <FieldFacts schema={tree.schema} context={context} />
      <ExplainedFold anchor={tree.id} context={context} />
      <ChoiceList schema={innerOf(tree.schema)} context={context} />
      <FieldList fields={tree.fields} direction={direction} open={open} context={context} />
    </div>
  );
}

/** The buttons need a script and are hidden without one. */
function TreeTools({ context }: { readonly context: ReferenceContext }): ReactElement {
  return (
    <span className="field-tree-tools">
      <button type="button" data-tree="expand">
        {context.texts.expandAll}
      </button>
      <button type="button" data-tree="collapse">
        {context.texts.collapseAll}
      </button>
    </span>
  );
}

interface ListProps {
  readonly fields: readonly FieldPlan[];
  readonly direction: Direction;
  readonly open: number;
  readonly context: ReferenceContext;
}

function FieldList({ fields, ...shared }: ListProps): ReactElement {
  return (
    <ul className="fields">
      {fields.map((field) => (
        <FieldItem key={field.key} field={field} {...shared} />
      ))}
    </ul>
  );
}

interface ItemProps extends Omit<ListProps, "fields"> {
  readonly field: FieldPlan;
}

function FieldItem({ field, direction, open, context }: ItemProps): ReactElement {
  const { contractMarkdown, texts } = context;
  const { key, required, schema, values } = field;
  const [id] = field.names;
  return (
    <li id={id}>
      <FieldHead id={id} name={key} type={bareWords(schema, texts.types)}>
        <FieldMarks required={required} schema={schema} direction={direction} context={context} />
      </FieldHead>
      {contractMarkdown(schema.description)}
      <FieldFacts schema={schema} context={context} />
      <ExplainedFold anchor={id} context={context} />
      {values ? <EnumValues plan={values} open={open > 0} context={context} /> : null}
      <NestedFields field={field} direction={direction} open={open} context={context} />
    </li>
  );
}

function NestedFields({ field, direction, open, context }: ItemProps): ReactElement | null {
  const { texts } = context;
  const { inner, schema, fields } = field;
  if (inner.kind === "cycle") {
    return (
      <p className="same-fields">
        <a href={context.localizeHref(context.nameHref(inner.name) ?? `#${inner.name}`)}>
          {fill(texts.sameFields, { name: inner.name })}
        </a>
      </p>
    );
  }
  if (fields.length === 0) return null;
  const forms = inner === schema ? texts.fieldsOf : texts.fieldsOfEach;
  const name = inner.name ?? field.key;
  return (
    <details id={field.schemaId} open={open > 0}>
      <summary>{fillCount(forms, fields.length, { name })}</summary>
      {field.schemaId === undefined ? null : (
        <ExplainedFold anchor={field.schemaId} context={context} />
      )}
      <ChoiceList schema={inner} context={context} />
      <FieldList fields={fields} direction={direction} open={open - 1} context={context} />
    </details>
  );
}

function hasMore(field: FieldPlan): boolean {
  return field.fields.length > 0 || field.values?.shown === true;
}
