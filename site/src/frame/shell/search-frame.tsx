import type { ReactElement } from "react";
import { CloseIcon, SearchIcon } from "../../art/icons.tsx";
import { localizeHref, prefixOf } from "../../base/localize-href.ts";
import type { SearchProps } from "./search-button.tsx";
import { namesPath, searchIds } from "./search-ids.ts";

/**
 * The dialog with its field. It stands in every document, so that it takes keys as soon as it is
 * opened; results come with the script in `mount-search.tsx`.
 */
export function SearchFrame({ config, lang, texts }: SearchProps): ReactElement {
  return (
    <dialog id={searchIds.dialog} className="search" aria-label={texts.search}>
      <div className="search-field">
        <SearchIcon />
        <input
          id={searchIds.field}
          type="text"
          role="combobox"
          aria-label={texts.search}
          aria-expanded="false"
          aria-autocomplete="list"
          placeholder={texts.searchHint}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          enterKeyHint="go"
        />
        <button
          type="button"
          className="search-close"
          data-search-close=""
          aria-label={texts.closeSearch}
        >
          <span className="key" data-key="esc" aria-hidden="true" />
          <CloseIcon />
        </button>
      </div>
      <div id={searchIds.results} className="search-body" />
      <div className="search-fallback" role="alert">
        <b>{texts.searchFailed}</b>{" "}
        <button type="button" className="button" data-search-retry="">
          {texts.retry}
        </button>{" "}
        <a href={localizeHref(namesPath, prefixOf(config, lang))}>{texts.allNames}</a>
      </div>
    </dialog>
  );
}
