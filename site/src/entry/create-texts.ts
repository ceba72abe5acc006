import type { ShellTexts } from "../../i18n/texts.ts";
import { fetchJson } from "../base/fetch-json.ts";
import { retryable } from "../base/retryable.ts";

/** The texts for React in the current language: loaded when React first needs them. */
export interface LoadedTexts {
  readonly load: () => Promise<ShellTexts>;
  /** Switches to the texts of another language. */
  readonly use: (path: string) => void;
}

export function createTexts(window: Window, first: string): LoadedTexts {
  const load = retryable((path: string): Promise<ShellTexts> => fetchJson(window, path));
  let path = first;
  return {
    load: () => load(path),
    use: (next) => {
      path = next;
    },
  };
}
