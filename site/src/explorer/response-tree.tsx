import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef } from "react";
import { fill } from "../../i18n/fill.ts";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import { moveInTree, type TreeMove, typeAhead } from "./move-in-tree.ts";
import type { Row } from "./rows-of.ts";
import { useWindow } from "./use-window.ts";

interface Props {
  readonly rows: readonly Row[];
  /** Index of the row in hand. */
  readonly at: number;
  readonly texts: ExplorerTexts;
  readonly onMove: (move: TreeMove) => void;
}

/** Milliseconds after which letters begin another word. */
const WORD = 700;

/** One tab stop: the tree has the focus, and names the row in hand. Rows out of view are not there. */
export function ResponseTree({ rows, at, texts, onMove }: Props): ReactElement {
  const id = useId();
  const { box, from, to, rowHeight, page, onScroll, reveal } = useWindow(rows.length);
  const word = useRef({ text: "", when: 0 });
  const latestReveal = useRef(reveal);
  latestReveal.current = reveal;
  useEffect(() => latestReveal.current(at), [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = moveInTree(rows, at, event.key, page) ?? typed(event);
    if (!move) return;
    event.preventDefault();
    onMove(move);
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
              onMove({ kind: "go", to: from + index });
              if (row.isOpen !== undefined) {
                onMove({ kind: row.isOpen ? "close" : "open", ids: [row.id] });
              }
            }}
          >
            <RowText row={row} texts={texts} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** In the unit of the font, and on a phone no further than there is room. */
function indent({ level }: Row): string {
  return `calc(0.6rem + ${Math.min(level - 1, 12)} * min(0.95rem, 2.5vw))`;
}

function RowText({ row, texts }: Pick<Props, "texts"> & { readonly row: Row }): ReactElement {
  const { path, value, members } = row;
  const key = path.at(-1);
  return (
    <>
      <b lang="en">{key}</b>{" "}
      {members === undefined ? (
        <span lang="en" className={toneOf(value)}>
          {shorten(JSON.stringify(value))}
        </span>
      ) : (
        <small>
          {fill(members === 1 ? texts.members.one : texts.members.other, { count: members })}
        </small>
      )}
    </>
  );
}

function toneOf(value: unknown): string {
  return typeof value === "string" ? "s" : "n";
}

const SHOWN = 160;

function shorten(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
