import type { Locale } from "../../site.config.ts";
import type { PageWords } from "./original-titles.ts";
import type { PlannedPage } from "./planned-page.ts";

/** The title, label and description of a page in one language. */
export interface PageTitles extends PageWords {
  /** Language of these words: the original's, where the language has none of its own. */
  readonly lang: Locale;
}

/** The translation's words, else those of the language's titles, else the original's. */
export function titlesOf(
  page: Extract<PlannedPage, { kind: "docs" }>,
  lang: Locale,
): PageTitles | undefined {
  const localTitles = page.written.get(lang) ?? page.titles.get(lang);
  if (localTitles) return { ...localTitles.frontmatter, lang };
  const [original] = page.written;
  return original && { ...original[1].frontmatter, lang: original[0] };
}
