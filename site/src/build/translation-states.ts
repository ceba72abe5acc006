import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Locale } from "../../site.config.ts";
import { originalTitles } from "../content/original-titles.ts";
import type { PlannedPage, Written } from "../content/planned-page.ts";
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

/** A page in one of the languages that it is not written in first. */
export interface TranslationState {
  readonly path: string;
  readonly lang: Locale;
  /** A missing one may have its title and description all the same. */
  readonly state: "translated" | "drifted" | "missing";
  /** What to mend in it, with the side that changed. None of it is red anywhere else. */
  readonly problems: readonly Problem[];
}

/** Every written page and every reference in every other language, in the order of the tree. */
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

/** A file of translations as it should be. */
export type Renew = (file: string, change: (text: string) => string) => void;

/**
 * Has the translations of a page name its original as it is today.
 * @param path "/docs/intro"
 * @param renew changes a file
 * @param onlyNew leaves those alone that name a version already
 * @returns whether there is such a page
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
  const written: Written | undefined =
    page.kind === "docs" ? page.written.get(original.code) : undefined;
  return written ? sectionVersions(written.frontmatter, parse(written.source.text)) : [];
}
