import type { ReactElement } from "react";
import type { Suggestion } from "./suggest.ts";

interface Props {
  readonly id: string;
  readonly items: readonly Suggestion[];
  readonly active: number;
  readonly label: string;
  readonly keys: string;
  /** Language of the sentences. */
  readonly lang: string;
  readonly onTake: (index: number) => void;
}

/** A list that scrolls would need keys for that: the items around the active one are enough. */
const SHOWN = 6;

/** What can stand at the caret. The focus stays in the textarea, which names the active item. */
export function SuggestionList(props: Props): ReactElement {
  const { id, items, active, label, keys, lang, onTake } = props;
  const from = Math.max(0, Math.min(active - Math.floor(SHOWN / 2), items.length - SHOWN));
  return (
    <div className="suggestions">
      <div id={id} role="listbox" aria-label={label}>
        {items.slice(from, from + SHOWN).map((item, nth) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the textarea.
          // biome-ignore lint/a11y/useFocusableInteractive: the textarea keeps the focus.
          <div
            key={item.label}
            id={`${id}-${from + nth}`}
            role="option"
            aria-selected={from + nth === active}
            aria-posinset={from + nth + 1}
            aria-setsize={items.length}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(from + nth)}
          >
            <code lang={lang}>{item.label}</code> <small>{item.type}</small>
            <span lang={lang}>{item.says}</span>
          </div>
        ))}
      </div>
      <p>{keys}</p>
    </div>
  );
}
