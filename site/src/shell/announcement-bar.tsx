import type { ReactElement } from "react";
import type { ShellTexts } from "../../i18n/texts.ts";
import { type Locale, site } from "../../site.config.ts";
import { localePath } from "../address/paths.ts";
import { CloseIcon } from "../art/icons.tsx";
import type { PreferencesStore } from "../browser/preferences.ts";

interface Props {
  readonly lang: Locale;
  readonly texts: ShellTexts;
  readonly preferences: PreferencesStore;
}

/** Always in the document; the stylesheet hides it once `<html>` says that it was closed. */
export function AnnouncementBar({ lang, texts, preferences }: Props): ReactElement {
  const { id, path } = site.announcement;
  return (
    <section className="announcement" aria-label={texts.announcement}>
      <p>
        {texts.announcementText} <a href={localePath(lang, path)}>{texts.announcementLink}</a>
      </p>
      <button
        type="button"
        className="icon-button announcement-close"
        aria-label={texts.closeAnnouncement}
        onClick={() => preferences.choose({ announcement: id })}
      >
        <CloseIcon />
      </button>
    </section>
  );
}
