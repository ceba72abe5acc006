import type { Texts } from "../../i18n/texts.ts";
import type { CategorySlug } from "../../sidebar.ts";

/** The heading of a category's page: its label, unless the specification has another one for it. */
export function categoryTitle(texts: Texts, slug: CategorySlug): string {
  const category: { readonly label: string; readonly title?: string } = texts.categories[slug];
  return category.title ?? category.label;
}
