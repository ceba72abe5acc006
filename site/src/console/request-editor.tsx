import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import type { Hint } from "./console-data.ts";
import type { MarkEntry } from "./entry-mark.ts";
import type { Problem } from "./find-problems.ts";
import { entryAt, type Suggestions, suggest } from "./suggest.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { replaceText, useEditor } from "./use-editor.ts";

export interface EditorHandle {
  readonly focus: () => void;
  /** Puts the caret at the beginning of a line, counted from 1. */
  readonly goToLine: (line: number) => void;
}

interface Props {
  readonly text: string;
  readonly label: string;
  readonly hint: Hint;
  /** Language of the contract's texts. */
  readonly lang: string;
  readonly wrongLines: readonly Pick<Problem, "line">[];
  /** Id of the element that lists the problems. */
  readonly describedBy: string;
  readonly texts: ConsoleTexts;
  readonly onText: (text: string) => void;
  /** Marks the entry of the reference for the caret's line. */
  readonly onEntry: MarkEntry;
  readonly handle: (handle: EditorHandle) => void;
}

interface Popup extends Suggestions {
  readonly active: number;
}

/** The text of a request, with suggestions from the contract for the place of the caret. */
export function RequestEditor(props: Props): ReactElement {
  const { text, label, hint, lang, wrongLines, describedBy, texts, onText, handle } = props;
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [popup, setPopup] = useState<Popup>();
  const isTyping = useRef(false);
  const lastTold = useRef<{ readonly value: string; readonly caret: number }>(undefined);
  const editor = useEditor(box, text, {
    onText,
    onCaret: (caret) => {
      const made = editor.current;
      if (!made) return;
      const { value } = made;
      // A busy browser reports the caret after what was typed a second time, later.
      if (lastTold.current?.value === value && lastTold.current.caret === caret) return;
      lastTold.current = { value, caret };
      const found = isTyping.current ? suggest(hint, value, caret) : undefined;
      isTyping.current = false;
      setPopup(found && { ...found, active: 0 });
      props.onEntry(entryAt(hint, value, caret));
    },
  });

  const take = (index: number) => {
    const item = popup?.items[index];
    if (popup && item && editor.current) {
      replaceText(editor.current, item.text, popup.from, popup.to);
      setPopup(undefined);
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const made = editor.current;
    // An input method has the same keys for its own suggestions.
    if (!made || event.isComposing) return;
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      const found = suggest(hint, made.value, made.textarea.selectionStart);
      return setPopup(found && { ...found, active: 0 });
    }
    if (!popup) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const count = popup.items.length;
    if (move) setPopup({ ...popup, active: (popup.active + move + count) % count });
    else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) take(popup.active);
    else if (event.key === "Escape") setPopup(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const latestKey = useRef(onKey);
  latestKey.current = onKey;

  useEffect(() => {
    const made = editor.current;
    if (!made) return;
    const { textarea } = made;
    const key = (event: KeyboardEvent) => latestKey.current(event);
    const typed = (event: Event) => {
      isTyping.current = /^insert(Text|CompositionText)$/.test((event as InputEvent).inputType);
    };
    const { ownerDocument } = textarea;
    const close = () => setPopup(undefined);
    const closeSoon = () => requestAnimationFrame(close);
    const leave = () => {
      // The list's end would move what is pressed from under the pointer.
      if (!ownerDocument.querySelector(":active")) close();
      else ownerDocument.addEventListener("mouseup", closeSoon, { once: true });
    };
    // Before the editor's own listeners, and before those of the console.
    made.container.addEventListener("keydown", key, true);
    textarea.addEventListener("beforeinput", typed);
    textarea.addEventListener("blur", leave);
    handle({
      focus: () => textarea.focus(),
      goToLine: (line) => {
        const offset = made.value
          .split("\n")
          .slice(0, line - 1)
          .join("\n").length;
        const start = line > 1 ? offset + 1 : 0;
        textarea.focus();
        textarea.setSelectionRange(start, start);
        made.lines[line]?.scrollIntoView({ block: "nearest" });
      },
    });
    return () => {
      made.container.removeEventListener("keydown", key, true);
      textarea.removeEventListener("beforeinput", typed);
      textarea.removeEventListener("blur", leave);
    };
  }, [editor, handle]);

  useEffect(() => {
    const textarea = editor.current?.textarea;
    if (!textarea) return;
    textarea.setAttribute("aria-label", label);
    textarea.setAttribute("aria-describedby", describedBy);
    textarea.setAttribute("aria-autocomplete", "list");
    set(textarea, "aria-controls", popup && listId);
    set(textarea, "aria-activedescendant", popup && `${listId}-${popup.active}`);
  }, [editor, label, describedBy, popup, listId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: editing a line removes its mark.
  useEffect(() => {
    const lines = editor.current?.lines ?? [];
    const wrong = new Set(wrongLines.map(({ line }) => line));
    for (const [number, line] of Array.from(lines).entries()) {
      line.classList.toggle("wrong", wrong.has(number));
    }
  }, [editor, wrongLines, text]);

  return (
    <div className="request-editor">
      <div ref={box} />
      {popup ? (
        <SuggestionList
          id={listId}
          items={popup.items}
          active={popup.active}
          label={texts.suggestions}
          keys={texts.suggestionKeys}
          lang={lang}
          onTake={take}
        />
      ) : null}
    </div>
  );
}

function set(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
