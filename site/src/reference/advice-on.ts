import type { ReferenceTexts } from "../../i18n/texts.ts";

/** What a caller does about an error of the catalogue: Markdown, or nothing for other statuses. */
export function adviceOn(texts: ReferenceTexts, status: string): string | undefined {
  const advice: Readonly<Record<string, string>> = texts.advice;
  return advice[status];
}
