import { createEditor, type PrismEditor } from "prism-code-editor";
import { insertText } from "prism-code-editor/utils";
import { type RefObject, useEffect, useRef } from "react";
import "prism-code-editor/prism/languages/json";

export interface EditorEvents {
  readonly onText: (text: string) => void;
  readonly onCaret: (caret: number) => void;
}

/** Puts an editor into an element. Its text is in a native textarea, so Tab leaves it. */
export function useEditor(
  box: RefObject<HTMLElement | null>,
  text: string,
  events: EditorEvents,
): RefObject<PrismEditor | undefined> {
  const editor = useRef<PrismEditor | undefined>(undefined);
  const latest = useRef(events);
  latest.current = events;
  const first = useRef(text);
  useEffect(() => {
    if (!box.current) return;
    const made = createEditor(box.current, {
      language: "json",
      value: first.current,
      wordWrap: true,
      onUpdate: (value) => latest.current.onText(value),
      onSelectionChange: ([, caret]) => latest.current.onCaret(caret),
    });
    // By default Escape leaves the text: in a console it closes or cancels.
    made.keyCommandMap.Escape = null;
    editor.current = made;
    return () => {
      made.remove();
      editor.current = undefined;
    };
  }, [box]);
  useEffect(() => {
    if (editor.current && editor.current.value !== text) {
      editor.current.setOptions({ value: text });
    }
  }, [text]);
  return editor;
}

/** Replaces a part of the text in such a way that the browser can undo it. */
export function replaceText(editor: PrismEditor, text: string, from: number, to: number): void {
  insertText(editor, text, from, to, from + text.length);
}
