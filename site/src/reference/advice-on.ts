import type { ReferenceTexts } from "../../i18n/texts.ts";

type Advice = Readonly<Record<string, string>>;

/**
 * The advice to callers on an error of the catalogue, as Markdown; undefined for other statuses.
 * @param operation its own advice takes precedence over the general one
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
