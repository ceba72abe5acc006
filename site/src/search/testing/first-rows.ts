import { type Locale, site } from "../../../site.config.ts";
import { prefixOf } from "../../base/localize-href.ts";
import { groupRows } from "../dialog/group-rows.ts";
import { type OpenIndex, openIndex } from "../query/open-index.ts";
import { search } from "../query/search.ts";
import { searchFiles } from "../search-files.ts";
import { recordsOf, siteSource } from "./site-source.ts";

export interface Question {
  readonly ask: string | number;
  /** Paths without the locale's prefix. */
  readonly answers: readonly string[];
  readonly lang?: Locale;
}

const { files } = searchFiles({ ...siteSource, recordsOf });
const indexes = new Map(
  site.locales.map(({ code }) => {
    const file = files.find(({ name }) => name.startsWith(`search/${code}-3.0.`));
    return [code, openIndex(JSON.parse(String(file?.body)))];
  }),
);

export function indexIn(lang: Locale): OpenIndex {
  const index = indexes.get(lang);
  if (!index) throw new Error(`There is no index in "${lang}".`);
  return index;
}

/** The first results that a reader sees, in the order of the dialog. */
export function firstRows({ ask, lang = "en" }: Question, count: number): readonly string[] {
  const rows = groupRows(search(indexIn(lang), String(ask)).rows).flatMap((group) => group.rows);
  const prefix = prefixOf(site, lang);
  return rows.slice(0, count).map(({ href }) => href.slice(prefix.length));
}
