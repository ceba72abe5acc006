import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locale, SiteConfig } from "../site.config.ts";
import type { Texts } from "./texts.ts";

/** The texts of each locale of a site. */
export type Catalogues = (lang: Locale) => Texts;

/**
 * Loads the catalogue of each locale: the file of `catalogues/` named after its code.
 * @throws naming the file that is missing
 */
export async function readCatalogues({
  locales,
}: Pick<SiteConfig, "locales">): Promise<Catalogues> {
  const loaded = await Promise.all(
    locales.map(async ({ code }) => {
      const module: { readonly default: Texts } = await import(`./catalogues/${code}.ts`).catch(
        (cause: unknown) => {
          throw new Error(`Without site/i18n/catalogues/${code}.ts there are no texts.`, { cause });
        },
      );
      return [code, module.default] as const;
    }),
  );
  const catalogues = new Map<string, Texts>(loaded);
  return (lang) => {
    const texts = catalogues.get(lang);
    if (!texts) throw new Error(`There are no texts in "${lang}".`);
    return texts;
  };
}

/** The source of a catalogue. */
export interface CatalogueSource {
  /** "site/i18n/catalogues/en.ts" */
  readonly file: string;
  readonly text: string;
}

/** The sources of the catalogues, for checks that name a line. */
export function readCatalogueSources({
  locales,
}: Pick<SiteConfig, "locales">): readonly CatalogueSource[] {
  return locales.map(({ code }) => {
    const path = fileURLToPath(new URL(`./catalogues/${code}.ts`, import.meta.url));
    return { file: `site/i18n/catalogues/${code}.ts`, text: readFileSync(path, "utf8") };
  });
}
