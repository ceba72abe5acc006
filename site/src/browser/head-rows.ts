import { FACE } from "./keep-face.ts";
import { type PreferenceRow, preferenceRows } from "./preference-rows.ts";

/** What the head script reads: a choice, or what else is kept and shown like one. */
export interface HeadRow extends Omit<PreferenceRow, "name"> {
  readonly name: string;
  /** The part of an address that goes before what is kept. */
  readonly parameter?: string;
  /** The value where nothing is chosen. */
  readonly fallback?: string;
}

interface Known {
  readonly announcementId: string;
  /** The first is the default. */
  readonly sampleLanguages: readonly string[];
  /** The file of the text's face: "/assets/face-1a2b3c.woff2". */
  readonly face: string;
}

/**
 * The table of choices, with what the other script need not know: it finds a language of samples
 * chosen, and leaves the face of a text in view alone.
 */
export function headRows({ announcementId, sampleLanguages, face }: Known): readonly HeadRow[] {
  const [fallback = ""] = sampleLanguages;
  const rows = preferenceRows(announcementId).map((row) =>
    row.name === "sampleLanguage"
      ? { ...row, values: sampleLanguages, parameter: "lang", fallback }
      : row,
  );
  return [...rows, { name: FACE, key: FACE, values: [face] }];
}
