import type { ReactElement } from "react";
import { fill } from "../../i18n/fill.ts";
import { ChoiceList } from "./choice-list.tsx";
import { EnumValues } from "./enum-values.tsx";
import { FieldFacts } from "./field-facts.tsx";
import { fillNodes } from "./fill-nodes.tsx";
import { innerOf } from "./plan-reference.ts";
import type { ReferenceContext } from "./reference-context.ts";
import type { FieldPlan, TreePlan } from "./reference-plan.ts";
import { typeWords } from "./type-words.ts";

interface TreeProps {
  readonly tree: TreePlan;
  /** Whether the body has to be sent; left out for answers. */
  readonly required?: boolean;
  /** Levels that are open from the start: 1 opens the fields of the root's own fields. */
  readonly open: number;
  readonly context: ReferenceContext;
}

/** The fields of a body, nested in native `details`; a link when the page shows them already. */
export function FieldTree({ tree, required = false, open, context }: TreeProps): ReactElement {
  const { texts } = context;
  const type = <code>{typeWords(tree.schema, texts.types)}</code>;
  if (!tree.shown) {
    return (
      <p className="same-fields">
        <a href={`#${tree.id}`}>{fillNodes(texts.sameFields, { name: type })}</a>
      </p>
    );
  }
  const deep = tree.fields.some((field) => hasMore(field));
  return (
    <div className="field-tree" id={tree.id}>
      <div className="field-tree-head">
        <span>
          <a className="field-name" href={`#${tree.id}`}>
            {type}
          </a>
          {required ? <span className="required"> {texts.required}</span> : null}
        </span>
        {deep ? <TreeTools context={context} /> : null}
      </div>
      {context.markdown(tree.schema.description)}
      <FieldFacts schema={tree.schema} context={context} />
      <ChoiceList schema={innerOf(tree.schema)} context={context} />
      <FieldList fields={tree.fields} open={open} context={context} />
    </div>
  );
}

/** Without a script the buttons are hidden: there is nothing they could do. */
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
  readonly open: number;
  readonly context: ReferenceContext;
}

function FieldList({ fields, open, context }: ListProps): ReactElement {
  return (
    <ul className="fields">
      {fields.map((field) => (
        <FieldItem key={field.key} field={field} open={open} context={context} />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly field: FieldPlan;
  readonly open: number;
  readonly context: ReferenceContext;
}

function FieldItem({ field, open, context }: ItemProps): ReactElement {
  const { texts, markdown } = context;
  const { schema } = field;
  const [id] = field.names;
  return (
    <li id={id}>
      <p className="field-head">
        <a className="field-name" href={`#${id}`}>
          <code>{field.key}</code>
        </a>{" "}
        <span className="type">{typeWords(schema, texts.types)}</span>
        {field.required ? <span className="required"> {texts.required}</span> : null}
      </p>
      {markdown(schema.description)}
      <FieldFacts schema={schema} context={context} />
      {field.values ? <EnumValues plan={field.values} open={open > 0} context={context} /> : null}
      <NestedFields field={field} open={open} context={context} />
    </li>
  );
}

function NestedFields({ field, open, context }: ItemProps): ReactElement | null {
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
  const text = inner === schema ? texts.fieldsOf : texts.fieldsOfEach;
  return (
    <details id={field.schemaId} open={open > 0}>
      <summary>{fill(text, { name: inner.name ?? field.key })}</summary>
      <ChoiceList schema={inner} context={context} />
      <FieldList fields={fields} open={open - 1} context={context} />
    </details>
  );
}

function hasMore(field: FieldPlan): boolean {
  return field.fields.length > 0 || field.values?.shown === true;
}
