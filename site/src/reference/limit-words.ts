import type { ReferenceTexts } from "../../i18n/texts.ts";

/** The text for a limit, in singular or plural according to its value: "at least {value} item". */
export function limitWords(
  { limits }: ReferenceTexts,
  name: keyof ReferenceTexts["limits"],
  limit: unknown,
): string {
  const words = limits[name];
  if (typeof words === "string") return words;
  return limit === 1 ? words.one : words.other;
}
