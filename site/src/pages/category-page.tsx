import type { ReactElement } from "react";
import type { Specification } from "../../../contract/src/model.ts";
import { fill } from "../../i18n/fill.ts";
import { ApiPanel } from "../reference/api-panel.tsx";
import type { PageContext } from "./page-context.ts";

export interface CategoryStop {
  readonly href: string;
  readonly label: string;
  readonly description: string;
  /** How many pages and categories stand directly in it; 0 for a page. */
  readonly pages: number;
}

interface Props {
  readonly context: PageContext;
  readonly items: readonly CategoryStop[];
  /** Of the API that the category is about. */
  readonly specification?: Specification | undefined;
}

/** A route of the pages and categories inside this one, beside the operations of its API. */
export function CategoryPage({ context, items, specification }: Props): ReactElement {
  return (
    <div className="category">
      {specification && <Panel specification={specification} context={context} />}
      <ol className="category-route">
        {items.map((item) => (
          <li key={item.href}>
            <Stop item={item} context={context} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Panel({
  specification,
  context,
}: Pick<Props, "context"> & { readonly specification: Specification }) {
  const { nameHref, localizeHref, texts, contractLang } = context.reference;
  return (
    <ApiPanel
      specification={specification}
      contractLang={contractLang}
      heading={<h2>{texts.operations}</h2>}
      hrefOf={(operation) => localizeHref(nameHref(operation) ?? "")}
    />
  );
}

function Stop({ item, context }: { readonly item: CategoryStop; readonly context: PageContext }) {
  const { one, other } = context.texts.category.count;
  const count = item.pages === 1 ? one : fill(other, { count: item.pages });
  return (
    <>
      <h2>
        <a href={item.href}>{item.label}</a>
      </h2>
      <p>
        {item.description}
        {item.pages > 0 && <span className="category-count"> {count}</span>}
      </p>
    </>
  );
}
