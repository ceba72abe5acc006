import { type PreferenceRow, preferenceRows } from "./preference-rows.ts";
import { FONT_KEY } from "./prefetch-font.ts";

/** A row that the head script reads: a choice, or another value stored and shown like one. */
export interface HeadRow extends Omit<PreferenceRow, "name"> {
  readonly name: string;
  /** The URL parameter that takes precedence over the stored value. */
  readonly parameter?: string;
  /** The value where nothing is chosen. */
  readonly fallback?: string;
}

interface HeadScriptInput {
  readonly announcementId: string;
  /** The first is the default. */
  readonly sampleLanguages: readonly string[];
  /** The font file of the text: "/assets/face-1a2b3c.woff2". */
  readonly face: string;
}

/**
 * The table of choices, with what only the head script needs: the default sample language, and the
 * font. The entry script needs neither: the sample language is already set when it runs, and it
 * never switches the font under a reader.
 */
export function headRows({
  announcementId,
  sampleLanguages,
  face,
}: HeadScriptInput): readonly HeadRow[] {
  const [fallback = ""] = sampleLanguages;
  const rows = preferenceRows(announcementId).map((row) =>
    row.name === "sampleLanguage"
      ? { ...row, values: sampleLanguages, parameter: "lang", fallback }
      : row,
  );
  return [...rows, { name: FONT_KEY, key: FONT_KEY, values: [face] }];
}
