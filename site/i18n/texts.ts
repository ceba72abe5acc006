/** The catalogue of a locale, and filling in its placeholders. */
import type { Locale } from "../site.config.ts";
import { en, type Texts } from "./en.ts";
import { es } from "./es.ts";

export type { Texts };
export type ShellTexts = Texts["shell"];

const catalogues: Readonly<Record<Locale, Texts>> = { en, es };

export function textsOf(lang: Locale): Texts {
  return catalogues[lang];
}

/** `fill("© {brand}", { brand: "A" })` is "© A". A placeholder without a value is an error. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}
