import type { ReactElement } from "react";
import type { ShellTexts } from "../../../i18n/texts.ts";
import type { Locale } from "../../../site.config.ts";
import { CloseIcon } from "../../art/icons.tsx";
import { localizeHref, prefixOf } from "../../base/localize-href.ts";
import type { ShellConfig } from "./shell-config.ts";

interface Props {
  readonly config: ShellConfig;
  readonly lang: Locale;
  readonly texts: ShellTexts;
}

/** Always in the document; the stylesheet hides it once `<html>` says that it was closed. */
export function AnnouncementBar({ config, lang, texts }: Props): ReactElement {
  const { id, path } = config.announcement;
  return (
    <section className="announcement" aria-label={texts.announcement}>
      <p>
        {texts.announcementText}{" "}
        <a href={localizeHref(path, prefixOf(config, lang))}>{texts.announcementLink}</a>
      </p>
      <button
        type="button"
        className="icon-button announcement-close"
        aria-label={texts.closeAnnouncement}
        data-choose={`announcement:${id}`}
      >
        <CloseIcon />
      </button>
    </section>
  );
}
