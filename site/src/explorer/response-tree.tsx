import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from "react";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import { findEntry } from "./find-entry.ts";
import { moveInTree, type TreeMove, typeAhead } from "./move-in-tree.ts";
import type { ReadBody } from "./read-body.ts";
import { RowText } from "./row-text.tsx";
import type { Path, Row } from "./rows-of.ts";
import type { Tree } from "./use-tree.ts";
import { useWindow } from "./use-window.ts";
import type { Say } from "./words-of.ts";

interface Props {
  readonly tree: Tree;
  /** Undefined until names are known. */
  readonly read: ReadBody | undefined;
  readonly say: Say;
  readonly texts: ExplorerTexts;
  /** Whether keys link to their fields in the reference. */
  readonly areKeysLinks: boolean;
  readonly onGo: (path: Path) => void;
}

/** Milliseconds after which a typed letter starts another word. */
const WORD = 700;

/** One tab stop: the tree has the focus and names the selected row. Renders only rows in view. */
export function ResponseTree({ tree, read, say, texts, areKeysLinks, onGo }: Props): ReactElement {
  const { rows, at, move, takesFocus } = tree;
  const id = useId();
  const { box, from, to, rowHeight, page, onScroll, reveal } = useWindow(rows.length);
  const word = useRef({ text: "", when: 0 });
  const latestReveal = useRef(reveal);
  latestReveal.current = reveal;
  useEffect(() => latestReveal.current(at), [at]);
  useEffect(() => {
    if (takesFocus.current) box.current?.focus();
    takesFocus.current = false;
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moveInTree(rows, at, event.key, page) ?? typed(event);
    const { path, value } = rows[at] ?? { path: [], value: undefined };
    const entry = event.key === "Enter" && !next ? read && findEntry(read, path, value) : undefined;
    if (!next && !entry?.path) return;
    event.preventDefault();
    if (next) move(next);
    else onGo(entry?.path ?? []);
  };
  const typed = ({ key, timeStamp }: KeyboardEvent): TreeMove | undefined => {
    if (key.length !== 1 || key === " ") return undefined;
    const { text, when } = word.current;
    word.current = { text: timeStamp - when > WORD ? key : text + key, when: timeStamp };
    const found = typeAhead(rows, at, word.current.text);
    return found === undefined ? undefined : { kind: "go", to: found };
  };
  const isShown = at >= from && at < to;
  return (
    <div
      ref={box}
      className="tree rows"
      role="tree"
      aria-label={texts.tree}
      tabIndex={0}
      aria-activedescendant={isShown ? `${id}-${at}` : undefined}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      <div role="none" style={{ height: rows.length * rowHeight }}>
        {rows.slice(from, to).map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the tree.
          // biome-ignore lint/a11y/useFocusableInteractive: the tree keeps the focus.
          <div
            key={row.id}
            id={`${id}-${from + index}`}
            data-row={row.level}
            role="treeitem"
            aria-level={row.level}
            aria-posinset={row.position}
            aria-setsize={row.size}
            aria-expanded={row.isOpen}
            aria-selected={from + index === at}
            style={{ insetBlockStart: (from + index) * rowHeight, paddingInlineStart: indent(row) }}
            onClick={() => {
              move({ kind: "go", to: from + index });
              if (row.isOpen !== undefined) {
                move({ kind: row.isOpen ? "close" : "open", ids: [row.id] });
              }
            }}
          >
            <RowText
              row={row}
              read={read}
              words={say(row.path)}
              texts={texts}
              areKeysLinks={areKeysLinks}
              onGo={onGo}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** In units of the font, and on a phone no wider than there is room for. */
function indent({ level }: Row): string {
  return `calc(0.6rem + ${Math.min(level - 1, 12)} * min(0.95rem, 2.5vw))`;
}
