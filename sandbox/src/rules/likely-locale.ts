/**
 * likelyLocale("en", …) → "en-US": of the codes of a language, the one with its likely region, or
 * else the first one. Undefined for anything but a language alone, and for one without a code.
 */
export function likelyLocale(language: string, codes: Iterable<string>): string | undefined {
  if (!/^[a-z]{2,3}$/i.test(language)) return undefined;
  const ofLanguage = [...codes].filter((code) => code.startsWith(`${language.toLowerCase()}-`));
  const { region } = new Intl.Locale(language).maximize();
  return ofLanguage.find((code) => code.endsWith(`-${region}`)) ?? ofLanguage[0];
}
