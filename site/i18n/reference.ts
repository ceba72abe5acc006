import type { Locale } from "../site.config.ts";
import type { ReferenceTexts } from "../src/reference/reference-texts.ts";
import { referenceTexts as en } from "./reference.en.ts";
import { referenceTexts as es } from "./reference.es.ts";

const catalogues: Readonly<Record<Locale, ReferenceTexts>> = { en, es };

/** The texts of the reference and of the blocks that pages take from it. Build only. */
export function referenceTextsOf(lang: Locale): ReferenceTexts {
  return catalogues[lang];
}
