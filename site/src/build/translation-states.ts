import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Locale } from "../../site.config.ts";
import { originalTitles } from "../content/original-titles.ts";
import type { PageSource, PlannedPage } from "../content/planned-page.ts";
import type { Frontmatter } from "../content/read-frontmatter.ts";
import { checkTitles } from "../verify/page/check-titles.ts";
import { recordOriginal, recordTitles } from "../verify/translations/record-original.ts";
import {
  type SectionVersion,
  sectionVersions,
  titleVersion,
} from "../verify/translations/section-versions.ts";
import type { Site } from "./assemble.ts";

type Source = Pick<Site, "config" | "contract" | "names" | "plan" | "parse" | "render">;

/** The state of a page in a language other than the default one. */
export interface TranslationState {
  readonly path: string;
  readonly lang: Locale;
  /** A missing translation may still have a title and description. */
  readonly state: "translated" | "drifted" | "missing";
  /** What to fix, with the side that changed. These problems fail no other check. */
  readonly problems: readonly Problem[];
}

/** Every Markdown page and reference in every other language, in the order of the tree. */
export function translationStates(site: Source): readonly TranslationState[] {
  const [, ...others] = site.config.locales;
  return site.plan.pages.flatMap((page) => {
    if (page.kind !== "docs" && page.kind !== "reference") return [];
    return others.map(({ code: lang }): TranslationState => {
      const about = { path: page.path, lang };
      if (page.kind === "reference" || !page.written.has(lang)) {
        const problems = checkTitles(page, lang, site.contract, site.names);
        return { ...about, state: "missing", problems };
      }
      const { problems = [] } = site.render({ page, lang }).drift ?? {};
      return { ...about, state: problems.length > 0 ? "drifted" : "translated", problems };
    });
  });
}

type TitledPage = Extract<PlannedPage, { kind: "docs" | "reference" }>;

/** Rewrites a file of translations. */
export type Renew = (file: string, change: (text: string) => string) => void;

/**
 * Records the current version of a page's original in its translations.
 * @param path "/docs/intro"
 * @param renew changes a file
 * @param onlyNew skips translations that already name a version
 * @returns whether the page exists
 */
export function renewTranslations(
  site: Source,
  path: string,
  renew: Renew,
  onlyNew = false,
): boolean {
  const page = site.plan.byPath.get(path);
  if (page?.kind !== "docs" && page?.kind !== "reference") return false;
  const isLeft = ({ original }: Frontmatter) => onlyNew && original !== undefined;
  for (const { file, frontmatter } of page.titles.values()) {
    if (isLeft(frontmatter)) continue;
    renew(file, (text) => recordTitles(text, page.path, titleOf(site, page)));
  }
  const [original] = site.config.locales;
  for (const [lang, { source, frontmatter }] of page.kind === "docs" ? page.written : []) {
    if (lang === original.code || isLeft(frontmatter)) continue;
    renew(source.file, (text) => recordOriginal(text, versionsOf(site, page)));
  }
  return true;
}

function titleOf({ contract }: Source, page: TitledPage): string {
  const words = originalTitles(page, contract);
  return words ? titleVersion(words) : "";
}

function versionsOf({ config, parse }: Source, page: TitledPage): readonly SectionVersion[] {
  const [original] = config.locales;
  const written: PageSource | undefined =
    page.kind === "docs" ? page.written.get(original.code) : undefined;
  return written ? sectionVersions(written.frontmatter, parse(written.source.text)) : [];
}
