import type { ReactElement } from "react";
import type { Texts } from "../../i18n/texts.ts";
import { CaretIcon, CloseIcon } from "../art/icons.tsx";
import type { TocEntry } from "../content/page-model.ts";

interface Props {
  readonly entries: readonly TocEntry[];
  /** Language of the entries, where it is not the page's. */
  readonly lang: string | undefined;
  readonly texts: Texts;
}

/** Headings of level 2 and 3: a column where there is room, else a popover behind `TocButton`. */
export function Toc({ entries, lang, texts }: Props): ReactElement {
  return (
    <aside id="toc" className="toc" popover="auto">
      <nav aria-labelledby="toc-title">
        <p id="toc-title" className="toc-title">
          {texts.page.onThisPage}
        </p>
        <ul lang={lang}>
          {entries.map(({ id, text, lang: own, depth }) => (
            <li key={id} className={depth === 3 ? "toc-deep" : undefined}>
              <a href={`#${id}`} lang={own}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className="toc-close icon-button"
        popoverTarget="toc"
        popoverTargetAction="hide"
        aria-label={texts.shell.closeMenu}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}

export function TocButton({ texts }: { readonly texts: Texts }): ReactElement {
  return (
    <button type="button" popoverTarget="toc">
      {texts.page.onThisPage}
    </button>
  );
}

/**
 * Shown where the sidebar is folded: says which part of a long page is being read, and opens the
 * list of parts. `../browser/toc-highlight.ts` fills in the part.
 */
export function ReadingBar({ title, texts }: { readonly title: string; readonly texts: Texts }) {
  return (
    <button type="button" className="reading-bar" popoverTarget="toc">
      <span>{title}</span> <strong data-reading>{texts.reference.about}</strong>
      <CaretIcon />
    </button>
  );
}
