import type { MouseEvent, ReactElement } from "react";
import type { ShellTexts } from "../../../i18n/texts.ts";
import type { Locale } from "../../../site.config.ts";
import { CloseIcon } from "../../art/icons.tsx";
import { localizeHref, prefixOf } from "../../base/localize-href.ts";
import { docsSidebar, zoneOf } from "../../base/zone-of.ts";
import type { ShellConfig } from "./shell-config.ts";

interface Props {
  readonly config: ShellConfig;
  readonly lang: Locale;
  readonly texts: ShellTexts;
}

/** Where it matters: on pages without a sidebar, where newcomers arrive, and in archived docs. */
export function isAnnounced(config: ShellConfig, path: string) {
  const { sidebar } = zoneOf(config, path);
  const version = config.versions.find(({ id }) => docsSidebar(id) === sidebar);
  return sidebar === "" || version?.archived === true;
}

/** The button disappears with its announcement: moves the focus to what comes next. */
function focusBrand({ currentTarget }: MouseEvent): void {
  currentTarget.ownerDocument.querySelector<HTMLElement>(".brand")?.focus();
}

/** The stylesheet hides it once `<html>` says that it was closed. */
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
        onClick={focusBrand}
      >
        <CloseIcon />
      </button>
    </section>
  );
}
