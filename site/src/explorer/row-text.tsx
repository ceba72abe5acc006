import type { MouseEvent, ReactElement } from "react";
import { fillCount } from "../../i18n/fill.ts";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import { findEntry } from "./find-entry.ts";
import { findName } from "./find-name.ts";
import type { ReadBody } from "./read-body.ts";
import type { Path, Row } from "./rows-of.ts";

interface Props {
  readonly row: Row;
  /** Undefined until names are known. */
  readonly read: ReadBody | undefined;
  /** Its value in words. */
  readonly words: string | undefined;
  readonly texts: ExplorerTexts;
  readonly areKeysLinks: boolean;
  readonly onGo: (path: Path) => void;
}

/** The name and the value of a row. Derived words come after them, and are not copied. */
export function RowText({ row, read, words, texts, areKeysLinks, onGo }: Props): ReactElement {
  const { path, value, members } = row;
  const key = path.at(-1);
  const anchor = areKeysLinks && read && findName(read.names, read.schema, path, value)?.anchor;
  const entry = read && findEntry(read, path, value)?.path;
  const follow = (event: MouseEvent) => {
    event.stopPropagation();
    if (entry) onGo(entry);
  };
  return (
    <>
      <b lang="en">
        {anchor ? (
          // The keyboard has the same link below the tree.
          <a
            href={`#${encodeURIComponent(anchor)}`}
            tabIndex={-1}
            onClick={(event) => event.stopPropagation()}
          >
            {key}
          </a>
        ) : (
          key
        )}
      </b>{" "}
      {members === undefined ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: Enter on the row does the same.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the row does the same.
        <span
          lang="en"
          className={`${typeof value === "string" ? "s" : "n"}${entry ? " leads" : ""}`}
          onClick={entry && follow}
        >
          {shorten(JSON.stringify(value))}
        </span>
      ) : null}
      {members !== undefined && words === undefined ? (
        <small>{fillCount(texts.members, members)}</small>
      ) : null}
      {words === undefined ? null : <span className="derived"> {words}</span>}
    </>
  );
}

/** Counts code points, so that no surrogate pair is cut. */
function shorten(text: string): string {
  return text.replace(/^(.{160}).+/su, "$1…");
}
