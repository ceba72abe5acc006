import { createHash } from "node:crypto";
import type { ShellTexts } from "../../i18n/texts.ts";

export interface ShellTextsFile {
  readonly name: string;
  readonly body: string;
}

/**
 * The texts that React shows in one language. The name has a hash of the content, so that it can be
 * cached forever.
 */
export function shellTextsFile(lang: string, texts: ShellTexts): ShellTextsFile {
  const body = JSON.stringify(texts);
  const hash = createHash("sha256").update(body).digest("hex").slice(0, 8);
  return { name: `assets/texts-${lang}-${hash}.json`, body };
}
