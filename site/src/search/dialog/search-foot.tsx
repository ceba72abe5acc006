import type { ReactElement } from "react";
import type { SearchTexts } from "../../../i18n/texts.ts";

interface Props {
  readonly texts: SearchTexts;
  readonly count: string;
  readonly isSlashKeyOn: boolean;
  readonly onSlashKey: (isOn: boolean) => void;
}

/** The key hints, and the switch for the single-character shortcut. */
export function SearchFoot({ texts, count, isSlashKeyOn, onSlashKey }: Props): ReactElement {
  return (
    <div className="search-foot">
      <span className="search-keys">
        <kbd className="key">↑</kbd> <kbd className="key">↓</kbd> {texts.move}
      </span>
      <span className="search-keys">
        <kbd className="key">↵</kbd> {texts.open}
      </span>
      <span className="search-keys">
        <kbd className="key">Ctrl ↵</kbd> {texts.openInTab}
      </span>
      <label className="search-switch">
        <input
          type="checkbox"
          checked={isSlashKeyOn}
          onChange={({ currentTarget }) => onSlashKey(currentTarget.checked)}
        />
        <kbd className="key">/</kbd> {texts.slashKey}
      </label>
      <span className="search-count">{count}</span>
    </div>
  );
}
