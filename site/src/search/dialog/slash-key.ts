import type { KeyValues } from "../../browser/preferences.ts";

const KEY = "search-key";

/** A single letter as a shortcut, and the switch that turns it off (WCAG 2.1.4). */
export interface SlashKey {
  readonly isOn: () => boolean;
  readonly choose: (isOn: boolean) => void;
}

/** Where storage is forbidden the key is on, and a choice lasts as long as the page. */
export function slashKeyOf(storage: KeyValues): SlashKey {
  return {
    isOn: () => {
      try {
        return storage.getItem(KEY) !== "off";
      } catch {
        return true;
      }
    },
    choose: (isOn) => {
      try {
        storage.setItem(KEY, isOn ? "on" : "off");
      } catch {
        // Nothing is remembered, then.
      }
    },
  };
}
