import type { ReferenceTexts } from "../../i18n/texts.ts";

/** What is said of a limit, in the number that its value asks for: "at least {value} item". */
export function limitWords(
  { limits }: ReferenceTexts,
  name: keyof ReferenceTexts["limits"],
  limit: unknown,
): string {
  const words = limits[name];
  if (typeof words === "string") return words;
  return limit === 1 ? words.one : words.other;
}
