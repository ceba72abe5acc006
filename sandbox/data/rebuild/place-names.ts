import { languageNames, localePattern, territoryNames } from "./cldr.ts";

/** Shorter names than CLDR's own, where its own are a statement rather than a name. */
const SHORT = new Set(["HK", "MO", "PS", "MM"]);
const CONTINENTS: Readonly<Record<string, string>> = {
  AF: "002",
  AN: "AQ",
  AS: "142",
  EU: "150",
  NA: "003",
  OC: "009",
  SA: "005",
};

export function countryName(cldrLocale: string, code: string): string {
  const names = territoryNames(cldrLocale);
  const name = (SHORT.has(code) && names[`${code}-alt-short`]) || names[code];
  if (!name) throw new Error(`CLDR ${cldrLocale}: no name for country ${code}`);
  return name;
}

export function continentName(cldrLocale: string, code: string): string {
  const name = territoryNames(cldrLocale)[CONTINENTS[code] ?? ""];
  if (!name) throw new Error(`CLDR ${cldrLocale}: no name for continent ${code}`);
  return name;
}

/** "Deutsch (Deutschland)": a locale in its own language, with a capital where the script has one. */
export function localeName(locale: string, cldrLocale: string): string {
  const [language = "", country = ""] = locale.split("-");
  const names = languageNames(cldrLocale);
  const script = { CN: "zh-Hans", TW: "zh-Hant", HK: "zh-Hant" }[country];
  const languageName = (language === "zh" && script && names[script]) || names[language];
  if (!languageName) throw new Error(`CLDR ${cldrLocale}: no name for ${language}`);
  return localePattern(cldrLocale)
    .replace("{0}", capitalised(languageName, locale))
    .replace("{1}", countryName(cldrLocale, country));
}

/** Georgian has capitals too, but nobody begins a name with one. */
const capitalised = (name: string, locale: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)
    ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
    : name;
