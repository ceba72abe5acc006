import type { KeyValues } from "../../browser/preferences.ts";
import { isSlashKeyOn, SLASH_KEY } from "./is-slash-key-on.ts";

/** A single-character shortcut that can be turned off (WCAG 2.1.4). */
export interface SlashKey {
  readonly isOn: () => boolean;
  readonly choose: (isOn: boolean) => void;
}

export function slashKeyOf(storage: KeyValues): SlashKey {
  return {
    isOn: () => isSlashKeyOn(storage),
    choose: (isOn) => {
      try {
        storage.setItem(SLASH_KEY, isOn ? "on" : "off");
      } catch {
        // Without storage, nothing is remembered.
      }
    },
  };
}
