import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Locale } from "../../../site.config.ts";
import { originalTitles, type PageWords } from "../../content/original-titles.ts";
import type { PlannedPage } from "../../content/planned-page.ts";
import type { TitlesEntry } from "../../content/read-titles.ts";
import { checkPlainText } from "../names/check-names.ts";
import type { Scope } from "../names/create-scopes.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { titleVersion } from "../translations/section-versions.ts";

/**
 * Checks the translated title and description of a page without a translation: the names must be
 * known, the numbers those of the original, and the version they translate the original's current
 * one.
 */
export function checkTitles(
  page: TitledPage,
  lang: Locale,
  contract: Contract,
  names: KnownNames,
): readonly Problem[] {
  const entry = page.titles.get(lang);
  if (!entry) return [noTitle(page.path, lang)];
  const original = originalTitles(page, contract);
  return [
    ...checkWords(entry, names, scopeOf(page, names)),
    ...(original ? checkAgainst(page.path, entry, original) : []),
  ];
}

/** Until it is added, the page keeps the title in its own language. */
function noTitle(path: string, lang: Locale): Problem {
  const file = `site/content/${lang}/titles.yaml`;
  return problem(
    { file },
    `${path} has no title and no description here: add them, or translate the page.`,
  );
}

type TitledPage = Extract<PlannedPage, { kind: "docs" | "reference" }>;

function scopeOf(page: TitledPage, { scopes }: KnownNames): Scope {
  if (page.kind === "reference") return scopes.of([page.reference]);
  return scopes.ofRoute(page.path, page.written.values().next().value?.frontmatter.about ?? []);
}

function checkWords(
  { file, line, frontmatter, lines }: TitlesEntry,
  names: KnownNames,
  scope: Scope,
): readonly Problem[] {
  const { title, label, description } = frontmatter;
  return Object.entries({ title, label, description }).flatMap(([key, text]) =>
    lines.has(key)
      ? checkPlainText({ file, line: lines.get(key) ?? line }, text, names, {
          scope,
          own: new Set<string>(),
        })
      : [],
  );
}

function checkAgainst(
  path: string,
  { file, line, frontmatter, lines }: TitlesEntry,
  original: PageWords,
): readonly Problem[] {
  const renew = `npm run translations -- --renew ${path}`;
  const [version] = frontmatter.original ?? [];
  if (version === undefined) {
    const message = `This does not say which title and description it translates: \`${renew}\` writes \`original:\` below it.`;
    return [problem({ file, line }, message)];
  }
  if (version !== titleVersion(original)) {
    const message = `The title or description of ${path} has changed since it was translated: "${original.title}", "${original.description}" Follow it here, and then run \`${renew}\`.`;
    return [problem({ file, line: lines.get("original") }, message)];
  }
  const [titleNumbers, originalNumbers] = [numbersOf(frontmatter), numbersOf(original)];
  if (titleNumbers === originalNumbers) return [];
  const message = `The numbers are ${titleNumbers || "none"}, and those of the original ${originalNumbers || "none"}.`;
  return [problem({ file, line }, message)];
}

function numbersOf({ title, description }: PageWords): string {
  return [...`${title} ${description}`.matchAll(/\d+(?:\.\d+)*/g)]
    .map(([number]) => number)
    .sort()
    .join(", ");
}
