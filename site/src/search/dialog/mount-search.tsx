import { createRoot } from "react-dom/client";
import type { ShellTexts } from "../../../i18n/texts.ts";
import { localizeHref, prefixOf } from "../../base/localize-href.ts";
import { zoneOf } from "../../base/zone-of.ts";
import { afterIn } from "../../browser/after.ts";
import { reachStorage } from "../../browser/preferences.ts";
import "../../styles/search-results.css";
import { namesPath } from "../../frame/shell/search-ids.ts";
import type { EarlySearch, SearchConfig } from "./early-search.ts";
import type { Item } from "./item.ts";
import { keepRecent, type RecentPlace, readRecent } from "./recent-place.ts";
import { scrollToText } from "./scroll-to-text.ts";
import { SearchPanel } from "./search-panel.tsx";
import { slashKeyOf } from "./slash-key.ts";
import type { MountedSearch } from "./start-search.ts";

export interface MountParts {
  readonly config: SearchConfig;
  readonly texts: ShellTexts;
  readonly window: Window;
  readonly dialog: HTMLDialogElement;
  /** Everything below the field. */
  readonly results: HTMLElement;
  readonly early: EarlySearch;
}

/** Renders the early search, and connects it to the browser. */
export function mountSearch(parts: MountParts): MountedSearch {
  const { config, texts, window, dialog, results, early } = parts;
  const { location } = window;
  const root = createRoot(results);
  const storage = reachStorage(() => window.localStorage);
  const slashKey = slashKeyOf(storage);
  const after = afterIn(window);

  return {
    prepare: () => {
      const { lang } = zoneOf(config, location.pathname);
      const session = early.session();
      root.render(
        <SearchPanel
          key={session.indexUrl}
          field={early.field}
          session={session}
          shellTexts={texts}
          recent={readRecent(storage).filter(({ href }) => zoneOf(config, href).lang === lang)}
          namesHref={localizeHref(namesPath, prefixOf(config, lang))}
          after={after}
          afterPaint={(action) => window.requestAnimationFrame(() => after(0, action))}
          isOnline={() => window.navigator.onLine}
          slashKey={slashKey}
          onChoose={(item, event) => {
            const place = placeOf(item);
            if (place) keepRecent(storage, place);
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            dialog.close();
            if (item.kind === "place") scrollToText(window, item.row);
          }}
        />,
      );
    },
    end: () => {
      root.unmount();
      early.end();
    },
  };
}

function placeOf(item: Item): RecentPlace | undefined {
  if (item.kind === "recent") return item.place;
  if (item.kind === "example") return undefined;
  const { kind, href, title, page, where } = item.row;
  const own = title.map(({ text }) => text).join("");
  return { kind, href, where, title: page === "" ? own : `${page} › ${own}` };
}
