import type { ReactElement } from "react";
import type { ShellTexts } from "../../../i18n/texts.ts";
import type { Locale, SiteConfig } from "../../../site.config.ts";
import { SearchIcon } from "../../art/icons.tsx";
import { localizeHref, prefixOf } from "../../base/localize-href.ts";
import { namesPath, searchIds } from "./search-ids.ts";

export interface SearchProps {
  readonly config: Pick<SiteConfig, "locales">;
  readonly lang: Locale;
  readonly texts: ShellTexts;
}

/** Opens the dialog; without a script there is a link to the list of all names in its place. */
export function SearchButton({ config, lang, texts }: SearchProps): ReactElement {
  return (
    <>
      <button
        type="button"
        className="search-button"
        data-search-open=""
        aria-haspopup="dialog"
        aria-controls={searchIds.dialog}
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <SearchIcon />
        <span className="search-label">{texts.search}</span>
        <span className="key" data-key="/" aria-hidden="true" />
      </button>
      <a
        className="search-link"
        href={localizeHref(namesPath, prefixOf(config, lang))}
        aria-label={texts.search}
      >
        <SearchIcon />
      </a>
    </>
  );
}
