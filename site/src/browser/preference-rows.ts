/** What a reader has chosen. */
export interface Preferences {
  /** Absent: as the system says. */
  readonly theme?: Theme;
  /** Id of the announcement that was closed last. */
  readonly announcement?: string;
  readonly docsVersion?: string;
  readonly sampleLanguage?: string;
  /** "off" where lines of code longer than a phone stay one line. Absent: they wrap. */
  readonly wrap?: string;
  /** Which server the samples of a reference call. Absent: the sandbox. */
  readonly server?: string;
}

export type Theme = "light" | "dark";

/** A choice, kept in local storage and shown as the `data-` attribute of `<html>` that it names. */
export interface PreferenceRow {
  readonly name: keyof Preferences;
  /** In the storage. */
  readonly key: string;
  /** What the attribute says for each value that may be kept; absent: the value, whatever it is. */
  readonly shown?: Readonly<Record<string, string>>;
  /** The part of an address that goes before what is kept. */
  readonly parameter?: string;
  /** The value where nothing is chosen. */
  readonly fallback?: string;
}

interface Known {
  readonly announcementId: string;
  /** The first is the default. The client leaves them out: the head script has chosen already. */
  readonly sampleLanguages?: readonly string[];
}

/** The one table of choices, for the head script, the store and the attributes. */
export function preferenceRows({
  announcementId,
  sampleLanguages,
}: Known): readonly PreferenceRow[] {
  return [
    { name: "theme", key: "theme", shown: { light: "light", dark: "dark" } },
    { name: "docsVersion", key: "docs-version" },
    { name: "announcement", key: "announcement", shown: { [announcementId]: "closed" } },
    {
      name: "sampleLanguage",
      key: "sample-language",
      ...(sampleLanguages && {
        shown: Object.fromEntries(sampleLanguages.map((id) => [id, id])),
        parameter: "lang",
        fallback: sampleLanguages[0] ?? "",
      }),
    },
    { name: "wrap", key: "wrap" },
    { name: "server", key: "server", shown: { production: "production" } },
  ];
}

/** The attribute's value for a choice; undefined for a value that is not stored. */
export function shownValue({ shown }: PreferenceRow, value: string): string | undefined {
  if (!shown) return value;
  return Object.hasOwn(shown, value) ? shown[value] : undefined;
}
