import type { Locale } from "../../../site.config.ts";
import { localizeHref } from "../../address/localize-href.ts";
import { prefixOf } from "../../address/prefix-of.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import type { PlannedPage } from "../../plan/planned-page.ts";
import type { RecordPage, SearchRecord } from "./record.ts";
import type { SearchSource } from "./search-source.ts";
import { sectionsOf } from "./sections.ts";

type DocsPage = Extract<PlannedPage, { kind: "docs" }>;
type CategoryPage = Extract<PlannedPage, { kind: "category" }>;

/** A Markdown page and each of its sections. */
export function docsRecords(source: SearchSource, page: DocsPage, lang: Locale): SearchRecord[] {
  const contentLang = page.written.has(lang) ? lang : source.config.locales[0].code;
  const written = page.written.get(contentLang);
  if (!written) return [];
  const { title, description } = written.frontmatter;
  const on: RecordPage = { ...placeOf(source, page, lang), title, lang: contentLang };
  const [intro, ...sections] = sectionsOf(parseMarkdown(written.source.text));
  return [
    {
      kind: "page",
      page: on,
      anchor: "",
      title,
      names: [],
      text: description,
      hidden: [intro?.text, ...(intro?.shown ?? [])].join(" "),
    },
    ...sections.map(
      ({ anchor, heading, text, shown }): SearchRecord => ({
        kind: "section",
        page: on,
        anchor,
        title: heading,
        names: [],
        text,
        hidden: shown.join(" "),
      }),
    ),
  ];
}

/** The page of a category: its label and what it is about. */
export function categoryRecord(
  source: SearchSource,
  page: CategoryPage,
  lang: Locale,
): SearchRecord {
  const { label, description } = source.catalogues(lang).categories[page.category.slug];
  const on: RecordPage = { ...placeOf(source, page, lang), title: label, lang };
  return { kind: "category", page: on, anchor: "", title: label, names: [], text: description };
}

/** Address and place in the tree: the outermost category, and the one that holds the page. */
function placeOf({ config, catalogues, plan }: SearchSource, page: PlannedPage, lang: Locale) {
  const { categories } = catalogues(lang);
  const ancestors = plan.trees.get(page.version)?.places.get(page.path)?.ancestors ?? [];
  const labels = ancestors.map(({ slug }) => categories[slug].label);
  const ends = [...new Set([labels[0], labels.at(-1)])].filter((label) => label !== undefined);
  return { href: localizeHref(page.path, prefixOf(config, lang)), where: ends.join(" › ") };
}
