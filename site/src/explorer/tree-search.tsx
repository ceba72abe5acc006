import { type KeyboardEvent, type ReactElement, useState } from "react";
import { fill } from "../../i18n/fill.ts";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import { createMemo } from "../base/memo.ts";
import { findInBody } from "./find-in-body.ts";
import type { Path } from "./rows-of.ts";

interface Props {
  readonly body: unknown;
  readonly texts: ExplorerTexts;
  /** Selects a match; the field keeps the focus. */
  readonly onTake: (path: Path) => void;
}

/** Finds names, ids and values in a tree, open or not, and selects one match after another. */
export function TreeSearch({ body, texts, onTake }: Props): ReactElement {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const [{ latest }] = useState(createMemo);
  const find = (sought: string) => latest(findInBody, body, sought);
  const found = find(text);
  // A newer response may have fewer matches.
  const at = Math.min(chosen, found.length - 1);
  const take = (index: number, among: readonly Path[]) => {
    const path = among[index];
    setChosen(Math.max(0, index));
    if (path) onTake(path);
  };
  const step = (by: number) => take((at + by + found.length) % found.length, found);
  const change = (typed: string) => {
    setText(typed);
    take(0, find(typed));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In an input method, Enter and Escape accept and discard a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && found.length > 0) {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    }
    if (event.key === "Escape" && text !== "") {
      // In the console around it, Escape would cancel a call.
      event.stopPropagation();
      change("");
    }
  };
  return (
    <search className="tree-search">
      <input
        type="text"
        value={text}
        aria-label={texts.find}
        placeholder={texts.find}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <output>{text.trim() === "" ? "" : countOf(found, at, texts)}</output>
      {found.length > 1 ? (
        <>
          <Arrow label={texts.previousMatch} sign="↑" onPress={() => step(-1)} />
          <Arrow label={texts.nextMatch} sign="↓" onPress={() => step(1)} />
        </>
      ) : null}
    </search>
  );
}

function countOf(found: readonly Path[], at: number, texts: ExplorerTexts): string {
  if (found.length === 0) return texts.notFound;
  return fill(texts.found, { at: String(at + 1), count: String(found.length) });
}

interface ArrowProps {
  readonly label: string;
  readonly sign: string;
  readonly onPress: () => void;
}

function Arrow({ label, sign, onPress }: ArrowProps): ReactElement {
  return (
    <button type="button" className="tool" aria-label={label} onClick={onPress}>
      {sign}
    </button>
  );
}
