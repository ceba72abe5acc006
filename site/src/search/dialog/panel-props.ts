import type { MouseEvent } from "react";
import type { ShellTexts } from "../../../i18n/texts.ts";
import type { After } from "../../browser/after.ts";
import type { Item } from "./item.ts";
import type { RecentPlace } from "./recent-place.ts";
import type { SearchSession } from "./search-session.ts";
import type { SlashKey } from "./slash-key.ts";

/** Runs an action after the current render has been painted. */
export type AfterPaint = (action: () => void) => void;

/** What the dialog gets from the page around it. */
export interface PanelProps {
  readonly field: HTMLInputElement;
  readonly session: SearchSession;
  readonly shellTexts: ShellTexts;
  readonly recent: readonly RecentPlace[];
  readonly namesHref: string;
  readonly after: After;
  readonly afterPaint: AfterPaint;
  readonly isOnline: () => boolean;
  readonly slashKey: SlashKey;
  /** Called when an item is chosen; the dialog closes unless it opens in a new tab. */
  readonly onChoose: (item: Item, event: MouseEvent) => void;
}
