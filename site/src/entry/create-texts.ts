import type { ShellTexts } from "../../i18n/texts.ts";
import { fetchJson } from "./fetch-json.ts";

/** The texts for React in the language on view: loaded when React first needs them. */
export interface LoadedTexts {
  readonly load: () => Promise<ShellTexts>;
  /** Switches to the texts of another language. */
  readonly use: (path: string) => void;
}

export function createTexts(window: Window, first: string): LoadedTexts {
  const kept = new Map<string, Promise<ShellTexts>>();
  let path = first;
  return {
    load: () => {
      const loading = kept.get(path) ?? fetchJson(window, path);
      const asked = path;
      kept.set(asked, loading);
      loading.catch(() => kept.delete(asked));
      return loading;
    },
    use: (next) => {
      path = next;
    },
  };
}
