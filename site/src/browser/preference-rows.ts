/** What a reader has chosen. */
export interface Preferences {
  /** Absent: follows the system. */
  readonly theme?: Theme;
  /** Id of the announcement that was closed last. */
  readonly announcement?: string;
  readonly docsVersion?: string;
  readonly sampleLanguage?: string;
  /** "off": lines of code that are too long for a phone stay one line. Absent: they wrap. */
  readonly wrap?: string;
  /** Which server the samples of a reference call. Absent: the sandbox. */
  readonly server?: string;
}

export type Theme = "light" | "dark";

/** A choice, kept in local storage and shown as the `data-` attribute of `<html>` that it names. */
export interface PreferenceRow {
  readonly name: keyof Preferences;
  /** The key in local storage. */
  readonly key: string;
  /** The values that may be stored; absent: any. */
  readonly values?: readonly string[];
  /** The value of the attribute for all of them; absent: the stored value. */
  readonly shown?: string;
}

/** The one table of choices, for the head script, the store and the attributes. */
export function preferenceRows(announcementId: string): readonly PreferenceRow[] {
  return [
    { name: "theme", key: "theme", values: ["light", "dark"] },
    { name: "docsVersion", key: "docs-version" },
    { name: "announcement", key: "announcement", values: [announcementId], shown: "closed" },
    { name: "sampleLanguage", key: "sample-language" },
    { name: "wrap", key: "wrap" },
    { name: "server", key: "server", values: ["production"] },
  ];
}

/** The attribute's value for a choice; undefined for a value that may not be stored. */
export function shownValue({ values, shown }: PreferenceRow, value: string): string | undefined {
  return !values || values.includes(value) ? (shown ?? value) : undefined;
}
