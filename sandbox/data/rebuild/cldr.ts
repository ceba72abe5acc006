import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

const SOFT_HYPHEN = "\u00ad";

interface Numbers {
  symbols: Record<string, string>;
  formats: Record<string, string>;
}

export function territoryNames(locale: string): Record<string, string> {
  const file = require(`cldr-localenames-full/main/${locale}/territories.json`);
  return file.main[locale].localeDisplayNames.territories;
}

export function languageNames(locale: string): Record<string, string> {
  const file = require(`cldr-localenames-full/main/${locale}/languages.json`);
  return file.main[locale].localeDisplayNames.languages;
}

/** "{0} ({1})", with the brackets of the script. */
export function localePattern(locale: string): string {
  const file = require(`cldr-localenames-full/main/${locale}/localeDisplayNames.json`);
  return file.main[locale].localeDisplayNames.localeDisplayPattern.localePattern;
}

export function numbers(locale: string): Numbers {
  const file = require(`cldr-numbers-full/main/${locale}/numbers.json`).main[locale].numbers;
  return {
    symbols: file["symbols-numberSystem-latn"],
    formats: file["currencyFormats-numberSystem-latn"],
  };
}

export function currencySymbol(locale: string, currency: string): string {
  const file = require(`cldr-numbers-full/main/${locale}/currencies.json`).main[locale];
  return file.numbers.currencies[currency]?.symbol ?? currency;
}

export function currencyDigits(currency: string): number {
  const { fractions } = require("cldr-core/supplemental/currencyData.json").supplemental
    .currencyData;
  return Number((fractions[currency] ?? fractions.DEFAULT)._digits);
}

/** Names of a zone's city by CLDR locale; undefined where CLDR has none. */
export function zoneCity(locale: string, zone: string): string | undefined {
  const file = require(`cldr-dates-full/main/${locale}/timeZoneNames.json`);
  let node = file.main[locale].dates.timeZoneNames.zone;
  for (const part of zone.split("/")) node = node?.[part];
  return node?.exemplarCity?.replaceAll(SOFT_HYPHEN, "");
}
