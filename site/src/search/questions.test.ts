import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type Locale, site } from "../../site.config.ts";
import { prefixOf } from "../base/localize-href.ts";
import { groupRows } from "./dialog/group-rows.ts";
import { openIndex } from "./query/open-index.ts";
import { search } from "./query/search.ts";
import { searchFiles } from "./search-files.ts";
import { recordsOf, siteSource } from "./testing/site-source.ts";

interface Question {
  readonly ask: string | number;
  /** Paths without the locale's prefix. */
  readonly answers: readonly string[];
  readonly lang?: Locale;
}

const path = fileURLToPath(new URL("../../search/questions.yaml", import.meta.url));
const sets: Readonly<Record<string, readonly Question[]>> = parse(readFileSync(path, "utf8"));
const { files } = searchFiles({ ...siteSource, recordsOf });
const indexes = new Map(
  site.locales.map(({ code }) => {
    const file = files.find(({ name }) => name.startsWith(`search/${code}-3.0.`));
    return [code, openIndex(JSON.parse(String(file?.body)))];
  }),
);

const SHOWN_FIRST = 3;
const SHARE = 0.95;

/** What a reader sees first, in the order of the dialog. */
function firstRows({ ask, lang = "en" }: Question): readonly string[] {
  const index = indexes.get(lang);
  if (!index) throw new Error(`There is no index in "${lang}".`);
  const rows = groupRows(search(index, String(ask)).rows).flatMap((group) => group.rows);
  const prefix = prefixOf(site, lang);
  return rows.slice(0, SHOWN_FIRST).map(({ href }) => href.slice(prefix.length));
}

describe.each(Object.entries(sets))("the questions %s", (_, questions) => {
  test(`are answered among the first ${SHOWN_FIRST} results, ${SHARE * 100} % of them`, () => {
    const missed = questions.filter(
      (question) => !firstRows(question).some((href) => question.answers.includes(href)),
    );
    const most = Math.floor(questions.length * (1 - SHARE));
    expect(missed.slice(0, missed.length > most ? undefined : 0)).toEqual([]);
  });

  test("are each asked once, and every answer is a place that search knows", () => {
    const asked = questions.map(({ ask, lang }) => `${ask} ${lang}`);
    expect(new Set(asked).size).toBe(asked.length);
    const known = new Set(
      recordsOf("3.0", "en").map(({ page, anchor }) => page.href + (anchor && `#${anchor}`)),
    );
    const lost = questions.flatMap(({ answers }) => answers).filter((href) => !known.has(href));
    expect(lost).toEqual([]);
  });
});
