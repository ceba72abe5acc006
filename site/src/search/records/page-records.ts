import type { Contract } from "../../../../contract/src/model.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";
import type { Locale } from "../../../site.config.ts";
import { keepsDates } from "../../base/dates/keeps-dates.ts";
import { withoutDates } from "../../base/dates/move-dates.ts";
import { localizeHref, prefixOf } from "../../base/localize-href.ts";
import { categoryTitle } from "../../content/category-title.ts";
import { labelOf } from "../../content/label-of.ts";
import type { PlannedPage } from "../../content/planned-page.ts";
import { type PageTitles, titlesOf } from "../../content/titles-of.ts";
import { type ErrorStatus, errorNames } from "./error-names.ts";
import type { RecordPage, SearchRecord } from "./record.ts";
import type { SearchSource } from "./search-source.ts";
import type { Section } from "./sections.ts";
import { shownNames } from "./shown-names.ts";

type DocsPage = Extract<PlannedPage, { kind: "docs" }>;
type CategoryPage = Extract<PlannedPage, { kind: "category" }>;

/** A Markdown page in the language that readers get, split into sections. */
export interface SectionedPage {
  readonly on: RecordPage;
  readonly titles: PageTitles;
  readonly sections: readonly Section[];
}

/** @param cut splits a page's text into sections */
export function readSections(
  source: SearchSource,
  page: DocsPage,
  lang: Locale,
  cut: (text: string) => readonly Section[],
): SectionedPage[] {
  const contentLang = page.written.has(lang) ? lang : source.config.locales[0].code;
  const written = page.written.get(contentLang);
  if (!written) return [];
  const titles = titlesOf(page, lang) ?? { ...written.frontmatter, lang: contentLang };
  const { title } = titles;
  const on: RecordPage = { ...placeOf(source, page, lang), title, lang: contentLang };
  const all = cut(written.source.text);
  const sections = page.path === source.config.changeLogPath ? headingsOf(all) : all;
  return [{ on, titles, sections: keepsDates(page.path) ? sections : sections.map(undated) }];
}

/**
 * The sections of the change log without what they say: each entry links to the page that explains
 * it, which a search should lead to.
 */
function headingsOf([intro, ...others]: readonly Section[]): readonly Section[] {
  const bare = others.map((section) => ({ ...section, text: "", code: [], shown: [] }));
  return intro ? [intro, ...bare] : bare;
}

function undated(section: Section): Section {
  const { heading, text } = section;
  return { ...section, heading: withoutDates(heading), text: withoutDates(text) };
}

/** A record for a page and for each of its sections. */
export function docsRecords(
  contract: Contract,
  { on, titles, sections }: SectionedPage,
): SearchRecord[] {
  const [intro, ...others] = sections;
  const namesIn = ({ shown }: Section) =>
    shown.flatMap((directive) => shownNames(contract, directive)).join(" ");
  const { title, description, lang } = titles;
  return [
    {
      kind: "page",
      page: lang === on.lang ? on : { ...on, lang },
      anchor: "",
      title,
      names: intro ? pathsExplainedIn(contract, intro) : [],
      text: description,
      ...(intro && { hidden: `${intro.text} ${namesIn(intro)}`, code: intro.code }),
    },
    ...others.map((section): SearchRecord => {
      const found: SearchRecord = {
        kind: "section",
        page: on,
        anchor: section.anchor,
        title: section.heading,
        names: [],
        // A section with only a table shows the names in it.
        text: section.text || namesIn(section).replace(/\S+/g, "`$&`"),
        hidden: namesIn(section),
        code: section.code,
      };
      const status = errorShown(section);
      if (status === undefined) return found;
      const hidden = [found.hidden, ...messagesOf(contract, status)].join(" ");
      return { ...found, ...errorNames(status), hidden };
    }),
  ];
}

/** The paths of operations without a reference: the page that begins with one explains it. */
function pathsExplainedIn({ specifications }: Contract, { shown }: Section): readonly string[] {
  const unpublished = specifications.filter((one) => !one.published);
  const operations = unpublished.flatMap((one) => one.operations);
  const ids = shown.flatMap(({ name, attributes }) => (name === "operation" ? attributes.id : []));
  return operations.filter(({ id }) => ids.includes(id)).map(({ path }) => path);
}

/** The messages in the examples of an error, from every operation. */
function messagesOf({ specifications }: Contract, status: ErrorStatus): readonly string[] {
  const operations = specifications.flatMap((one) => one.operations);
  const responses = operations.flatMap((one) => one.responses);
  const examples = responses.flatMap((one) => (one.status === status ? one.examples : []));
  const messages = examples.map(({ value }) => String(Object(value).message ?? ""));
  return [...new Set(messages)];
}

/** The status of the error that a section explains; it takes precedence over references. */
function errorShown({ shown }: Section): ErrorStatus | undefined {
  const name = shown.find((directive) => directive.name === "error")?.attributes.of;
  const effect = SCENARIOS.find((scenario) => scenario.name === name)?.effect;
  return effect?.kind === "error" ? effect.status : undefined;
}

/**
 * The record of a category page: its title, its label, which is the short name of an API, and its
 * description. Readers of a translation also know the label of the default language.
 */
export function categoryRecord(
  source: SearchSource,
  page: CategoryPage,
  lang: Locale,
): SearchRecord {
  const texts = source.catalogues(lang);
  const { slug } = page.category;
  const title = categoryTitle(texts, slug);
  const { description, label } = texts.categories[slug];
  const on: RecordPage = { ...placeOf(source, page, lang), title, lang };
  const english = source.catalogues(source.config.locales[0].code).categories[slug].label;
  const names = [...new Set([label, english])].filter((name) => name !== title);
  return { kind: "category", page: on, anchor: "", title, names, text: description };
}

/** A page's address and its place in the tree: the outermost and the innermost category. */
function placeOf({ config, catalogues, plan }: SearchSource, page: PlannedPage, lang: Locale) {
  const ancestors = plan.trees.get(page.version)?.positions.get(page.path)?.ancestors ?? [];
  const labels = ancestors.map((node) => labelOf(plan, node, lang, catalogues(lang)));
  const ends = [...new Set([labels[0], labels.at(-1)])].filter((label) => label !== undefined);
  return { href: localizeHref(page.path, prefixOf(config, lang)), where: ends.join(" › ") };
}
