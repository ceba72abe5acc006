import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../site.config.ts";
import { withoutSlash } from "../address/without-slash.ts";
import type { PlannedPage, Written } from "../plan/planned-page.ts";
import { driftedSections } from "../translations/drifted-sections.ts";
import { recordOriginal } from "../translations/record-original.ts";
import { type SectionVersion, sectionVersions } from "../translations/section-versions.ts";
import type { Site } from "./assemble.ts";

type Source = Pick<Site, "config" | "plan" | "parse">;

/** A page in one of the languages that it is not written in first. */
export interface TranslationState {
  readonly path: string;
  readonly lang: Locale;
  readonly state: "translated" | "drifted" | "missing";
  /** How many there are to translate, the frontmatter among them. */
  readonly sections: number;
  /** Those that are not translated as they are today. */
  readonly drifted: readonly string[];
}

/** Every written page in every other language, in the order of the tree. */
export function translationStates({ config, plan, parse }: Source): readonly TranslationState[] {
  const [original, ...others] = config.locales;
  return plan.pages.flatMap((page) => {
    const written = page.kind === "docs" && page.written.get(original.code);
    if (!written) return [];
    const versions = versionsOf(written, parse);
    return others.map(({ code: lang }): TranslationState => {
      const own = page.written.get(lang);
      const about = { path: page.path, lang, sections: versions.length };
      if (!own) return { ...about, state: "missing", drifted: [] };
      const drifted = driftedSections(own.frontmatter.original ?? [], versions);
      return { ...about, state: drifted.length > 0 ? "drifted" : "translated", drifted };
    });
  });
}

/**
 * Writes into the translations of a page that they translate its original as it is today.
 * @param path "/docs/intro"
 * @returns the files, or undefined for a page that is not there
 */
export function renewTranslations(
  root: string,
  { config, plan, parse }: Source,
  path: string,
): readonly string[] | undefined {
  const page: PlannedPage | undefined = plan.byPath.get(withoutSlash(path));
  const [original, ...others] = config.locales;
  const written = page?.kind === "docs" ? page.written : undefined;
  const first = written?.get(original.code);
  if (!written || !first) return undefined;
  const versions = versionsOf(first, parse);
  return others.flatMap(({ code }) => {
    const source = written.get(code)?.source;
    if (!source) return [];
    writeFileSync(join(root, source.file), recordOriginal(source.text, versions));
    return [source.file];
  });
}

function versionsOf(
  { frontmatter, source }: Written,
  parse: Source["parse"],
): readonly SectionVersion[] {
  return sectionVersions(frontmatter, parse(source.text));
}
