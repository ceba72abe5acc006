import type { ReferenceTexts } from "../../i18n/texts.ts";

type Advice = Readonly<Record<string, string>>;

/**
 * What a caller does about an error of the catalogue: Markdown, or nothing for other statuses.
 * @param operation whose own advice comes before that for all
 */
export function adviceOn(
  texts: ReferenceTexts,
  status: string,
  operation = "",
): string | undefined {
  const own: Readonly<Record<string, Advice>> = texts.adviceOf;
  const all: Advice = texts.advice;
  return own[operation]?.[status] ?? all[status];
}
