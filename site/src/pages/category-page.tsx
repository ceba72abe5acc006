import type { ReactElement } from "react";
import { fill } from "../../i18n/fill.ts";
import type { PageContext } from "./page-context.ts";

export interface CategoryCard {
  readonly href: string;
  readonly label: string;
  readonly description: string;
  /** How many pages and categories stand directly in it; 0 for a page. */
  readonly pages: number;
}

interface Props {
  readonly context: PageContext;
  readonly items: readonly CategoryCard[];
}

/** One card for each page and category inside this one. */
export function CategoryPage({ context, items }: Props): ReactElement {
  return (
    <ul className="category-cards">
      {items.map((item) => (
        <li key={item.href}>
          <Card item={item} context={context} />
        </li>
      ))}
    </ul>
  );
}

function Card({ item, context }: { readonly item: CategoryCard; readonly context: PageContext }) {
  const { one, other } = context.texts.category.count;
  const count = item.pages === 1 ? one : fill(other, { count: item.pages });
  return (
    <>
      <h2>
        <a href={item.href}>{item.label}</a>
      </h2>
      <p>{item.description}</p>
      {item.pages > 0 && <p className="category-count">{count}</p>}
    </>
  );
}
