import type { ReactElement } from "react";
import type { Specification } from "../../../contract/src/model.ts";
import { fillCount } from "../../i18n/fill.ts";
import type { ReferenceId } from "../../site.config.ts";
import { referencePath } from "../base/paths.ts";
import { ApiPanel } from "../reference/api-panel.tsx";
import type { NextStop } from "./next-cards.tsx";
import type { PageContext } from "./page-context.ts";

export interface CategoryStop extends NextStop {
  /** The number of direct child pages and categories; 0 for a page. */
  readonly pages: number;
}

interface Props {
  readonly context: PageContext;
  readonly items: readonly CategoryStop[];
  /** The API that the category is about. */
  readonly api?: CategoryApi | undefined;
}

export interface CategoryApi {
  readonly id: ReferenceId;
  readonly specification: Specification;
}

/** The pages and categories in this one, drawn as a route, beside the operations of its API. */
export function CategoryPage({ context, items, api }: Props): ReactElement {
  return (
    <div className="category">
      {api && <Panel {...api} context={context} />}
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

function Panel({ id, specification, context }: CategoryApi & Pick<Props, "context">) {
  const { nameHref, localizeHref, texts, contractLang } = context.reference;
  return (
    <ApiPanel
      specification={specification}
      contractLang={contractLang}
      heading={<h2>{texts.operations}</h2>}
      hrefOf={(operation) => localizeHref(nameHref(operation) ?? "")}
    >
      <p className="api-panel-reference">
        <a href={localizeHref(referencePath(id))}>{context.texts.references[id]}</a>
      </p>
    </ApiPanel>
  );
}

function Stop({ item, context }: { readonly item: CategoryStop; readonly context: PageContext }) {
  const count = fillCount(context.texts.category.count, item.pages);
  return (
    <>
      <h2>
        <a href={item.href}>{item.label}</a>
      </h2>
      <p>
        {item.description} {item.pages > 0 && <span className="category-count">{count}</span>}
      </p>
    </>
  );
}
